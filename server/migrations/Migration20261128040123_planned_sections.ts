import { Migration } from '@mikro-orm/migrations';

/** How many sections the customer of an order without a design wants. */
export class Migration20261128040123_planned_sections extends Migration {
  override up(): void {
    this.addSql(`alter table "orders" add column "planned_sections" int null;`);
    this.addSql(`alter table "orders" drop constraint "orders_pages_check";`);
    this.addSql(`alter table "orders" add constraint "orders_pages_check" check (total_pages > 0 and total_sections >= 0 and planned_sections >= 0);`);
  }

  override down(): void {
    this.addSql(`alter table "orders" drop constraint "orders_pages_check";`);
    this.addSql(`alter table "orders" drop column "planned_sections";`);
    this.addSql(`alter table "orders" add constraint "orders_pages_check" check (total_pages > 0 and total_sections >= 0);`);
  }
}

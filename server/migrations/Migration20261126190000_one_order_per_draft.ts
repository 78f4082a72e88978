import { Migration } from '@mikro-orm/migrations';

export class Migration20261126190000_one_order_per_draft extends Migration {
  override up(): void {
    this.addSql(`alter table "orders" add "draft_id" text null;`);
    this.addSql(
      `create unique index "orders_one_per_draft" on "orders" ("user_id", "draft_id") where draft_id is not null and deleted_at is null;`,
    );
  }

  override down(): void {
    this.addSql(`drop index "orders_one_per_draft";`);
    this.addSql(`alter table "orders" drop column "draft_id";`);
  }
}

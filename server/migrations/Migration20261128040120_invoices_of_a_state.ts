import { Migration } from '@mikro-orm/migrations';

/** Invoices of one state are counted from the index alone. */
export class Migration20261128040120_invoices_of_a_state extends Migration {
  override up(): void {
    this.addSql(`drop index "invoices_by_status";`);
    this.addSql(`create index "invoices_by_status" on "invoices" ("status", "created_at" DESC, "id" DESC) include ("credited_rials", "amount_rials");`);
  }

  override down(): void {
    this.addSql(`drop index "invoices_by_status";`);
    this.addSql(`create index "invoices_by_status" on "invoices" ("status", "created_at" DESC, "id" DESC);`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** One index for each column that an administrators' list is sorted by. */
export class Migration20261127040073_sorted_lists extends Migration {
  override up(): void {
    this.addSql(
      `create index "users_by_last_login" on "users" (coalesce("last_login_at", '-infinity'), "id");`,
    );
    this.addSql(`create index "orders_by_price" on "orders" ("price_rials", "id") where deleted_at is null;`);
    this.addSql(`create index "invoices_by_amount" on "invoices" ("amount_rials", "id");`);
    this.addSql(`create index "invoices_by_due_date" on "invoices" ("due_at", "id");`);
    this.addSql(
      `create index "payments_by_amount" on "payments" ((amount_rials + case gateway when 'wallet' then 0 else wallet_rials end), "id");`,
    );
    this.addSql(`create index "receipts_by_amount" on "receipts" ("amount_rials", "id");`);
  }

  override down(): void {
    for (const name of [
      'users_by_last_login',
      'orders_by_price',
      'invoices_by_amount',
      'invoices_by_due_date',
      'payments_by_amount',
      'receipts_by_amount',
    ])
      this.addSql(`drop index "${name}";`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** The few among the many: administrators among users, payments to review among payments. */
export class Migration20261125160000_rare_filters extends Migration {
  override up(): void {
    this.addSql(`create index "users_of_role" on "users" ("role", "created_at", "id");`);
    this.addSql(`create index "payments_by_status" on "payments" ("status", "created_at" DESC, "id" DESC);`);
  }

  override down(): void {
    this.addSql(`drop index "payments_by_status";`);
    this.addSql(`drop index "users_of_role";`);
  }
}

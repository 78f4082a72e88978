import { Migration } from '@mikro-orm/migrations';

/** One index for each column that the lists of keys, mails and acts of administrators are sorted by. */
export class Migration20261128040105_sorted_administration extends Migration {
  override up(): void {
    this.addSql(`create index "api_keys_by_expiry" on "api_keys" ("expires_at", "id");`);
    this.addSql(
      `create index "api_keys_by_last_use" on "api_keys" (coalesce("last_used_at", '-infinity'), "id");`,
    );
    this.addSql(`create index "email_logs_by_recipient" on "email_logs" ("to", "id");`);
    this.addSql(`create index "email_logs_by_attempts" on "email_logs" ("attempts", "id");`);
    this.addSql(`create index "audit_entries_by_action" on "audit_entries" ("action", "id");`);
  }

  override down(): void {
    const keys = ['api_keys_by_expiry', 'api_keys_by_last_use'];
    for (const name of [...keys, 'email_logs_by_recipient', 'email_logs_by_attempts', 'audit_entries_by_action'])
      this.addSql(`drop index "${name}";`);
  }
}

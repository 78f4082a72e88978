import { Migration } from '@mikro-orm/migrations';

export class Migration20261128040101_site_messages_taken_back extends Migration {
  override up(): void {
    this.addSql(`create index "site_messages_taken_back" on "site_messages" ("site_id") where state <> 'spam' and spam_reasons <> '[]';`);
  }

  override down(): void {
    this.addSql(`drop index "site_messages_taken_back";`);
  }
}

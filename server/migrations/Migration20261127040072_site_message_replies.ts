import { Migration } from '@mikro-orm/migrations';

/** What owners answered to messages of visitors. */
export class Migration20261127040072_site_message_replies extends Migration {
  override up(): void {
    this.addSql(`alter table "site_messages" add "replies" jsonb not null default '[]';`);
    this.addSql(`alter table "site_messages" add constraint "site_messages_replies_check" check (jsonb_typeof(replies) = 'array' and jsonb_array_length(replies) <= 10);`);
  }

  override down(): void {
    this.addSql('alter table "site_messages" drop column "replies"');
  }
}

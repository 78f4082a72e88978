import { Migration } from '@mikro-orm/migrations';

/** Messages that visitors send by the forms of sites. */
export class Migration20261127040071_site_messages extends Migration {
  override up(): void {
    this.addSql(`create table "site_messages" ("id" uuid not null, "site_id" uuid not null, "kind" text not null, "form_title" text not null, "page_path" text not null, "fields" jsonb not null, "sender_name" text null, "sender_email" text null, "sender_phone" text null, "state" text not null default 'inbox', "spam_reasons" jsonb not null default '[]', "search_text" text not null, "read_at" timestamptz(3) null, "received_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "site_messages_search" on "site_messages" using gin ("search_text" gin_trgm_ops);`);
    this.addSql(`create index "site_messages_unread" on "site_messages" ("site_id") where read_at is null and state = 'inbox';`);
    this.addSql(`create index "site_messages_list" on "site_messages" ("site_id", "state", "received_at" DESC, "id" DESC);`);
    this.addSql(`alter table "site_messages" add constraint "site_messages_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "site_messages" add constraint "site_messages_fields_check" check (jsonb_typeof(fields) = 'array' and jsonb_array_length(fields) <= 20);`);
    this.addSql(`alter table "site_messages" add constraint "site_messages_state_check" check (state in ('inbox', 'archived', 'spam'));`);
    this.addSql(`alter table "site_messages" add constraint "site_messages_kind_check" check (kind in ('contact', 'booking', 'newsletter'));`);
  }

  override down(): void {
    this.addSql('drop table "site_messages"');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** That search engines are notified of the changes of a site. */
export class Migration20261127040098_index_now extends Migration {
  override up(): void {
    this.addSql(`create table "site_index_now" ("id" uuid not null, "site_id" uuid not null, "key" text not null, "is_on" boolean not null, "sent" jsonb null, "last_at" timestamptz(3) null, "last_urls" int null, "last_outcome" text null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "site_index_now" add constraint "site_index_now_site_id_unique" unique ("site_id");`);
    this.addSql(`alter table "site_index_now" add constraint "site_index_now_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "site_index_now" add constraint "site_index_now_last_is_whole" check ((last_at is null) = (last_outcome is null) and (last_at is null) = (last_urls is null));`);
    this.addSql(`alter table "site_index_now" add constraint "site_index_now_outcome_check" check (last_outcome in ('accepted', 'pending', 'key_refused', 'refused', 'too_many', 'unreachable'));`);
    this.addSql(`alter table "site_index_now" add constraint "site_index_now_urls_check" check (last_urls between 1 and 10000);`);
    this.addSql(`alter table "site_index_now" add constraint "site_index_now_key_check" check (key ~ '^[0-9a-f]{32}$');`);
  }

  override down(): void {
    this.addSql(`drop table "site_index_now";`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Lists of newsletters, addresses that were removed from them, and how many of a list a backup holds. */
export class Migration20261127040089_newsletter extends Migration {
  override up(): void {
    this.addSql(`create table "newsletter_subscribers" ("id" uuid not null, "site_id" uuid not null, "email" text not null, "name" text null, "page_path" text not null, "search_text" text not null, "mail_ids" jsonb not null default '[]', "requested_at" timestamptz(3) not null, "confirmed_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`create index "newsletter_subscribers_search" on "newsletter_subscribers" using gin ("search_text" gin_trgm_ops);`);
    this.addSql(`create index "newsletter_subscribers_pending" on "newsletter_subscribers" ("requested_at") where confirmed_at is null;`);
    this.addSql(`create index "newsletter_subscribers_in_order" on "newsletter_subscribers" ("site_id", "id");`);
    this.addSql(`create index "newsletter_subscribers_list" on "newsletter_subscribers" ("site_id", "confirmed_at" DESC, "id" DESC);`);
    this.addSql(`alter table "newsletter_subscribers" add constraint "newsletter_subscribers_email_unique" unique ("site_id", "email");`);
    this.addSql(`create table "removed_newsletter_subscribers" ("id" uuid not null, "site_id" uuid not null, "address_hash" text not null, "is_unsubscribed" boolean not null, "removed_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "removed_newsletter_subscribers" add constraint "removed_newsletter_subscribers_unique" unique ("site_id", "address_hash");`);
    this.addSql(`alter table "site_backups" drop constraint "site_backups_counts_check";`);
    this.addSql(`alter table "site_backups" add "subscribers" int not null default 0;`);
    this.addSql(`alter table "site_backups" add constraint "site_backups_counts_check" check (pages > 0 and messages >= 0 and subscribers >= 0 and total_bytes > 0);`);
    this.addSql(`alter table "newsletter_subscribers" add constraint "newsletter_subscribers_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "removed_newsletter_subscribers" add constraint "removed_newsletter_subscribers_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;`);
  }

  override down(): void {
    this.addSql('alter table "site_backups" drop constraint "site_backups_counts_check"');
    this.addSql('alter table "site_backups" drop column "subscribers"');
    this.addSql('alter table "site_backups" add constraint "site_backups_counts_check" check (pages > 0 and messages >= 0 and total_bytes > 0)');
    this.addSql('drop table "removed_newsletter_subscribers"');
    this.addSql('drop table "newsletter_subscribers"');
  }
}

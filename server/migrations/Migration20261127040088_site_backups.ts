import { Migration } from '@mikro-orm/migrations';

/** Backups of sites, reports about them, and the ids of messages that no restored backup brings back. */
export class Migration20261127040088_site_backups extends Migration {
  override up(): void {
    this.addSql(`create table "site_backups" ("id" uuid not null, "site_id" uuid not null, "day" date not null, "design_hash" text not null, "manifest" jsonb not null, "pictures" jsonb not null, "digest" text not null, "pages" int not null, "messages" int not null, "total_bytes" bigint not null, "taken_at" timestamptz(3) not null, "verified_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`create index "site_backups_content" on "site_backups" using gin ((jsonb_path_query_array(manifest, '$.*."hash"')));`);
    this.addSql(`create index "site_backups_oldest" on "site_backups" ("taken_at");`);
    this.addSql(`alter table "site_backups" add constraint "site_backups_day_unique" unique ("site_id", "day");`);
    this.addSql(`create table "erased_site_messages" ("id" uuid not null, "site_id" uuid not null, "erased_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "erased_site_messages_site_id_index" on "erased_site_messages" ("site_id");`);
    this.addSql(`create table "site_backup_reports" ("id" uuid not null, "site_id" uuid not null, "month" int not null, "sent_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "site_backup_reports" add constraint "site_backup_reports_month_unique" unique ("site_id", "month");`);
    this.addSql(`create index "site_messages_in_order" on "site_messages" ("site_id", "id");`);
    this.addSql(`alter table "site_backups" add constraint "site_backups_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "site_backups" add constraint "site_backups_counts_check" check (pages > 0 and messages >= 0 and total_bytes > 0);`);
    this.addSql(`alter table "erased_site_messages" add constraint "erased_site_messages_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "site_backup_reports" add constraint "site_backup_reports_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "site_backup_reports" add constraint "site_backup_reports_month_check" check (month > 0);`);
  }

  override down(): void {
    this.addSql('drop index "site_messages_in_order"');
    this.addSql('drop table "site_backup_reports"');
    this.addSql('drop table "erased_site_messages"');
    this.addSql('drop table "site_backups"');
  }
}

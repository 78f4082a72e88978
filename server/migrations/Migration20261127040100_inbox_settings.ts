import { Migration } from '@mikro-orm/migrations';

/** How long the messages of a site are kept. */
export class Migration20261127040100_inbox_settings extends Migration {
  override up(): void {
    this.addSql(`create table "site_inbox_settings" ("id" uuid not null, "site_id" uuid not null, "kept_months" smallint null, "updated_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "site_inbox_settings" add constraint "site_inbox_settings_site_id_unique" unique ("site_id");`);
    this.addSql(`alter table "site_inbox_settings" add constraint "site_inbox_settings_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "site_inbox_settings" add constraint "site_inbox_settings_months_check" check (kept_months in (3, 6, 12, 24));`);
  }

  override down(): void {
    this.addSql(`drop table "site_inbox_settings";`);
  }
}

import { Migration } from '@mikro-orm/migrations';

const MODES = `('normal', 'temporarily_unavailable', 'update_mode', 'development_mode')`;

/**
 * What the site says of itself is kept as its difference from the defaults; changes have a history, closures a plan.
 */
export class Migration20261124090000_site_modes_and_settings extends Migration {
  override up(): void {
    this.addSql(`alter table "site_config" add column "settings" jsonb null;`);
    // Nothing could be changed so far: every row still says what the defaults say.
    this.addSql(`update "site_config" set "settings" = '{}';`);
    this.addSql(`alter table "site_config" alter column "settings" set not null;`);
    this.addSql(`alter table "site_config" drop column "name", drop column "slogan", drop column "description", drop column "email", drop column "phone", drop column "instagram", drop column "linkedin", drop column "github";`);
    this.addSql(`create table "site_changes" ("id" uuid not null, "kind" text not null, "mode" text not null, "previous_mode" text not null, "message" text null, "until" timestamptz(3) null, "reason" text null, "changes" jsonb not null, "user_id" uuid null, "at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "site_changes_user_id_index" on "site_changes" ("user_id");`);
    this.addSql(`create index "site_changes_newest" on "site_changes" ("at", "id");`);
    this.addSql(`alter table "site_changes" add constraint "site_changes_kind_check" check ("kind" in ('mode', 'settings'));`);
    this.addSql(`alter table "site_changes" add constraint "site_changes_mode_check" check ("mode" in ${MODES});`);
    this.addSql(`alter table "site_changes" add constraint "site_changes_previous_mode_check" check ("previous_mode" in ${MODES});`);
    this.addSql(`alter table "site_changes" add constraint "site_changes_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;`);
    this.addSql(`create table "maintenance_windows" ("id" uuid not null, "starts_at" timestamptz(3) not null, "ends_at" timestamptz(3) not null, "mode" text not null, "message" text null, "reason" text null, "state" text not null, "return_mode" text null, "created_by_id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "maintenance_windows_created_by_id_index" on "maintenance_windows" ("created_by_id");`);
    this.addSql(`create index "maintenance_windows_open" on "maintenance_windows" ("starts_at") where state in ('planned', 'active');`);
    this.addSql(`alter table "maintenance_windows" add constraint "maintenance_windows_order" check (ends_at > starts_at);`);
    this.addSql(`alter table "maintenance_windows" add constraint "maintenance_windows_mode_check" check ("mode" in ${MODES});`);
    this.addSql(`alter table "maintenance_windows" add constraint "maintenance_windows_state_check" check ("state" in ('planned', 'active', 'ended', 'canceled'));`);
    this.addSql(`alter table "maintenance_windows" add constraint "maintenance_windows_return_mode_check" check ("return_mode" in ${MODES});`);
    this.addSql(`alter table "maintenance_windows" add constraint "maintenance_windows_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on update no action on delete restrict;`);
  }

  override down(): void {
    this.addSql(`drop table "maintenance_windows";`);
    this.addSql(`drop table "site_changes";`);
    for (const column of ['name', 'slogan', 'description', 'email', 'phone'])
      this.addSql(`alter table "site_config" add column "${column}" text not null default '';`);
    for (const column of ['name', 'slogan', 'description', 'email', 'phone'])
      this.addSql(`alter table "site_config" alter column "${column}" drop default;`);
    this.addSql(`alter table "site_config" drop column "settings", add column "instagram" text null, add column "linkedin" text null, add column "github" text null;`);
  }
}

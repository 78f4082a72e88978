import { Migration } from '@mikro-orm/migrations';

/** A mail has its row from the moment it is queued, with every attempt; people choose how they hear of what. */
export class Migration20261123100000_mails_and_preferences extends Migration {
  override up(): void {
    this.addSql(`drop index "email_logs_open";`);
    this.addSql(`alter table "email_logs" drop column "mail_key", add column "service" text null, add column "history" jsonb null, add column "search_text" text null;`);
    this.addSql(`alter table "email_logs" drop constraint "email_logs_attempts", drop constraint "email_logs_status_check";`);
    // What is known of the mails so far: how often they were tried, and the last outcome.
    this.addSql(`update "email_logs" set "service" = 'smtp', "search_text" = replace(lower("to" || ' ' || "subject"), U&'\\200C', ''), "history" = jsonb_build_array(jsonb_build_object('at', to_char(coalesce("sent_at", "created_at") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'service', 'smtp', 'error', "error"));`);
    this.addSql(`alter table "email_logs" alter column "service" set not null, alter column "history" set not null, alter column "search_text" set not null;`);
    this.addSql(`alter table "email_logs" add constraint "email_logs_attempts" check (attempts >= 0);`);
    this.addSql(`alter table "email_logs" add constraint "email_logs_status_check" check ("status" in ('queued', 'sent', 'failed'));`);
    this.addSql(`create index "email_logs_of_status" on "email_logs" ("status", "created_at", "id");`);
    this.addSql(`create index "email_logs_sent" on "email_logs" ("sent_at") where sent_at is not null;`);
    this.addSql(`create table "notification_preferences" ("id" uuid not null, "user_id" uuid not null, "kind" text not null, "bell" boolean not null, "email" boolean not null, "updated_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "notification_preferences_user_id_index" on "notification_preferences" ("user_id");`);
    this.addSql(`alter table "notification_preferences" add constraint "notification_preferences_once" unique ("user_id", "kind");`);
    this.addSql(`alter table "notification_preferences" add constraint "notification_preferences_locked" check ((bell and email) or kind not in ('money', 'security'));`);
    this.addSql(`alter table "notification_preferences" add constraint "notification_preferences_kind_check" check ("kind" in ('order', 'money', 'security', 'domain', 'support', 'news'));`);
    this.addSql(`alter table "notification_preferences" add constraint "notification_preferences_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete restrict;`);
  }

  override down(): void {
    this.addSql(`drop table "notification_preferences";`);
    this.addSql(`delete from "email_logs" where "status" = 'queued' or "attempts" = 0;`);
    this.addSql(`drop index "email_logs_of_status";`);
    this.addSql(`drop index "email_logs_sent";`);
    this.addSql(`alter table "email_logs" drop constraint "email_logs_attempts", drop constraint "email_logs_status_check", drop column "service", drop column "history", drop column "search_text", add column "mail_key" text not null default '';`);
    this.addSql(`alter table "email_logs" alter column "mail_key" drop default;`);
    this.addSql(`alter table "email_logs" add constraint "email_logs_attempts" check (attempts > 0);`);
    this.addSql(`alter table "email_logs" add constraint "email_logs_status_check" check ("status" in ('sent', 'failed'));`);
    this.addSql(`create index "email_logs_open" on "email_logs" ("mail_key") where status = 'failed';`);
  }
}

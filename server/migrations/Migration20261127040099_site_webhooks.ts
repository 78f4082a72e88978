import { Migration } from '@mikro-orm/migrations';

/** Webhooks of sites, and what is posted to them. */
export class Migration20261127040099_site_webhooks extends Migration {
  override up(): void {
    this.addSql(`create table "site_webhooks" ("id" uuid not null, "site_id" uuid not null, "url" text not null, "sealed_secret" text not null, "failing_since" timestamptz(3) null, "turned_off_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "site_webhooks_site_id_index" on "site_webhooks" ("site_id");`);
    this.addSql(`create table "site_webhook_deliveries" ("id" uuid not null, "webhook_id" uuid not null, "event" text not null, "subject_id" uuid null, "state" text not null default 'waiting', "tries" int not null default 0, "last_status" int null, "last_fault" text null, "last_try_at" timestamptz(3) null, "next_try_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "site_webhook_deliveries_old" on "site_webhook_deliveries" ("created_at");`);
    this.addSql(`create unique index "site_webhook_deliveries_subject" on "site_webhook_deliveries" ("webhook_id", "subject_id") where subject_id is not null;`);
    this.addSql(`create index "site_webhook_deliveries_list" on "site_webhook_deliveries" ("webhook_id", "id");`);
    this.addSql(`alter table "site_webhooks" add constraint "site_webhooks_site_id_foreign" foreign key ("site_id") references "sites" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "site_webhook_deliveries" add constraint "site_webhook_deliveries_webhook_id_foreign" foreign key ("webhook_id") references "site_webhooks" ("id") on update no action on delete restrict;`);
    this.addSql(`alter table "site_webhook_deliveries" add constraint "site_webhook_deliveries_subject_check" check ((subject_id is null) = (event = 'webhook.test'));`);
    this.addSql(`alter table "site_webhook_deliveries" add constraint "site_webhook_deliveries_fault_check" check (last_fault in ('address_refused', 'unreachable', 'certificate', 'timeout', 'gone', 'turned_off'));`);
    this.addSql(`alter table "site_webhook_deliveries" add constraint "site_webhook_deliveries_state_check" check (state in ('waiting', 'delivered', 'failed'));`);
    this.addSql(`alter table "site_webhook_deliveries" add constraint "site_webhook_deliveries_event_check" check (event in ('message.received', 'subscriber.confirmed', 'webhook.test'));`);
  }

  override down(): void {
    this.addSql('drop table "site_webhook_deliveries"');
    this.addSql('drop table "site_webhooks"');
  }
}

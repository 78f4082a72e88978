import { Migration } from '@mikro-orm/migrations';

/** Owners choose what a webhook is notified of; until now it was everything. */
export class Migration20261128040109_webhook_events extends Migration {
  override up(): void {
    this.addSql(`alter table "site_webhooks" add "events" text[] not null default '{message.received,subscriber.confirmed}';`);
    this.addSql(`alter table "site_webhooks" add constraint "site_webhooks_events_check" check (cardinality(events) > 0 and events <@ array['message.received', 'subscriber.confirmed']::text[]);`);
  }

  override down(): void {
    this.addSql(`alter table "site_webhooks" drop constraint "site_webhooks_events_check";`);
    this.addSql(`alter table "site_webhooks" drop column "events";`);
  }
}

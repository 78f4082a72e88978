import { Migration } from '@mikro-orm/migrations';

const EVENTS = `array['message.received', 'subscriber.confirmed']::text[]`;
const KINDS = `array['order.created', 'order.updated', 'order.paid', 'order.cancelled', 'order.deleted',
  'payment.succeeded', 'payment.failed', 'invoice.issued', 'invoice.paid', 'invoice.overdue', 'invoice.cancelled',
  'refund.made', 'site.online', 'site.closed', 'site.reopened', 'domain.connected', 'domain.registered',
  'domain.expiring', 'message.received', 'subscriber.confirmed', 'subscriber.removed', 'key.created', 'key.revoked',
  'key.widened']::text[]`;

const DELIVERED = `'message.received', 'subscriber.confirmed', 'webhook.test', 'order.created', 'order.updated',
  'order.paid', 'order.cancelled', 'order.deleted', 'payment.succeeded', 'payment.failed', 'invoice.issued',
  'invoice.paid', 'invoice.overdue', 'invoice.cancelled', 'refund.made', 'site.online', 'site.closed',
  'site.reopened', 'domain.connected', 'domain.registered', 'domain.expiring', 'subscriber.removed', 'key.created',
  'key.revoked', 'key.widened'`;

const TABLES = [
  ['site_webhooks', 'webhooks'],
  ['site_webhook_deliveries', 'webhook_deliveries'],
] as const;
const CONSTRAINTS = [
  ['webhooks', ['pkey', 'site_id_foreign', 'made_by_key_id_foreign']],
  ['webhook_deliveries', ['pkey', 'webhook_id_foreign', 'subject_check', 'fault_check', 'state_check']],
] as const;
const INDEXES = [
  ['webhooks', ['site_id_index', 'made_by_key_id_index']],
  ['webhook_deliveries', ['old', 'subject', 'list']],
] as const;

/** A webhook is of a site or of an account. */
export class Migration20261129133000_account_webhooks extends Migration {
  override up(): void {
    for (const [before, after] of TABLES) this.addSql(`alter table ${before} rename to ${after}`);
    for (const [table, names] of CONSTRAINTS)
      for (const name of names)
        this.addSql(`alter table ${table} rename constraint site_${table}_${name} to ${table}_${name}`);
    for (const [table, names] of INDEXES)
      for (const name of names) this.addSql(`alter index site_${table}_${name} rename to ${table}_${name}`);

    this.addSql(`alter table webhooks alter column site_id drop not null, add user_id uuid, add sent_sequence bigint, add earlier_sealed_secret text,
      add earlier_secret_until timestamptz(3), drop constraint site_webhooks_events_check,
      add constraint webhooks_owner_check check ((site_id is null) <> (user_id is null)),
      add constraint webhooks_events_check check (case when site_id is not null
        then cardinality(events) > 0 and events <@ ${EVENTS} else events <@ ${KINDS} end),
      add constraint webhooks_position_check check ((user_id is null) = (sent_sequence is null)),
      add constraint webhooks_earlier_secret_check
        check ((earlier_sealed_secret is null) = (earlier_secret_until is null)),
      add constraint webhooks_user_id_foreign foreign key (user_id) references users (id) on delete restrict`);
    this.addSql('create index webhooks_user_id_index on webhooks (user_id)');

    this.addSql(`alter table webhook_deliveries drop constraint site_webhook_deliveries_event_check,
      add constraint webhook_deliveries_event_check check (event in (${DELIVERED}))`);
  }
}

import { Check, Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { ACCOUNT_EVENT_KINDS, type AccountEventKind } from '#core/account-events.js';
import {
  DELIVERY_STATES,
  WEBHOOK_EVENTS,
  WEBHOOK_FAULTS,
  type DeliveryState,
  type WebhookEvent,
  type WebhookFault,
} from '#core/sites/webhooks.js';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { WebhookEntity } from './webhook.entity.js';

const listOf = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/** Names of what a webhook may be sent: events of sites, of accounts, and tests. */
export type DeliveredEvent = WebhookEvent | AccountEventKind;
const DELIVERED: readonly string[] = [...new Set<DeliveredEvent>([...WEBHOOK_EVENTS, ...ACCOUNT_EVENT_KINDS])];

/** Something that is posted to a webhook. It is read when it is sent, so nothing of a visitor is kept here. */
@Entity({ tableName: 'webhook_deliveries' })
@Check({ name: 'webhook_deliveries_event_check', expression: `event in (${listOf(DELIVERED)})` })
@Check({ name: 'webhook_deliveries_state_check', expression: `state in (${listOf(DELIVERY_STATES)})` })
@Check({ name: 'webhook_deliveries_fault_check', expression: `last_fault in (${listOf(WEBHOOK_FAULTS)})` })
@Check({
  name: 'webhook_deliveries_subject_check',
  expression: `(subject_id is null) = (event = 'webhook.test')`,
})
@Index({ name: 'webhook_deliveries_list', properties: ['webhookId', 'id'] })
@Index({
  name: 'webhook_deliveries_subject',
  expression:
    'create unique index "webhook_deliveries_subject" on "webhook_deliveries" ("webhook_id", "subject_id") where subject_id is not null',
})
@Index({ name: 'webhook_deliveries_old', properties: ['createdAt'] })
export class WebhookDeliveryEntity {
  /** Also the `webhook-id` of its requests. */
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => WebhookEntity, { index: false })
  webhookId!: string;

  @Property({ type: 'text' })
  event!: DeliveredEvent;

  /** The message, the subscriber or the event of the log, which may be deleted; null for a test. */
  @Property({ type: 'uuid', nullable: true })
  subjectId: string | null = null;

  @Property({ type: 'text', default: 'waiting' })
  state: DeliveryState = 'waiting';

  /** Since it was made or last requested again. */
  @Property({ type: 'integer', default: 0 })
  tries = 0;

  /** The status of the last answer. */
  @Property({ type: 'integer', nullable: true })
  lastStatus: number | null = null;

  /** Why there was none. */
  @Property({ type: 'text', nullable: true })
  lastFault: WebhookFault | null = null;

  @InstantColumn({ nullable: true })
  lastTryAt: Date | null = null;

  /** Where it waits to be sent again. */
  @InstantColumn({ nullable: true })
  nextTryAt: Date | null = null;

  @InstantColumn()
  createdAt!: Date;
}

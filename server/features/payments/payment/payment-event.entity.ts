import { Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import type { Rial } from '#core/money.js';
import { IdColumn, InstantColumn, ReferenceColumn, RialColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';
import { PaymentEntity } from './payment.entity.js';

/** The events of money on its way, in the customer's words ("where is my money"). */
const PAYMENT_EVENT_KINDS = [
  'requested',
  'held',
  'redirected',
  'returned',
  'verified',
  'settled',
  'credited',
  'failed',
  'cancelled',
  'expired',
  'needs_review',
  'unreachable',
  'hold_released',
  'refund_requested',
  'refunded',
  'reversed',
  'refund_failed',
] as const;
export type PaymentEventKind = (typeof PAYMENT_EVENT_KINDS)[number];

/** One step of a payment; never changed, never deleted (a trigger sees to it). */
@Entity({ tableName: 'payment_events' })
@Index({ name: 'payment_events_of_payment', properties: ['paymentId', 'createdAt', 'id'] })
export class PaymentEventEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => PaymentEntity, { index: false })
  paymentId!: string;

  @Enum({ items: [...PAYMENT_EVENT_KINDS], type: 'string' })
  kind!: PaymentEventKind;

  @RialColumn({ nullable: true })
  amountRials: Rial | null = null;

  /** The gateway's number, where it said one. */
  @Property({ type: 'integer', nullable: true })
  gatewayCode: number | null = null;

  /** The administrator who did it; null for the payer, the gateway and the system. */
  @ReferenceColumn(() => UserEntity, { nullable: true })
  actorId: string | null = null;

  /** The name of the API key by which the payer's program did it. */
  @Property({ type: 'text', nullable: true })
  viaKey: string | null = null;

  @InstantColumn()
  createdAt!: Date;
}

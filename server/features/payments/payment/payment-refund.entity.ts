import { Check, Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import type { Rial } from '#core/money.js';
import { IdColumn, InstantColumn, ReferenceColumn, RialColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';
import { LedgerJournalEntity } from '#features/wallet/index.js';
import { PaymentEntity } from './payment.entity.js';

/** gateway: back to the card, while the gateway can still reverse. wallet: to the customer's balance. */
const REFUND_METHODS = ['gateway', 'wallet'] as const;
export type RefundMethod = (typeof REFUND_METHODS)[number];

/** pending: reserved, the gateway has not answered yet. failed: nothing was given back. */
const REFUND_STATUSES = ['pending', 'completed', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/**
 * Money given back of a payment. All that have not failed add up to the payment's `refunded_rials` (a trigger sees to
 * it).
 */
@Entity({ tableName: 'payment_refunds' })
@Check({ name: 'payment_refunds_amount_positive', expression: 'amount_rials > 0' })
@Check({ name: 'payment_refunds_completed_is_posted', expression: `(status = 'completed') = (journal_id is not null)` })
@Index({ name: 'payment_refunds_of_payment', properties: ['paymentId', 'createdAt'] })
@Index({ name: 'payment_refunds_waiting', properties: ['createdAt'], where: `status = 'pending'` })
export class PaymentRefundEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => PaymentEntity, { index: false })
  paymentId!: string;

  @RialColumn()
  amountRials!: Rial;

  @Enum({ items: [...REFUND_METHODS], type: 'string' })
  method!: RefundMethod;

  @Enum({ items: [...REFUND_STATUSES], type: 'string' })
  status!: RefundStatus;

  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  /** Who requested it; null for the system. */
  @ReferenceColumn(() => UserEntity, { nullable: true })
  actorId: string | null = null;

  /** The journal is posted last of all. */
  @ReferenceColumn(() => LedgerJournalEntity, { nullable: true, unique: true, deferred: true })
  journalId: string | null = null;

  /** The process that is calling the gateway now; others wait until it is done or `leaseUntil` has passed. */
  @Property({ type: 'uuid', nullable: true })
  leaseToken: string | null = null;

  @InstantColumn({ nullable: true })
  leaseUntil: Date | null = null;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}

import { Check, Entity, Enum, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { ErrorCode } from '../../../core/errors.js';
import type { Rial } from '../../../core/money.js';
import { IdColumn, InstantColumn, ReferenceColumn, RialColumn } from '../../platform/db/columns.js';
import { UserEntity } from '../identity/index.js';
import { InvoiceEntity } from '../invoices/index.js';
import { LedgerJournalEntity } from '../wallet/index.js';

export const PAYMENT_PURPOSES = ['order', 'deposit'] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/**
 * failed and cancelled are what we believe, not the end: money that arrives later is still settled, once.
 * needs_review: the gateway holds money that it will not confirm for our amount; a person must look.
 */
export const PAYMENT_STATUSES = ['pending', 'completed', 'failed', 'cancelled', 'needs_review'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Which call opened the payment; an Idempotency-Key counts within it. */
export type PaymentOperation = 'request_payment' | 'request_deposit' | 'pay_invoice' | 'pay_from_wallet';

/** `gateway` of a payment made from the balance; it never has an authority. */
export const WALLET_GATEWAY = 'wallet';

/** One attempt to pay: a session at the gateway, or a payment from the wallet. */
@Entity({ tableName: 'payments' })
@Check({ name: 'payments_amount_positive', expression: 'amount_rials > 0' })
@Check({ name: 'payments_refund_within_amount', expression: 'refunded_rials between 0 and amount_rials' })
@Check({ name: 'payments_order_has_order', expression: `(purpose = 'order') = (order_id is not null)` })
@Check({ name: 'payments_wallet_has_no_authority', expression: `gateway <> 'wallet' or authority is null` })
@Check({
  name: 'payments_settled_is_whole',
  expression: `status <> 'completed' or (ref_id is not null and settled_at is not null and outcome is not null and journal_id is not null)`,
})
@Check({
  name: 'payments_unsettled_has_no_journal',
  expression: `status = 'completed' or (settled_at is null and journal_id is null and outcome is null)`,
})
@Unique({ name: 'payments_authority_once', properties: ['gateway', 'authority'] })
@Unique({ name: 'payments_idempotency_key', properties: ['userId', 'operation', 'idempotencyKey'] })
@Index({
  name: 'payments_of_user',
  columns: [{ name: 'user_id' }, { name: 'created_at', sort: 'desc' }, { name: 'id', sort: 'desc' }],
  properties: ['userId', 'createdAt', 'id'],
})
@Index({ name: 'payments_of_order', properties: ['orderId', 'createdAt'], where: 'order_id is not null' })
@Index({
  name: 'payments_newest',
  columns: [
    { name: 'created_at', sort: 'desc' },
    { name: 'id', sort: 'desc' },
  ],
  properties: ['createdAt', 'id'],
})
@Index({ name: 'payments_by_ref_id', properties: ['refId'], where: 'ref_id is not null' })
@Index({ name: 'payments_waiting', properties: ['checkedAt'], where: `status = 'pending'` })
@Index({ name: 'payments_leased', properties: ['leaseUntil'], where: 'lease_token is not null' })
export class PaymentEntity {
  @IdColumn()
  id!: string;

  @Enum({ items: [...PAYMENT_PURPOSES], type: 'string' })
  purpose!: PaymentPurpose;

  @ReferenceColumn(() => UserEntity)
  userId!: string;

  /** Orders stand above payments, so the database knows no key between them. */
  @Property({ type: 'uuid', nullable: true })
  orderId: string | null = null;

  /** The order's number, for receipts and answers. */
  @Property({ type: 'text', nullable: true })
  referenceNumber: string | null = null;

  @ReferenceColumn(() => InvoiceEntity, { nullable: true })
  invoiceId: string | null = null;

  @RialColumn()
  amountRials!: Rial;

  /** What has been given back of it so far. */
  @RialColumn({ default: 0 })
  refundedRials!: Rial;

  @Property({ type: 'text' })
  gateway!: string;

  /** The gateway's name of the session; null until it has answered. */
  @Property({ type: 'text', nullable: true })
  authority: string | null = null;

  @Enum({ items: [...PAYMENT_STATUSES], type: 'string' })
  status!: PaymentStatus;

  /** Persian, as the payer saw it. */
  @Property({ type: 'text' })
  description!: string;

  @Property({ type: 'text', nullable: true })
  callbackUrl: string | null = null;

  /** A path of our own site to go to afterwards. */
  @Property({ type: 'text', nullable: true })
  returnUrl: string | null = null;

  /** Text: it can exceed 2^31. */
  @Property({ type: 'text', nullable: true })
  refId: string | null = null;

  @Property({ type: 'text', nullable: true })
  cardMask: string | null = null;

  @RialColumn({ nullable: true })
  feeRials: Rial | null = null;

  @Property({ type: 'text', nullable: true })
  failureCode: ErrorCode | null = null;

  /** The gateway's own number for a refusal. */
  @Property({ type: 'integer', nullable: true })
  gatewayCode: number | null = null;

  @Enum({ items: ['applied', 'credited_to_wallet'], type: 'string', nullable: true })
  outcome: 'applied' | 'credited_to_wallet' | null = null;

  @ReferenceColumn(() => LedgerJournalEntity, { nullable: true, unique: true })
  journalId: string | null = null;

  @Property({ type: 'text' })
  operation!: PaymentOperation;

  @Property({ type: 'text', nullable: true })
  idempotencyKey: string | null = null;

  /** What the key was used for: the same key with another request is refused. */
  @Property({ type: 'text', nullable: true })
  fingerprint: string | null = null;

  /** Who is settling right now; others wait until it is done or `leaseUntil` has passed. */
  @Property({ type: 'uuid', nullable: true })
  leaseToken: string | null = null;

  @InstantColumn({ nullable: true })
  leaseUntil: Date | null = null;

  /** What the gateway answered when the session was opened. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  requestRaw: Record<string, unknown> | null = null;

  /** What the gateway answered last, card number masked. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  answerRaw: Record<string, unknown> | null = null;

  /** When the reconciler last asked about it. */
  @InstantColumn({ nullable: true })
  checkedAt: Date | null = null;

  @InstantColumn({ nullable: true })
  requestedAt: Date | null = null;

  @InstantColumn({ nullable: true })
  settledAt: Date | null = null;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}

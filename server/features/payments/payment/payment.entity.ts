import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { ErrorCode } from '#core/errors/errors.js';
import type { Rial } from '#core/money.js';
import { IdColumn, InstantColumn, ReferenceColumn, RialColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';
import { InvoiceEntity } from '#features/invoices/index.js';
import { LedgerJournalEntity } from '#features/wallet/index.js';

const PAYMENT_PURPOSES = ['order', 'deposit', 'invoice'] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/**
 * failed and cancelled are assumptions, not final: money that arrives later is still settled, once. needs_review: what
 * the gateway says of it contradicts what we know (`reviewReason`); a person must decide.
 */
export const PAYMENT_STATUSES = ['pending', 'completed', 'failed', 'cancelled', 'needs_review'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** The shown statuses of a payment: a completed one says what has been given back of it. */
export const SHOWN_PAYMENT_STATUSES = [...PAYMENT_STATUSES, 'partially_refunded', 'refunded'] as const;
export type ShownPaymentStatus = (typeof SHOWN_PAYMENT_STATUSES)[number];

/**
 * Why a person must look: the gateway does not have our amount, it has confirmed with a reference that another payment
 * of the same account there has, or it is not configured any more and cannot be asked.
 */
export const REVIEW_REASONS = ['amount', 'reference', 'unreachable'] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** Which call opened the payment; an Idempotency-Key counts within it. */
export type PaymentOperation = 'request_payment' | 'request_deposit' | 'pay_invoice' | 'pay_from_wallet' | 'pay_split';

/** `gateway` of a payment made from the balance; it never has an authority. */
export const WALLET_GATEWAY = 'wallet';

/**
 * The wallet's part of a split payment: held on the company's account of holds while the gateway's part is on its way,
 * then spent with it, or released back to the wallet when the session ends without money.
 */
const HOLD_STATES = ['held', 'released', 'spent'] as const;
export type HoldState = (typeof HOLD_STATES)[number];

/**
 * One attempt to pay: a session at the gateway, with or without a part from the wallet, or a payment from the wallet.
 */
@Entity({ tableName: 'payments' })
@Check({ name: 'payments_amount_positive', expression: 'amount_rials > 0' })
@Check({
  name: 'payments_refund_within_paid',
  expression: `refunded_rials between 0 and amount_rials + case hold_state when 'spent' then wallet_rials else 0 end`,
})
@Check({ name: 'payments_returned_within_refunded', expression: 'returned_rials between 0 and refunded_rials' })
@Check({
  name: 'payments_hold_has_amount',
  expression: `wallet_rials >= 0 and (wallet_rials = 0) = (hold_state is null)`,
})
@Check({ name: 'payments_hold_while_pending', expression: `hold_state is distinct from 'held' or status = 'pending'` })
@Check({ name: 'payments_invoice_has_invoice', expression: `purpose <> 'invoice' or invoice_id is not null` })
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
@Unique({ name: 'payments_authority_once', properties: ['authority', 'gateway'] })
@Index({
  name: 'payments_reference_once',
  expression: `create unique index "payments_reference_once" on "payments" ("gateway", coalesce("merchant_id", ''), "ref_id") where ref_id is not null and gateway <> 'wallet' and not reference_repeats`,
})
@Check({ name: 'payments_review_has_reason', expression: `review_reason is null or status = 'needs_review'` })
@Unique({ name: 'payments_idempotency_key', properties: ['userId', 'operation', 'idempotencyKey'] })
@Index({
  name: 'payments_of_user',
  columns: [{ name: 'user_id' }, { name: 'created_at', sort: 'desc' }, { name: 'id', sort: 'desc' }],
  properties: ['userId', 'createdAt', 'id'],
})
@Index({ name: 'payments_of_order', properties: ['orderId', 'createdAt'], where: 'order_id is not null' })
@Index({
  name: 'payments_by_status',
  columns: [{ name: 'status' }, { name: 'created_at', sort: 'desc' }, { name: 'id', sort: 'desc' }],
  properties: ['status', 'createdAt', 'id'],
})
@Index({
  name: 'payments_newest',
  columns: [
    { name: 'created_at', sort: 'desc' },
    { name: 'id', sort: 'desc' },
  ],
  properties: ['createdAt', 'id'],
})
@Index({
  name: 'payments_by_amount',
  expression: `create index "payments_by_amount" on "payments" ((amount_rials + case gateway when 'wallet' then 0 else wallet_rials end), "id")`,
})
@Index({ name: 'payments_by_ref_id', properties: ['refId'], where: 'ref_id is not null' })
@Index({
  name: 'payments_to_check',
  properties: ['checkAfter'],
  where: `status in ('pending', 'needs_review') and authority is not null`,
})
@Index({ name: 'payments_leased', properties: ['leaseUntil'], where: 'lease_token is not null' })
@Index({
  name: 'payments_ref_search',
  expression: 'create index "payments_ref_search" on "payments" using gin (lower("ref_id") gin_trgm_ops)',
})
@Index({ name: 'payments_changed', properties: ['updatedAt'] })
export class PaymentEntity {
  @IdColumn()
  id!: string;

  @Enum({ items: [...PAYMENT_PURPOSES], type: 'string' })
  purpose!: PaymentPurpose;

  @ReferenceColumn(() => UserEntity, { index: false })
  userId!: string;

  @ReferenceColumn('orders', { nullable: true, index: false })
  orderId: string | null = null;

  /** The order's number, for receipts and answers. */
  @Property({ type: 'text', nullable: true })
  referenceNumber: string | null = null;

  @ReferenceColumn(() => InvoiceEntity, { nullable: true })
  invoiceId: string | null = null;

  @RialColumn()
  amountRials!: Rial;

  /** The part of a split payment that comes from the wallet beside `amountRials`, which goes through the gateway. */
  @RialColumn({ default: 0 })
  walletRials!: Rial;

  @Enum({ items: [...HOLD_STATES], type: 'string', nullable: true })
  holdState: HoldState | null = null;

  /** The amount that has been given back so far, or is just being given back: the sum of its payment_refunds. */
  @RialColumn({ default: 0 })
  refundedRials!: Rial;

  /** The part of `refundedRials` that has really been given back: the sum of its completed payment_refunds. */
  @RialColumn({ default: 0 })
  returnedRials!: Rial;

  @Property({ type: 'text' })
  gateway!: string;

  /** Our account at the gateway; null for the wallet, and for payments from before it was kept. */
  @Property({ type: 'text', nullable: true })
  merchantId: string | null = null;

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

  /** Settled by an administrator although another payment has its reference. */
  @Property({ type: 'boolean', default: false })
  referenceRepeats: Opt<boolean> = false;

  @Enum({ items: [...REVIEW_REASONS], type: 'string', nullable: true })
  reviewReason: ReviewReason | null = null;

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

  /** The journal is posted last of all. */
  @ReferenceColumn(() => LedgerJournalEntity, { nullable: true, unique: true, deferred: true })
  journalId: string | null = null;

  @Property({ type: 'text' })
  operation!: PaymentOperation;

  @Property({ type: 'text', nullable: true })
  idempotencyKey: string | null = null;

  /** The request for which the key was used: the same key with another request is refused. */
  @Property({ type: 'text', nullable: true })
  fingerprint: string | null = null;

  /** Who is settling right now; others wait until it is done or `leaseUntil` has passed. */
  @Property({ type: 'uuid', nullable: true })
  leaseToken: string | null = null;

  @InstantColumn({ nullable: true })
  leaseUntil: Date | null = null;

  /** The gateway's answer when the session was opened. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  requestRaw: Record<string, unknown> | null = null;

  /** The gateway's last answer, card number masked. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  answerRaw: Record<string, unknown> | null = null;

  /** When the reconciler last queried the gateway about it. */
  @InstantColumn({ nullable: true })
  checkedAt: Date | null = null;

  /** The earliest time of the reconciler's next query; null for at once. */
  @InstantColumn({ nullable: true })
  checkAfter: Date | null = null;

  /** How often it has queried; the delays grow with it. */
  @Property({ type: 'integer', default: 0 })
  checkCount!: number;

  @InstantColumn({ nullable: true })
  requestedAt: Date | null = null;

  @InstantColumn({ nullable: true })
  settledAt: Date | null = null;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}

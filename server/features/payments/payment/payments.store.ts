/** The writes every path of a payment shares. */
import { LockMode } from '@mikro-orm/core';
import { formatToman } from '#core/dates/calendar.js';
import type { ErrorCode } from '#core/errors/errors.js';
import { rialToToman } from '#core/money.js';
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { recordPaymentEnd } from './account-event.js';
import { releaseHold } from './hold.js';
import type { PaymentEventKind } from './payment-event.entity.js';
import { recordEvent } from './payment-events.js';
import { notifyAdmins } from '#features/notifications/index.js';
import { PaymentEntity, type PaymentStatus, type ReviewReason } from './payment.entity.js';
import { findPayment } from './payments.queries.js';
import type { PaymentType } from './payments.types.js';
import { PAYMENT_NOTIFICATIONS } from './payments.notifications.js';

/** The row, locked until this transaction ends, as it is now. */
export async function lockPayment(tx: TxCtx, id: string): Promise<PaymentEntity> {
  return tx.em.findOneOrFail(PaymentEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

export async function mustFind(ctx: Ctx, id: string): Promise<PaymentType> {
  const payment = await findPayment(ctx, id);
  if (!payment) throw new Error(`payment ${id} is gone`);
  return payment;
}

/** A deposit is shown in the wallet: its owner's screen must be updated. Orders publish their own changes. */
export function publishChange(tx: TxCtx, payment: { readonly purpose: string; readonly userId: string }): void {
  if (payment.purpose === 'deposit') tx.publish('wallet.changed', { userId: payment.userId });
}

/** A gateway's answer as jsonb keeps it. */
export function asRecord(raw: unknown): Record<string, unknown> {
  return typeof raw === 'object' && raw !== null ? { ...raw } : { value: raw };
}

export interface Ending {
  readonly status: Exclude<PaymentStatus, 'completed'>;
  readonly failureCode: ErrorCode | null;
  readonly gatewayCode?: number | null;
  /** The reason of `needs_review`; without one, the earlier reason, or the amount. */
  readonly reviewReason?: ReviewReason;
  /** The answer of verify; absent where it was not called. */
  readonly answer?: {
    readonly raw: unknown;
    /** The lease under which it was called. */
    readonly lease: string;
    /** An earlier call was not answered: the lease is left as expired. */
    readonly leavesLease: boolean;
  };
}

function eventOf({ status, failureCode, reviewReason }: Ending): PaymentEventKind {
  if (status === 'pending') return 'requested';
  if (reviewReason === 'unreachable') return 'unreachable';
  return status === 'failed' && failureCode === 'PAYMENT_EXPIRED' ? 'expired' : status;
}

const isEnded = (status: PaymentStatus): boolean => status === 'failed' || status === 'cancelled';

/** Only a person can continue such a payment, so every administrator is notified, by mail too. */
async function requestReview(
  tx: TxCtx,
  { amountRials, referenceNumber }: PaymentEntity,
  reason: ReviewReason,
): Promise<void> {
  const amount = formatToman(rialToToman(amountRials));
  await notifyAdmins(tx, PAYMENT_NOTIFICATIONS.reviewRequested, { amount, referenceNumber, reason });
}

/**
 * Stores the status of an unsettled payment and, where it is over, releases the part of the wallet that it held. A
 * settled one is left alone. An answer of the gateway ends the lease of its own call. Another process may be querying,
 * or has queried without an answer; then the money may be verified there and is listed no more. So a lease that was
 * left behind is ended by the reconciler's inquiry alone: a later refusal would hide such money for good.
 */
export async function endUnsettled(ctx: Ctx | TxCtx, id: string, ending: Ending): Promise<PaymentType> {
  await unitOfWork(ctx, async (tx) => {
    const payment = await lockPayment(tx, id);
    if (payment.status === 'completed') return;
    // A cancellation is final: it is not undone if the gateway never opened the session or has failed.
    const status = payment.status === 'cancelled' && ending.status === 'failed' ? 'cancelled' : ending.status;
    if (status !== payment.status) recordEvent(tx, id, eventOf(ending), { gatewayCode: ending.gatewayCode ?? null });
    if (status !== 'pending') await releaseHold(tx, payment);
    const hasEnded = isEnded(status) && !isEnded(payment.status);
    const reviewReason = status === 'needs_review' ? (ending.reviewReason ?? payment.reviewReason ?? 'amount') : null;
    if (reviewReason && payment.status !== 'needs_review') await requestReview(tx, payment, reviewReason);
    tx.em.assign(payment, {
      status,
      failureCode: status === ending.status ? ending.failureCode : payment.failureCode,
      gatewayCode: ending.gatewayCode ?? null,
      reviewReason,
      updatedAt: tx.clock.now(),
    });
    // Nobody can be asked whether the call that left it there was answered: the person who looks decides.
    if (reviewReason === 'unreachable') tx.em.assign(payment, { leaseToken: null, leaseUntil: null });
    if (ending.answer) {
      const { raw, lease, leavesLease } = ending.answer;
      tx.em.assign(payment, { answerRaw: asRecord(raw) });
      const over = leavesLease ? { leaseUntil: tx.clock.now() } : { leaseToken: null, leaseUntil: null };
      if (payment.leaseToken === lease) tx.em.assign(payment, over);
    }
    await tx.em.flush();
    if (hasEnded) await recordPaymentEnd(tx, 'payment.failed', payment);
    publishChange(tx, payment);
  });
  return mustFind(ctx, id);
}

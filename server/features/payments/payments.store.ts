/** The writes every path of a payment shares. */
import { LockMode } from '@mikro-orm/core';
import { formatToman } from '../../../core/calendar.js';
import type { ErrorCode } from '../../../core/errors.js';
import { rialToToman } from '../../../core/money.js';
import { unitOfWork, type Ctx, type TxCtx } from '../../platform/context.js';
import { releaseHold } from './opening/hold.js';
import type { PaymentEventKind } from './timeline/payment-event.entity.js';
import { recordEvent } from './timeline/payment-events.js';
import { notifyAdmins } from '../notifications/index.js';
import { PaymentEntity, type PaymentStatus } from './payment.entity.js';
import { PAYMENT_TEXTS } from './payments.messages.js';
import { findPayment } from './payments.queries.js';
import type { PaymentType } from './payments.types.js';

/** The row, locked until this transaction ends, as it is now. */
export async function lockPayment(tx: TxCtx, id: string): Promise<PaymentEntity> {
  return tx.em.findOneOrFail(PaymentEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

export async function mustFind(ctx: Ctx, id: string): Promise<PaymentType> {
  const payment = await findPayment(ctx, id);
  if (!payment) throw new Error(`payment ${id} is gone`);
  return payment;
}

/** A deposit shows in the wallet: its owner's screen must hear of it. Orders tell their own changes. */
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
  /** What the gateway said when it was asked to verify; absent where nobody has asked. */
  readonly answerRaw?: unknown;
}

function eventOf({ status, failureCode }: Ending): PaymentEventKind {
  if (status === 'pending') return 'requested';
  return status === 'failed' && failureCode === 'PAYMENT_EXPIRED' ? 'expired' : status;
}

/** Nobody but a person can go on with such a payment, so every administrator hears of it, by mail too. */
async function askForReview(tx: TxCtx, { amountRials, referenceNumber }: PaymentEntity): Promise<void> {
  const notice = PAYMENT_TEXTS.reviewAsked(formatToman(rialToToman(amountRials)), referenceNumber);
  await notifyAdmins(tx, {
    type: 'payment_review',
    ...notice,
    link: '/admin?tab=payments&status=needs_review',
    mail: true,
  });
}

/**
 * Writes down how an unsettled payment stands, and where it is over gives back what it held of the wallet. A settled
 * one is left alone. Only an answer of the gateway ends a lease: without one somebody is asking, or has asked and heard
 * nothing, and the money may be verified there; the reconciler goes after leases that have run out.
 */
export async function endUnsettled(ctx: Ctx | TxCtx, id: string, ending: Ending): Promise<PaymentType> {
  await unitOfWork(ctx, async (tx) => {
    const payment = await lockPayment(tx, id);
    if (payment.status === 'completed') return;
    // A cancellation stands: that the gateway never opened or has failed takes nothing back of it.
    const status = payment.status === 'cancelled' && ending.status === 'failed' ? 'cancelled' : ending.status;
    if (status !== payment.status) recordEvent(tx, id, eventOf(ending), { gatewayCode: ending.gatewayCode ?? null });
    if (status !== 'pending') await releaseHold(tx, payment);
    if (status === 'needs_review' && payment.status !== 'needs_review') await askForReview(tx, payment);
    tx.em.assign(payment, {
      status,
      failureCode: status === ending.status ? ending.failureCode : payment.failureCode,
      gatewayCode: ending.gatewayCode ?? null,
      updatedAt: tx.clock.now(),
    });
    if (ending.answerRaw !== undefined)
      tx.em.assign(payment, { answerRaw: asRecord(ending.answerRaw), leaseToken: null, leaseUntil: null });
    await tx.em.flush();
    publishChange(tx, payment);
  });
  return mustFind(ctx, id);
}

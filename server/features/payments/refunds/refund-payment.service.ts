/**
 * Refunds. Within 30 minutes of the settlement, and for the whole payment, its gateway reverses it to the card;
 * otherwise it goes to the customer's wallet. Reserve in one transaction → call that gateway without holding a lock →
 * book in another (protocols B1, specification 2 §4).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#core/errors/errors.js';
import { GATEWAY_WAIT, PAYMENT } from '#core/limits/limits.js';
import type { Rial } from '#core/money.js';
import { requireAdmin, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { lockByName } from '#platform/db/locks.js';
import { isId, newId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import type { PaymentGateway } from '#platform/ports.js';
import { audit } from '#features/identity/index.js';
import { once } from '#features/wallet/index.js';
import { PaymentRefundEntity, type RefundMethod } from '../payment/payment-refund.entity.js';
import { WALLET_GATEWAY, type PaymentEntity } from '../payment/payment.entity.js';
import { refundSchema, type RefundInput } from '../payment/payments.inputs.js';
import { findGateway, gatewayOf } from '../payment/payment-gateway.js';
import { findPayment } from '../payment/payments.queries.js';
import { mustFind } from '../payment/payments.store.js';
import { lockWithSubject } from '../settlement/record-settlement.js';
import { findRefund } from './refunds.queries.js';
import { completeRefund, failRefund, isInWallet, lockRefund, refundableRials, reserveRefund } from './refunds.store.js';
import type { PaymentRefundType } from '../payment/payment-admin.types.js';
import type { PaymentType } from '../payment/payments.types.js';

/** Refunds, cancellations and deletions of one order come one after the other. */
export async function lockOrderMoney(tx: TxCtx, orderId: string | null): Promise<void> {
  if (orderId) await lockByName(tx, `order-money:${orderId}`);
}

/**
 * Refunds a payment wholly or in part. Repeating the call, with the same key or while the first is under way, acts
 * once.
 * @throws AppError FORBIDDEN, NOT_FOUND, VALIDATION_ERROR, REFUND_NOT_POSSIBLE, REFUND_EXCEEDS_PAYMENT,
 * IDEMPOTENCY_CONFLICT; NETWORK_ERROR, TIMEOUT_ERROR, GATEWAY_ERROR when the gateway gives no clear answer: the refund
 * then stays reserved, and a repetition or the reconciler ends it.
 */
export async function refundPayment(ctx: Ctx, given: RefundInput): Promise<PaymentRefundType> {
  const { userId } = requireAdmin(ctx);
  const { idempotencyKey: key, ...input } = parseInput(refundSchema, given);
  if (!isId(input.paymentId)) throw new AppError('NOT_FOUND');
  const known = await findPayment(ctx, input.paymentId);
  if (!known) throw new AppError('NOT_FOUND');
  const { refundId } = await unitOfWork(ctx, async (tx) => {
    await lockOrderMoney(tx, known.orderId);
    const request = [input.paymentId, input.amountRials ?? null];
    return once(tx, { userId, operation: 'refund_payment', key, request }, () => reserve(tx, input));
  });
  return finishRefund(ctx, refundId);
}

interface Requested {
  readonly paymentId: string;
  readonly amountRials?: Rial | null | undefined;
  readonly reason?: string | null | undefined;
}

async function reserve(tx: TxCtx, requested: Requested): Promise<{ refundId: string }> {
  const payment = await lockWithSubject(tx, requested.paymentId);
  const underWay = await tx.em.findOne(PaymentRefundEntity, { paymentId: payment.id, status: 'pending' });
  if (underWay && (requested.amountRials ?? underWay.amountRials) === underWay.amountRials)
    return { refundId: underWay.id };
  if (payment.status !== 'completed') throw new AppError('REFUND_NOT_POSSIBLE');
  const left = refundableRials(payment);
  const amountRials = requested.amountRials ?? left;
  if (amountRials <= 0 || amountRials > left)
    throw new AppError('REFUND_EXCEEDS_PAYMENT', { details: { leftRials: left } });
  const method = methodFor(tx, payment, amountRials);
  const refund = await reserveRefund(tx, payment, { amountRials, method, reason: requested.reason ?? null });
  const after = { amountRials, refundId: refund.id, method };
  const subject = { type: 'payment' as const, id: payment.id, label: payment.refId };
  await audit(tx, { action: 'payment.refund', subject, after, reason: requested.reason });
  if (method === 'wallet') await completeRefund(tx, payment, refund);
  return { refundId: refund.id };
}

/** @throws AppError REFUND_NOT_POSSIBLE for money that only the gateway could give back and no longer will. */
function methodFor(ctx: Ctx, payment: PaymentEntity, amountRials: Rial): RefundMethod {
  const age = ctx.clock.now().getTime() - (payment.settledAt?.getTime() ?? 0);
  const isWhole = payment.refundedRials === 0 && amountRials === refundableRials(payment);
  const fresh = payment.gateway !== WALLET_GATEWAY && age < PAYMENT.reverseWithinMs;
  if (fresh && isWhole && findGateway(ctx, payment)?.canReverse) return 'gateway';
  if (isInWallet(payment)) throw new AppError('REFUND_NOT_POSSIBLE');
  return 'wallet';
}

const PAUSE_MS = 100;

/** Completes a reserved refund, or waits for the process that is just completing it. Also called by the reconciler. */
export async function finishRefund(ctx: Ctx, id: string): Promise<PaymentRefundType> {
  const giveUp = performance.now() + GATEWAY_WAIT.othersMs;
  for (;;) {
    const refund = await findRefund(ctx, id);
    if (refund.status === 'failed') throw new AppError('REFUND_NOT_POSSIBLE');
    if (refund.status === 'completed') return refund;
    const lease = await claim(ctx, id);
    if (lease) return reverseClaimed(ctx, refund, lease);
    if (performance.now() > giveUp) throw new AppError('TIMEOUT_ERROR');
    await sleep(PAUSE_MS);
  }
}

async function claim(ctx: Ctx, id: string): Promise<string | null> {
  const now = ctx.clock.now();
  const token = newId();
  const leaseUntil = new Date(now.getTime() + PAYMENT.leaseMs);
  const free = { $or: [{ leaseUntil: null }, { leaseUntil: { $lte: now } }] };
  const pending = { id, status: 'pending' as const, ...free };
  const claimed = await ctx.em.fork().nativeUpdate(PaymentRefundEntity, pending, { leaseToken: token, leaseUntil });
  return claimed === 1 ? token : null;
}

async function reverseClaimed(ctx: Ctx, refund: PaymentRefundType, lease: string): Promise<PaymentRefundType> {
  const payment = await mustFind(ctx, refund.paymentId);
  try {
    // One that is not configured any more may have given the money back already: the refund stays reserved.
    const reversed = await reverseAtGateway(ctx, gatewayOf(ctx, payment), payment);
    await unitOfWork(ctx, (tx) => book(tx, refund, reversed));
  } catch (error) {
    const mine = { id: refund.id, leaseToken: lease };
    await ctx.em.fork().nativeUpdate(PaymentRefundEntity, mine, { leaseToken: null, leaseUntil: null });
    throw error;
  }
  return finishRefund(ctx, refund.id);
}

/**
 * True: the gateway has returned the money, now or before. False: it has clearly refused and still holds it. Queried
 * first, because a second reversal of the same payment is refused like any other.
 * @throws AppError NETWORK_ERROR, TIMEOUT_ERROR, GATEWAY_ERROR when the result is unclear.
 */
async function reverseAtGateway(ctx: Ctx, gateway: PaymentGateway, payment: PaymentType): Promise<boolean> {
  const { authority, amountRials } = { ...payment, authority: payment.authority ?? '' };
  if ((await gateway.inquire(authority)) === 'reversed') return true;
  try {
    await gateway.reverse({ authority, amountRials });
    return true;
  } catch (error) {
    const refused = error instanceof AppError && typeof error.details['gatewayCode'] === 'number';
    if (!refused) throw error;
    ctx.log.warn({ err: error, authority }, 'the gateway refuses to reverse; the wallet gets the money');
    return (await gateway.inquire(authority)) === 'reversed';
  }
}

async function book(tx: TxCtx, { id, paymentId }: PaymentRefundType, reversed: boolean): Promise<void> {
  await lockOrderMoney(tx, (await mustFind(tx, paymentId)).orderId);
  const payment = await lockWithSubject(tx, paymentId);
  const refund = await lockRefund(tx, id);
  if (refund.status !== 'pending') return;
  if (!reversed && isInWallet(payment)) return failRefund(tx, payment, refund);
  if (!reversed) tx.em.assign(refund, { method: 'wallet' });
  await completeRefund(tx, payment, refund);
}

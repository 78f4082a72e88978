/**
 * The only function that settles a payment, for the callback, the retry button, the deposit's verify, the reconciler
 * and the administrator (the README.md of payments): claim with a lease → query the gateway without holding a lock →
 * settle in one transaction → publish. Concurrent callers wait for the claim to finish and return the same result.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, type ErrorCode } from '#core/errors/errors.js';
import { GATEWAY_WAIT } from '#core/limits/limits.js';
import type { Ctx } from '#platform/context.js';
import { violatedConstraint } from '#platform/db/sql-state.js';
import { newId } from '#platform/id.js';
import type { PaymentGateway, VerifyOutcome } from '#platform/ports.js';
import { PaymentEntity, type ReviewReason } from '../payment/payment.entity.js';
import { remainingSeconds } from '../payment/payment-state.js';
import { canChange, codeOf, findGateway } from '../payment/payment-gateway.js';
import { isReferenceOfUnnamedAccount } from '../payment/payments.queries.js';
import { endUnsettled, mustFind } from '../payment/payments.store.js';
import { recordSettlement, type Acceptance, type PaidAnswer } from './record-settlement.js';
import { PAYMENT_TEXTS } from '../payment/payments.messages.js';
import { selectEvents } from '../payment/payment-events.js';
import type { PaymentType } from '../payment/payments.types.js';

export type SettleResult =
  | { readonly settled: true; readonly payment: PaymentType }
  /** The gateway has answered that there is no money for us. */
  | { readonly settled: false; readonly payment: PaymentType; readonly errorCode: ErrorCode };

const FIRST_PAUSE_MS = 30;
const LONGEST_PAUSE_MS = 400;

/**
 * Queries the gateway of a payment about its session and, if it is paid, records it, once. Where that gateway is not
 * configured any more, the payment goes to review.
 * @throws AppError INVALID_AUTHORITY for a payment without a session, GATEWAY_ERROR, NETWORK_ERROR or TIMEOUT_ERROR
 * when the gateway gives no clear answer; the payment is unchanged and may be queried again.
 */
export async function settlePayment(
  ctx: Ctx,
  input: { readonly id: string; readonly accepted?: Acceptance },
): Promise<SettleResult> {
  // A winner that has died leaves its lease to the reconciler.
  const giveUp = performance.now() + GATEWAY_WAIT.othersMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    const payment = await mustFind(ctx, input.id);
    const { authority } = payment;
    if (payment.status === 'completed') return { settled: true, payment };
    if (!authority) throw new AppError('INVALID_AUTHORITY');
    const gateway = findGateway(ctx, payment);
    if (!gateway) return sendUnreachable(ctx, payment);
    const lease = await claim(ctx, payment);
    if (lease) return settleClaimed(ctx, payment, { lease, gateway, authority, accepted: input.accepted ?? null });
    if (performance.now() > giveUp) throw new AppError('TIMEOUT_ERROR');
    await sleep(pause);
  }
}

/**
 * The token of a lease, or null while another process holds one. It outlives one call of the gateway and not much more,
 * so that a dead process does not delay others for long. Where its holder was only slow, both settle: the transaction
 * books once, and the gateway confirms to both.
 */
async function claim(ctx: Ctx, { id, leaseUntil }: PaymentType): Promise<string | null> {
  const now = ctx.clock.now();
  if (leaseUntil !== null && leaseUntil > now) return null;
  const token = newId();
  // The lease as it was read: whether an earlier one was left there decides what a refusal is worth.
  const claimed = await ctx.em
    .fork()
    .nativeUpdate(
      PaymentEntity,
      { id, status: { $ne: 'completed' }, leaseUntil },
      { leaseToken: token, leaseUntil: new Date(now.getTime() + GATEWAY_WAIT.deadMs) },
    );
  return claimed === 1 ? token : null;
}

/**
 * Ends a lease without an answer, so that the next caller need not wait until it expires. It is left as expired: the
 * gateway may have verified, and then lists the money no more, so a cancelled session must be queried again, too. A
 * lost lease must not hide the first error.
 */
async function release(ctx: Ctx, id: string, token: string): Promise<void> {
  try {
    await ctx.em.fork().nativeUpdate(PaymentEntity, { id, leaseToken: token }, { leaseUntil: ctx.clock.now() });
  } catch (error) {
    ctx.log.warn({ err: error, paymentId: id }, 'a lease could not be given back; it runs out by itself');
  }
}

interface Claim {
  readonly lease: string;
  readonly gateway: PaymentGateway;
  readonly authority: string;
  readonly accepted: Acceptance | null;
}

async function settleClaimed(ctx: Ctx, payment: PaymentType, claimed: Claim): Promise<SettleResult> {
  const { lease, gateway, authority, accepted } = claimed;
  try {
    const answer = await gateway.verify({
      authority,
      amountRials: accepted?.amountRials ?? payment.amountRials,
    });
    if (answer.outcome === 'refused') return await recordRefusal(ctx, payment, answer, lease);
    const reason = accepted
      ? await recordAccepted(ctx, payment, answer, accepted)
      : await recordPaid(ctx, payment, answer);
    if (reason) return await sendToReview(ctx, payment, { lease, raw: answer.raw, reason });
    return { settled: true, payment: await mustFind(ctx, payment.id) };
  } catch (error) {
    await release(ctx, payment.id, lease);
    throw ofGateway(ctx, payment, error);
  }
}

/**
 * Settles what the gateway has confirmed as we know it; else says why a person must look. That no two payments have one
 * reference is the database's to say: two may be confirmed at the same moment.
 */
async function recordPaid(ctx: Ctx, payment: PaymentType, answer: PaidAnswer): Promise<ReviewReason | null> {
  if (answer.amountRials !== null && answer.amountRials !== payment.amountRials) return 'amount';
  if (await isReferenceOfUnnamedAccount(ctx, payment, answer.refId)) return 'reference';
  return recordUnlessRepeated(ctx, payment, answer, null);
}

/**
 * An administrator takes what the gateway says for right. One that was in review for its amount alone and has the
 * reference of another payment, too, stays there for the reference. @throws AppError CONFLICT for an amount that is not
 * whole toman.
 */
async function recordAccepted(
  ctx: Ctx,
  payment: PaymentType,
  answer: PaidAnswer,
  accepted: Acceptance,
): Promise<ReviewReason | null> {
  const amountRials = answer.amountRials ?? accepted.amountRials ?? payment.amountRials;
  // Balances are whole toman. The money is given back in the panel of the gateway.
  if (amountRials <= 0 || amountRials % 10 !== 0) throw new AppError('CONFLICT', { fa: PAYMENT_TEXTS.brokenAmount });
  return recordUnlessRepeated(ctx, payment, answer, { ...accepted, amountRials });
}

async function recordUnlessRepeated(
  ctx: Ctx,
  payment: PaymentType,
  answer: PaidAnswer,
  accepted: Acceptance | null,
): Promise<ReviewReason | null> {
  try {
    await recordSettlement(ctx, payment.id, answer, accepted);
    return null;
  } catch (error) {
    if (violatedConstraint(error) === 'payments_reference_once') return 'reference';
    throw error;
  }
}

interface Doubt {
  readonly lease: string;
  readonly raw: unknown;
  readonly reason: ReviewReason;
}

/** The money is at the gateway, and it is not certain whose it is: nothing is booked before a person has looked. */
async function sendToReview(ctx: Ctx, payment: PaymentType, { lease, raw, reason }: Doubt): Promise<SettleResult> {
  ctx.log.error({ paymentId: payment.id, reason }, 'what the gateway confirms is not what we know: a person must look');
  const errorCode = 'VERIFICATION_FAILED';
  const after = await endUnsettled(ctx, payment.id, {
    status: 'needs_review',
    failureCode: errorCode,
    reviewReason: reason,
    answer: { raw, lease, leavesLease: false },
  });
  return after.status === 'completed'
    ? { settled: true, payment: after }
    : { settled: false, payment: after, errorCode };
}

/**
 * Only the panel of that gateway can say whether the money is there. Once: what a person has closed is not opened again
 * by whoever loads the callback page again.
 */
async function sendUnreachable(ctx: Ctx, payment: PaymentType): Promise<SettleResult> {
  const errorCode = 'VERIFICATION_FAILED';
  const steps = await selectEvents(ctx, [payment.id]);
  if (payment.status === 'needs_review' || steps.some(({ kind }) => kind === 'unreachable'))
    return { settled: false, payment, errorCode };
  const after = await reviewUnreachable(ctx, payment.id);
  return after.status === 'completed'
    ? { settled: true, payment: after }
    : { settled: false, payment: after, errorCode };
}

/** Gives a payment that nobody can be asked about to a person. */
export function reviewUnreachable(ctx: Ctx, id: string): Promise<PaymentType> {
  ctx.log.error({ paymentId: id }, 'the gateway of a payment is not configured any more: a person must look');
  const failureCode = 'VERIFICATION_FAILED';
  return endUnsettled(ctx, id, { status: 'needs_review', failureCode, reviewReason: 'unreachable' });
}

/** A refusal that asking again cannot change says so. */
function ofGateway(ctx: Ctx, { gateway }: PaymentType, error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'GATEWAY_ERROR') return error;
  const { gatewayCode } = error.details;
  if (typeof gatewayCode !== 'number' || canChange(ctx, { gateway, gatewayCode })) return error;
  const { details } = error;
  return new AppError('GATEWAY_ERROR', { details, retryable: false, fa: PAYMENT_TEXTS.gatewayRefuses, cause: error });
}

/** Refusals that are answers about the money; the others are thrown. */
const ANSWERS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'PAYMENT_FAILED',
  'PAYMENT_EXPIRED',
  'VERIFICATION_FAILED',
  'PAYMENT_CANCELED',
]);

/** A payment that was not paid within its hour has run out; "not paid" alone would not say why. */
function errorOf(ctx: Ctx, payment: PaymentType, { errorCode }: Refusal): ErrorCode {
  if (errorCode !== 'PAYMENT_FAILED') return errorCode;
  const isOver = payment.failureCode === 'PAYMENT_EXPIRED' || remainingSeconds(payment, ctx.clock.now()) === 0;
  return isOver ? 'PAYMENT_EXPIRED' : errorCode;
}

type Refusal = Extract<VerifyOutcome, { outcome: 'refused' }>;

async function recordRefusal(ctx: Ctx, payment: PaymentType, refusal: Refusal, lease: string): Promise<SettleResult> {
  const { gatewayCode, raw } = refusal;
  const errorCode = errorOf(ctx, payment, refusal);
  const code = codeOf(ctx, { ...payment, gatewayCode });
  const amountDiffers = code?.amountDiffers ?? false;
  const status = amountDiffers ? 'needs_review' : statusAfter(payment, refusal);
  if (status === 'needs_review') {
    ctx.log.error(
      { paymentId: payment.id, gatewayCode },
      'the gateway holds money that it will not confirm: a person must look',
    );
  }
  const after = await endUnsettled(ctx, payment.id, {
    status,
    failureCode: errorCode,
    gatewayCode,
    ...(amountDiffers && payment.reviewReason === 'unreachable' && { reviewReason: 'amount' }),
    // A person who reviews it goes on alone.
    answer: { raw, lease, leavesLease: payment.leaseUntil !== null && status !== 'needs_review' },
  });
  if (after.status === 'completed') return { settled: true, payment: after };
  if (ANSWERS.has(errorCode)) {
    return { settled: false, payment: after, errorCode };
  }
  throw new AppError(errorCode, { details: { gatewayCode, gatewayText: code?.text ?? null } });
}

/** Only a clear "not paid" or "not known" ends a session; failures of the gateway leave it unchanged. */
function statusAfter(
  payment: PaymentType,
  { errorCode }: Refusal,
): 'pending' | 'failed' | 'cancelled' | 'needs_review' {
  const current = payment.status === 'completed' ? 'pending' : payment.status;
  const over = errorCode === 'PAYMENT_FAILED' || errorCode === 'INVALID_AUTHORITY' || errorCode === 'PAYMENT_CANCELED';
  return over && current === 'pending' ? 'failed' : current;
}

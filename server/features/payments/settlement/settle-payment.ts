/**
 * The only function that settles a payment, for the callback, the retry button, the deposit's verify, the reconciler
 * and the administrator (docs/architecture.md, "Money"): claim with a lease → query the gateway without holding a lock
 * → settle in one transaction → publish. Concurrent callers wait for the claim to finish and return the same result.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, type ErrorCode } from '#core/errors/errors.js';
import { GATEWAY_WAIT } from '#core/limits/limits.js';
import type { Ctx } from '#platform/context.js';
import { violatedConstraint } from '#platform/db/sql-state.js';
import { newId } from '#platform/id.js';
import type { VerifyOutcome } from '#platform/ports.js';
import { AMOUNT_DIFFERS, canChange, gatewayText } from './gateway-codes.js';
import { PaymentEntity, type ReviewReason } from '../payment.entity.js';
import { remainingSeconds } from '../payment-state.js';
import { findByAuthority, isReferenceOfUnnamedAccount } from '../payments.queries.js';
import { endUnsettled, mustFind } from '../payments.store.js';
import { recordSettlement, type Acceptance, type PaidAnswer } from './record-settlement.js';
import { PAYMENT_TEXTS } from '../payments.messages.js';
import type { PaymentType } from '../payments.types.js';

export type SettleResult =
  | { readonly settled: true; readonly payment: PaymentType }
  /** The gateway has answered that there is no money for us. */
  | { readonly settled: false; readonly payment: PaymentType; readonly errorCode: ErrorCode };

const FIRST_PAUSE_MS = 30;
const LONGEST_PAUSE_MS = 400;

/**
 * Queries the gateway about a session and, if it is paid, records it, once.
 * @throws AppError INVALID_AUTHORITY for a session that is not ours, GATEWAY_ERROR, NETWORK_ERROR or TIMEOUT_ERROR when
 * the gateway gives no clear answer; the payment is unchanged and may be queried again.
 */
export async function settlePayment(
  ctx: Ctx,
  input: { readonly authority: string; readonly accepted?: Acceptance },
): Promise<SettleResult> {
  // A winner that has died leaves its lease to the reconciler.
  const giveUp = performance.now() + GATEWAY_WAIT.othersMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    const payment = await findByAuthority(ctx, input.authority);
    if (!payment) throw new AppError('INVALID_AUTHORITY');
    if (payment.status === 'completed') return { settled: true, payment };
    const lease = await claim(ctx, payment);
    if (lease) return settleClaimed(ctx, payment, { lease, accepted: input.accepted ?? null });
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
  // As it was read: whether an earlier lease was left there decides what a refusal is worth.
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
  readonly accepted: Acceptance | null;
}

async function settleClaimed(ctx: Ctx, payment: PaymentType, { lease, accepted }: Claim): Promise<SettleResult> {
  try {
    const answer = await ctx.ports.gateway.verify({
      authority: payment.authority ?? '',
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
    throw ofGateway(error);
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

/** A refusal that asking again cannot change says so. */
function ofGateway(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'GATEWAY_ERROR') return error;
  const { gatewayCode } = error.details;
  if (typeof gatewayCode !== 'number' || canChange(gatewayCode)) return error;
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

/** What was not paid within its hour has run out; "not paid" alone would not say why. */
function codeOf(ctx: Ctx, payment: PaymentType, { errorCode }: Refusal): ErrorCode {
  if (errorCode !== 'PAYMENT_FAILED') return errorCode;
  const isOver = payment.failureCode === 'PAYMENT_EXPIRED' || remainingSeconds(payment, ctx.clock.now()) === 0;
  return isOver ? 'PAYMENT_EXPIRED' : errorCode;
}

type Refusal = Extract<VerifyOutcome, { outcome: 'refused' }>;

async function recordRefusal(ctx: Ctx, payment: PaymentType, refusal: Refusal, lease: string): Promise<SettleResult> {
  const { gatewayCode, raw } = refusal;
  const errorCode = codeOf(ctx, payment, refusal);
  const status = statusAfter(payment, refusal);
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
    // A person who reviews it goes on alone.
    answer: { raw, lease, leavesLease: payment.leaseUntil !== null && status !== 'needs_review' },
  });
  if (after.status === 'completed') return { settled: true, payment: after };
  if (ANSWERS.has(errorCode)) {
    return { settled: false, payment: after, errorCode };
  }
  throw new AppError(errorCode, { details: { gatewayCode, gatewayText: gatewayText(gatewayCode) } });
}

/** Only a clear "not paid" or "not known" ends a session; failures of the gateway leave it unchanged. */
function statusAfter(
  payment: PaymentType,
  { errorCode, gatewayCode }: Refusal,
): 'pending' | 'failed' | 'cancelled' | 'needs_review' {
  if (gatewayCode === AMOUNT_DIFFERS) return 'needs_review';
  const current = payment.status === 'completed' ? 'pending' : payment.status;
  const over = errorCode === 'PAYMENT_FAILED' || errorCode === 'INVALID_AUTHORITY' || errorCode === 'PAYMENT_CANCELED';
  return over && current === 'pending' ? 'failed' : current;
}

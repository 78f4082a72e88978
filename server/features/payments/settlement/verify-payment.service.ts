/**
 * A browser has returned from the gateway, perhaps after its session has ended: settling needs no sign-in (D-16). A
 * stranger gets success and tracking code; the owner and administrators see the details.
 */
import { AppError, ERRORS, type ErrorCode } from '#core/errors/errors.js';
import { RETURN_STATUS } from '#core/gateways.js';
import { rial } from '#core/money.js';
import { unitOfWork, type Ctx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import type { InquiryStatus } from '#platform/ports.js';
import { findReceiptOfPayment } from '#features/receipts/index.js';
import { findBalance } from '#features/wallet/index.js';
import {
  verifyDepositSchema,
  verifyPaymentSchema,
  type VerifyDepositInput,
  type VerifyPaymentInput,
} from '../payment/payments.inputs.js';
import { PAYMENT_TEXTS } from '../payment/payments.messages.js';
import { maySeePayment } from '../payment/payments.policy.js';
import { recordEvent, selectEvents } from '../payment/payment-events.js';
import { canChange, codeOf, gatewayOf } from '../payment/payment-gateway.js';
import { listByAuthority } from '../payment/payments.queries.js';
import { endUnsettled, lockPayment } from '../payment/payments.store.js';
import { settlePayment, type SettleResult } from './settle-payment.js';
import type {
  PaymentType,
  DepositVerificationType,
  PaymentVerificationType,
  VerificationType,
} from '../payment/payments.types.js';

/** Whose guesses of authorities are counted together. */
function callerOf(ctx: Ctx): string {
  return ctx.viewer?.userId ?? ctx.addressKey;
}

/** None where the text has no provider's form of a name: a number that follows another one is not looked up. */
async function sessionsOf(ctx: Ctx, authority: string): Promise<PaymentType[]> {
  const isName = [...ctx.ports.gateways.providers.values()].some((provider) => provider.isSessionName(authority));
  return isName ? listByAuthority(ctx, authority) : [];
}

/**
 * A session of this purpose and record. Two providers may have given two sessions one name: then the record must tell
 * which is meant. @throws AppError INVALID_AUTHORITY, DUPLICATE_PAYMENT when it has settled another, RATE_LIMITED after
 * ten wrong ones.
 */
async function findReturned(
  ctx: Ctx,
  authority: string,
  matches: (payment: PaymentType) => boolean,
): Promise<PaymentType> {
  const sessions = await sessionsOf(ctx, authority);
  const [payment, another] = sessions.filter(matches);
  if (payment && !another) return payment;
  // Looked up first, and only wrong ones count: many customers of one provider come back by one address, and a genuine
  // session is never refused for what others there have guessed. The read is bounded by the budget of all requests.
  await ctx.limits.take('authorityGuess', callerOf(ctx));
  const hasSettled = sessions.some(({ status }) => status === 'completed');
  throw new AppError(hasSettled && !another ? 'DUPLICATE_PAYMENT' : 'INVALID_AUTHORITY');
}

/** A payer who turned back: their browser names a Status other than OK. */
function turnedBack(status: string | null | undefined): boolean {
  return Boolean(status) && status?.toUpperCase() !== RETURN_STATUS.paid;
}

/**
 * A cancelled return of an unknown session has paid nothing: canceled, and nothing to look up. It counts as a guess all
 * the same. @throws AppError RATE_LIMITED.
 */
async function isUnknownCancelation(
  ctx: Ctx,
  input: { readonly authority: string; readonly status?: string | null | undefined },
): Promise<boolean> {
  if (!turnedBack(input.status)) return false;
  if ((await sessionsOf(ctx, input.authority)).length > 0) return false;
  await ctx.limits.take('authorityGuess', callerOf(ctx));
  return true;
}

/** The Status of the query is a hint of an untrusted browser: with OK we call verify, with NOK only inquiry. */
async function settleReturned(
  ctx: Ctx,
  payment: PaymentType,
  status: string | null | undefined,
): Promise<SettleResult> {
  if (payment.status === 'completed') return { settled: true, payment };
  await recordReturn(ctx, payment);
  return turnedBack(status) ? cancelReturned(ctx, payment) : settlePayment(ctx, payment);
}

/** The first time a browser comes back is a step that its owner may see. */
async function recordReturn(ctx: Ctx, payment: PaymentType): Promise<void> {
  await unitOfWork(ctx, async (tx) => {
    await lockPayment(tx, payment.id);
    const known = await selectEvents(tx, [payment.id]);
    if (known.some(({ kind }) => kind === 'returned')) return;
    recordEvent(tx, payment.id, 'returned');
    await tx.em.flush();
  });
}

/** "NOK": canceled, once the gateway says that it holds no money; until it says so, the session stays open. */
async function cancelReturned(ctx: Ctx, payment: PaymentType): Promise<SettleResult> {
  const state = await inquire(ctx, payment).catch((error: unknown) => {
    ctx.log.warn(
      { err: error, paymentId: payment.id },
      'no inquiry about a canceled payment; the reconciler will query again',
    );
    return null;
  });
  if (state === 'paid' || state === 'verified') return settlePayment(ctx, payment);
  // The word of a browser ends no review.
  if (payment.status === 'needs_review') return { settled: false, payment, errorCode: 'VERIFICATION_FAILED' };
  const errorCode = 'PAYMENT_CANCELED';
  if (state === null) return { settled: false, payment, errorCode };
  const after = await endUnsettled(ctx, payment.id, { status: 'cancelled', failureCode: errorCode });
  return after.status === 'completed'
    ? { settled: true, payment: after }
    : { settled: false, payment: after, errorCode };
}

/** @throws as the gateway, and as `gatewayOf`. */
async function inquire(ctx: Ctx, payment: PaymentType): Promise<InquiryStatus> {
  return gatewayOf(ctx, payment).inquire(payment.authority ?? '');
}

/** No money can come of a payment in these. */
const ENDED: ReadonlySet<PaymentType['status']> = new Set(['failed', 'cancelled']);

async function verdict(ctx: Ctx, result: SettleResult, detailed: boolean): Promise<VerificationType> {
  const { payment } = result;
  const amountRials = detailed ? rial(payment.amountRials + payment.walletRials) : null;
  if (result.settled) {
    return {
      success: true,
      refId: result.payment.refId,
      amountRials,
      receipt: detailed ? await findReceiptOfPayment(ctx, payment.id) : null,
      error: null,
      errorCode: null,
      errorDetails: null,
      retryable: false,
      supportRequired: false,
      isFinal: true,
    };
  }
  const isFinal = ENDED.has(payment.status);
  const errorDetails = (detailed && codeOf(ctx, payment)?.text) || null;
  // S-185: an amount that the gateway denies has an error of its own, since a retry cannot fix it.
  const words = codeOf(ctx, payment)?.amountDiffers ? { error: PAYMENT_TEXTS.amountDiffers } : {};
  if (payment.status === 'needs_review' && payment.gatewayCode === null) {
    const inReview = { error: PAYMENT_TEXTS.inReview, retryable: false, supportRequired: false };
    return { ...refusal(result.errorCode), ...inReview, amountRials };
  }
  const answer = refusal(result.errorCode);
  const retryable = answer.retryable && canChange(ctx, payment);
  return { ...answer, ...words, retryable, amountRials, errorDetails, isFinal };
}

function refusal(errorCode: ErrorCode): VerificationType {
  const { fa, retryable, support } = ERRORS[errorCode];
  return {
    success: false,
    refId: null,
    amountRials: null,
    receipt: null,
    error: fa,
    errorCode,
    errorDetails: null,
    retryable,
    supportRequired: support,
    isFinal: false,
  };
}

function descriptionOf(payment: PaymentType): string {
  return payment.outcome === 'credited_to_wallet' ? PAYMENT_TEXTS.creditedDescription(payment) : payment.description;
}

/**
 * Verifies the return from an order's payment. Refusals of the gateway are answers (`success: false`).
 * @throws AppError INVALID_AUTHORITY, DUPLICATE_PAYMENT, GATEWAY_ERROR, NETWORK_ERROR, TIMEOUT_ERROR.
 */
export async function verifyPayment(ctx: Ctx, given: VerifyPaymentInput): Promise<PaymentVerificationType> {
  const input = parseInput(verifyPaymentSchema, given);
  if (await isUnknownCancelation(ctx, input))
    return { ...refusal('PAYMENT_CANCELED'), orderId: null, orderNumber: null, description: null };
  const fits = (payment: PaymentType): boolean =>
    payment.purpose !== 'deposit' && (!input.orderId || input.orderId === (payment.orderId ?? payment.invoiceId));
  const result = await settleReturned(ctx, await findReturned(ctx, input.authority, fits), input.status);
  const detailed = maySeePayment(ctx.viewer, result.payment);
  const { orderId, referenceNumber } = result.payment;
  const details = {
    orderId,
    orderNumber: orderId ? referenceNumber : null,
    description: descriptionOf(result.payment),
  };
  return {
    ...(await verdict(ctx, result, detailed)),
    ...(detailed ? details : { orderId: null, orderNumber: null, description: null }),
  };
}

/** Verifies the return from a top-up. @throws as `verifyPayment`. */
export async function verifyDeposit(ctx: Ctx, given: VerifyDepositInput): Promise<DepositVerificationType> {
  const input = parseInput(verifyDepositSchema, given);
  if (await isUnknownCancelation(ctx, input)) return { ...refusal('PAYMENT_CANCELED'), newBalanceRials: null };
  const fits = (payment: PaymentType): boolean =>
    payment.purpose === 'deposit' && (!input.paymentId || input.paymentId === payment.id);
  const result = await settleReturned(ctx, await findReturned(ctx, input.authority, fits), input.status);
  const detailed = maySeePayment(ctx.viewer, result.payment);
  const newBalanceRials = detailed && result.settled ? await findBalance(ctx, result.payment.userId) : null;
  return { ...(await verdict(ctx, result, detailed)), newBalanceRials };
}

/** The payment port over Zibal v1. Amounts are rials. Source: help.zibal.ir/IPG/API and its SDK for Java. */
import { randomBytes } from 'node:crypto';
import { AppError } from '#core/errors/errors.js';
import { GATEWAY_WAIT } from '#core/limits/limits.js';
import { rial, type Rial } from '#core/money.js';
import type { GatewayRequest, InquiryStatus, PaymentGateway, VerifyOutcome } from '#platform/ports.js';
import { maskCard } from '../gateway-answers.js';
import { callGateway, unreadable, withoutSlash } from '../gateway-call.js';
import { ALREADY_VERIFIED, failureOfRequest, inquiryStatus, NOT_PAID, PAID, refusalOfVerify } from './zibal.codes.js';
import {
  paymentData,
  readAnswer,
  REFERENCE,
  requestData,
  sessionName,
  trackField,
  trackOf,
  type PaymentData,
  type WireAnswer,
} from './zibal.wire.js';

export interface ZibalOptions {
  /** `https://gateway.zibal.ir`, or a sandbox; the paths `/v1/…` and `/start/…` are added. */
  readonly baseUrl: string;
  readonly merchantId: string;
  /** Where browsers find the gateway, if not where we do. */
  readonly startBaseUrl?: string;
  /** For one whole call, ms. */
  readonly timeoutMs?: number;
  /** Without it money is given back to the wallet and never to the card. */
  readonly refunds?: ZibalRefunds | undefined;
}

/** Giving money back is a call of another service of Zibal, with credentials of its own. */
export interface ZibalRefunds {
  /** `https://api.zibal.ir`, or a sandbox. */
  readonly baseUrl: string;
  readonly token: string;
  /** The account there from which the money goes. */
  readonly accountId: string;
}

/** The result of Zibal's account service when it has done something. */
const REFUNDED = 1;

type Operation = 'request' | 'verify' | 'inquiry';
type Call = (operation: Operation, body: Readonly<Record<string, unknown>>) => Promise<WireAnswer>;

/** Each method sends one request, verify at most two, and leaves retries to the caller. */
export function createZibalGateway(options: ZibalOptions): PaymentGateway {
  const call = createCall(options);
  const { refunds } = options;
  return {
    name: 'zibal',
    merchantId: options.merchantId,
    canReverse: refunds !== undefined,
    request: (input) => openPayment(call, input),
    startUrl: (authority) => `${withoutSlash(options.startBaseUrl ?? options.baseUrl)}/start/${trackOf(authority)}`,
    verify: ({ authority }) => verify(call, authority),
    inquire: async (authority) => toStatus(await call('inquiry', trackField(authority))),
    // Zibal has no such list; payments that have ended are inquired about instead.
    unverified: () => Promise.resolve(null),
    amountHeld: async (authority) => amountHeld(await call('inquiry', trackField(authority))),
    // No session has this number: it is answered that there is none.
    probe: async () => void (await call('inquiry', { trackId: 1 })),
    reverse: (input) => reverse(options, input),
  };
}

async function openPayment(call: Call, input: GatewayRequest): Promise<{ authority: string; raw: unknown }> {
  const reference = randomBytes(16).toString('hex');
  const callbackUrl = new URL(input.callbackUrl);
  callbackUrl.searchParams.set(REFERENCE, reference);
  const answer = await call('request', {
    amount: input.amountRials,
    callbackUrl: callbackUrl.href,
    description: input.description,
    ...(input.orderId && { orderId: input.orderId }),
    ...(input.mobile && { mobile: input.mobile }),
  });
  if (answer.result !== PAID) throw refusal(failureOfRequest(answer.result), answer.result);
  const parsed = requestData.safeParse(answer.data);
  if (!parsed.success) throw new AppError('GATEWAY_ERROR', { cause: parsed.error });
  return { authority: sessionName(parsed.data.trackId, reference), raw: answer.raw };
}

async function verify(call: Call, authority: string): Promise<VerifyOutcome> {
  const answer = await call('verify', trackField(authority));
  if (answer.result === PAID) return paid(answer, authority, false);
  // Inquiry is asked about a payment that was verified before: the answer may name neither amount nor reference.
  if (answer.result === ALREADY_VERIFIED) return paid(await inquire(call, authority), authority, true);
  const errorCode = refusalOfVerify(answer.result);
  if (!errorCode) throw refusal('GATEWAY_ERROR', answer.result);
  const gatewayCode = answer.result === NOT_PAID ? await whyNotPaid(call, authority) : answer.result;
  return { outcome: 'refused', gatewayCode, errorCode, raw: answer.raw };
}

/** @throws AppError GATEWAY_ERROR where the payment is not known there, and as the call. */
async function inquire(call: Call, authority: string): Promise<WireAnswer> {
  const answer = await call('inquiry', trackField(authority));
  if (answer.result !== PAID) throw refusal('GATEWAY_ERROR', answer.result);
  return answer;
}

/** The state that says why there is no money, for the payer; where none is to be had, that there is none. */
async function whyNotPaid(call: Call, authority: string): Promise<number> {
  try {
    const { status } = dataOf(await inquire(call, authority));
    return typeof status === 'number' && refusalOfVerify(status) ? status : NOT_PAID;
  } catch (error) {
    if (error instanceof AppError) return NOT_PAID;
    throw error;
  }
}

/** @throws AppError GATEWAY_ERROR where the answer names no amount: ours is compared with it. */
function paid(answer: WireAnswer, authority: string, repeated: boolean): VerifyOutcome {
  const { amount, refNumber, cardNumber } = dataOf(answer);
  if (typeof amount !== 'number') throw new AppError('GATEWAY_ERROR', { details: { gatewayCode: answer.result } });
  return {
    outcome: 'paid',
    repeated,
    // The test account of Zibal answers no number of the bank.
    refId: refNumber ?? trackOf(authority),
    cardMask: cardNumber ? maskCard(cardNumber) : null,
    feeRials: null,
    amountRials: rial(amount),
    raw: answer.raw,
  };
}

function toStatus(answer: WireAnswer): InquiryStatus {
  if (answer.result === PAID || answer.result === ALREADY_VERIFIED) {
    const { status } = dataOf(answer);
    return typeof status === 'number' ? inquiryStatus(status) : 'unknown';
  }
  // Not paid yet, or no session of ours: neither says that the payment has failed.
  if (refusalOfVerify(answer.result)) return 'unknown';
  throw refusal('GATEWAY_ERROR', answer.result);
}

function amountHeld(answer: WireAnswer): Rial | null {
  if (toStatus(answer) !== 'paid') return null;
  const { amount } = dataOf(answer);
  return typeof amount === 'number' ? rial(amount) : null;
}

async function reverse(
  { refunds, timeoutMs = GATEWAY_WAIT.callMs }: ZibalOptions,
  { authority, amountRials }: { readonly authority: string; readonly amountRials: Rial },
): Promise<void> {
  if (!refunds) throw new Error('this account of the gateway cannot give money back');
  const { baseUrl, token, accountId } = refunds;
  const { status, text } = await callGateway({
    url: `${withoutSlash(baseUrl)}/v1/account/refund`,
    body: { ...trackField(authority), accountId, amount: amountRials, tryReverse: true },
    timeoutMs,
    token,
  });
  const answer = readAnswer(text);
  if (!answer) throw unreadable(status);
  if (answer.result !== REFUNDED && answer.result !== PAID) throw refusal('GATEWAY_ERROR', answer.result);
}

function dataOf(answer: WireAnswer): PaymentData {
  const parsed = paymentData.safeParse(answer.data);
  if (!parsed.success) throw new AppError('GATEWAY_ERROR', { cause: parsed.error });
  return parsed.data;
}

function refusal(code: 'GATEWAY_ERROR' | 'GATEWAY_LIMIT', gatewayCode: number): AppError {
  return new AppError(code, { details: { gatewayCode } });
}

/** @throws AppError TIMEOUT_ERROR, NETWORK_ERROR, or GATEWAY_ERROR for 5xx and for what is not an answer. */
function createCall({ baseUrl, merchantId: merchant, timeoutMs = GATEWAY_WAIT.callMs }: ZibalOptions): Call {
  return async (operation, body) => {
    const url = `${withoutSlash(baseUrl)}/v1/${operation}`;
    const { status, text } = await callGateway({ url, body: { merchant, ...body }, timeoutMs });
    const answer = readAnswer(text);
    if (!answer) throw unreadable(status);
    return answer;
  };
}

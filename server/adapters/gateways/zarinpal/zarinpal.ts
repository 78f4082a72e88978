/** The payment port over Zarinpal v4, or over any gateway with the same protocol (protocols B1). */
import type { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { GATEWAY_WAIT } from '#core/limits/limits.js';
import { rial, type Rial } from '#core/money.js';
import type { GatewayRequest, InquiryStatus, PaymentGateway, VerifyOutcome } from '#platform/ports.js';
import { maskCard } from '../gateway-answers.js';
import { callGateway, unreadable, withoutSlash } from '../gateway-call.js';
import { ALREADY_VERIFIED, failureOfRequest, inquiryStatus, PAID, refusalOfVerify } from './zarinpal.codes.js';
import {
  inquiryData,
  readAnswer,
  requestData,
  reverseData,
  unverifiedData,
  verifyData,
  type WireAnswer,
} from './zarinpal.wire.js';

export interface ZarinpalOptions {
  /** `https://payment.zarinpal.com`, or a sandbox; the paths `/pg/…` are added. */
  readonly baseUrl: string;
  readonly merchantId: string;
  /** For one whole call, ms. */
  readonly timeoutMs?: number;
  /** Where browsers find the gateway, if not where we do. */
  readonly startBaseUrl?: string;
}

type Operation = 'request' | 'verify' | 'inquiry' | 'unVerified' | 'reverse';
type Call = (operation: Operation, body: Readonly<Record<string, unknown>>) => Promise<WireAnswer>;

/** Each method sends one request and leaves retries to the caller: a repeated `request` would open a second payment. */
export function createZarinpalGateway(options: ZarinpalOptions): PaymentGateway {
  const call = createCall(options);
  return {
    name: 'zarinpal',
    merchantId: options.merchantId,
    canReverse: true,
    request: (input) => openPayment(call, input),
    startUrl: (authority) =>
      `${withoutSlash(options.startBaseUrl ?? options.baseUrl)}/pg/StartPay/${encodeURIComponent(authority)}`,
    verify: async (input) => toOutcome(await call('verify', { amount: input.amountRials, authority: input.authority })),
    inquire: async (authority) => toStatus(await call('inquiry', { authority })),
    unverified: () => listUnverified(call),
    amountHeld: async (authority) =>
      (await listUnverified(call)).find((each) => each.authority === authority)?.amountRials ?? null,
    probe: async () => void (await listUnverified(call)),
    reverse: async ({ authority }) => void accepted(await call('reverse', { authority }), reverseData),
  };
}

async function listUnverified(call: Call): Promise<{ authority: string; amountRials: Rial }[]> {
  const { authorities } = accepted(await call('unVerified', {}), unverifiedData);
  return (authorities ?? []).map(({ authority, amount }) => ({ authority, amountRials: rial(amount) }));
}

async function openPayment(call: Call, input: GatewayRequest): Promise<{ authority: string; raw: unknown }> {
  const answer = await call('request', requestBody(input));
  if (answer.faultCode !== null) throw refusal(failureOfRequest(answer.faultCode), answer.faultCode);
  const { authority } = accepted(answer, requestData);
  return { authority, raw: answer.raw };
}

/**
 * Absent fields are left out: the gateway refuses nulls. The currency is always sent, so that toman is never assumed.
 */
function requestBody(input: GatewayRequest): Readonly<Record<string, unknown>> {
  return {
    amount: input.amountRials,
    currency: 'IRR',
    description: input.description,
    callback_url: input.callbackUrl,
    metadata: {
      ...(input.orderId && { order_id: input.orderId }),
      ...(input.email && { email: input.email }),
      ...(input.mobile && { mobile: input.mobile }),
      // We verify ourselves, after our own checks, whatever the settings of the terminal's panel are.
      auto_verify: false,
    },
  };
}

function toOutcome(answer: WireAnswer): VerifyOutcome {
  if (answer.faultCode !== null) {
    const errorCode = refusalOfVerify(answer.faultCode);
    if (!errorCode) throw refusal('GATEWAY_ERROR', answer.faultCode);
    return { outcome: 'refused', gatewayCode: answer.faultCode, errorCode, raw: answer.raw };
  }
  const data = dataOf(answer, verifyData);
  if (data.code !== PAID && data.code !== ALREADY_VERIFIED) throw refusal('GATEWAY_ERROR', data.code);
  return {
    outcome: 'paid',
    repeated: data.code === ALREADY_VERIFIED,
    refId: data.ref_id,
    cardMask: data.card_pan ? maskCard(data.card_pan) : null,
    feeRials: data.fee === null || data.fee === undefined ? null : rial(data.fee),
    amountRials: data.amount === null || data.amount === undefined ? null : rial(data.amount),
    raw: answer.raw,
  };
}

/** A refused authority means that the gateway has no such session of ours, not that the payment failed. */
function toStatus(answer: WireAnswer): InquiryStatus {
  if (answer.faultCode === null) return inquiryStatus(dataOf(answer, inquiryData).status);
  if (refusalOfVerify(answer.faultCode)) return 'unknown';
  throw refusal('GATEWAY_ERROR', answer.faultCode);
}

/** The data of an answer with code 100. @throws AppError GATEWAY_ERROR for every other. */
function accepted<Shape extends z.ZodType<{ code: number }>>(answer: WireAnswer, shape: Shape): z.output<Shape> {
  if (answer.faultCode !== null) throw refusal('GATEWAY_ERROR', answer.faultCode);
  const data = dataOf(answer, shape);
  if (data.code !== PAID) throw refusal('GATEWAY_ERROR', data.code);
  return data;
}

function dataOf<Shape extends z.ZodType>(answer: WireAnswer, shape: Shape): z.output<Shape> {
  const parsed = shape.safeParse(answer.data);
  if (!parsed.success) throw new AppError('GATEWAY_ERROR', { cause: parsed.error });
  return parsed.data;
}

function refusal(code: 'GATEWAY_ERROR' | 'GATEWAY_LIMIT', gatewayCode: number): AppError {
  return new AppError(code, { details: { gatewayCode } });
}

/** @throws AppError TIMEOUT_ERROR, NETWORK_ERROR, or GATEWAY_ERROR for 5xx and for what is not an answer. */
function createCall(options: ZarinpalOptions): Call {
  const payments = `${withoutSlash(options.baseUrl)}/pg/v4/payment`;
  return async (operation, body) => {
    const { status, text } = await callGateway({
      url: `${payments}/${operation}.json`,
      body: { merchant_id: options.merchantId, ...body },
      timeoutMs: options.timeoutMs ?? GATEWAY_WAIT.callMs,
    });
    const answer = readAnswer(text);
    if (!answer) throw unreadable(status);
    return answer;
  };
}

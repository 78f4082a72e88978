/** Zarinpal's numbers in our words (protocols B1). */
import type { ErrorCode } from '#core/errors/errors.js';
import type { InquiryStatus } from '#platform/ports.js';

export const PAID = 100;
export const ALREADY_VERIFIED = 101;

/**
 * Answers to `verify` after which this authority will not settle with these values. Other codes do not decide about the
 * money.
 */
const REFUSALS: ReadonlyMap<number, ErrorCode> = new Map([
  [-50, 'VERIFICATION_FAILED'],
  [-51, 'PAYMENT_FAILED'],
  [-52, 'VERIFICATION_FAILED'],
  [-53, 'INVALID_AUTHORITY'],
  [-54, 'INVALID_AUTHORITY'],
  [-55, 'INVALID_AUTHORITY'],
]);

const ABOVE_MAXIMUM = -41;

export function refusalOfVerify(code: number): ErrorCode | null {
  return REFUSALS.get(code) ?? null;
}

/**
 * -41: the amount is above 100,000,000 toman, which the payer can mend; every other refusal is between us and the
 * gateway.
 */
export function failureOfRequest(code: number): 'GATEWAY_LIMIT' | 'GATEWAY_ERROR' {
  return code === ABOVE_MAXIMUM ? 'GATEWAY_LIMIT' : 'GATEWAY_ERROR';
}

const INQUIRY: ReadonlyMap<string, InquiryStatus> = new Map([
  ['VERIFIED', 'verified'],
  ['PAID', 'paid'],
  ['IN_BANK', 'in_bank'],
  ['FAILED', 'failed'],
  ['REVERSED', 'reversed'],
]);

export function inquiryStatus(text: string): InquiryStatus {
  return INQUIRY.get(text.toUpperCase()) ?? 'unknown';
}

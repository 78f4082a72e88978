/** When and how long to wait before a call is repeated, and what kind of fault it was (specification 1 §8 and §9). */
import { RETRY } from '../../core/limits.js';

const RETRYABLE = new Set([408, 429, 500, 502, 503, 504]);
const SUPPORT = new Set([400, 401, 403, 422]);

export interface Fault {
  /** HTTP status, or null where no answer came. */
  readonly status: number | null;
  readonly message: string;
}

const says = (fault: Fault, words: RegExp) => words.test(fault.message);
const is = (fault: Fault, statuses: ReadonlySet<number>) => fault.status !== null && statuses.has(fault.status);

/** S-156 */
export function isRetryable(fault: Fault): boolean {
  return is(fault, RETRYABLE) || says(fault, /network|timeout|connection|server|gateway/i);
}

/** S-157 */
export function needsSupport(fault: Fault): boolean {
  return is(fault, SUPPORT) || says(fault, /invalid|unauthorized|forbidden|validation/i);
}

/** S-158 */
export function isAuthFault(fault: Fault): boolean {
  return fault.status === 401 || fault.status === 403 || says(fault, /unauthorized|forbidden|token|authentication/i);
}

/** S-158 */
export function isValidationFault(fault: Fault): boolean {
  return fault.status === 400 || fault.status === 422 || says(fault, /validation|invalid|required|format/i);
}

/** A text that means "the session is over": it is cleared and the visitor signs in anew (S-154). */
export function endsSession(message: string): boolean {
  return /unauthorized|authentication failed|log in again/i.test(message);
}

/**
 * Milliseconds before attempt `retry + 1`; `retry` counts from 1. 1 s, 2 s, 4 s … at most 10 s, and up to
 * a tenth more by chance so that many browsers do not come back at once (S-152).
 */
export function retryDelay(retry: number, random: () => number = Math.random): number {
  const base = Math.min(RETRY.baseMs * RETRY.factor ** (retry - 1), RETRY.maxMs);
  return Math.round(base * (1 + random() * RETRY.jitter));
}

/** Whether another attempt may follow `attempt`, counted from 1. */
export function mayRetry(attempt: number, fault: Fault): boolean {
  return attempt < RETRY.attempts && isRetryable(fault);
}

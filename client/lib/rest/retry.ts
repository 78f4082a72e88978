/** When and how long to wait before a call is repeated (specification 1 §9). */
import { isRetryable, type Fault } from '#core/errors/fault-class.js';
import { RETRY } from '#core/limits/limits.js';

/** A text that means "the session is over": it is cleared and the visitor signs in anew (S-154). */
export function endsSession(message: string): boolean {
  return /unauthorized|authentication failed|log in again/i.test(message);
}

/**
 * Milliseconds before attempt `retry + 1`; `retry` counts from 1. 1 s, 2 s, 4 s … at most 10 s, and up to
 * a tenth more by chance so that many browsers do not come back at once.
 */
export function retryDelay(retry: number, random: () => number = Math.random): number {
  const base = Math.min(RETRY.baseMs * RETRY.factor ** (retry - 1), RETRY.maxMs);
  return Math.round(base * (1 + random() * RETRY.jitter));
}

/** Whether another attempt may follow `attempt`, counted from 1. */
export function mayRetry(attempt: number, fault: Fault): boolean {
  return attempt < RETRY.attempts && isRetryable(fault);
}

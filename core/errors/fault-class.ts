/** The kind of a failure by its status and its English message (specification 1 §8 and 2 §8, "Classification"). */

export interface Fault {
  /** HTTP status, or null where no answer came. */
  readonly status: number | null;
  readonly message: string;
}

const RETRYABLE = new Set([408, 429, 500, 502, 503, 504]);
const SUPPORT = new Set([400, 401, 403, 422]);
const AUTH = new Set([401, 403]);
const VALIDATION = new Set([400, 422]);

const says = (fault: Fault, words: RegExp) => words.test(fault.message);
const is = (fault: Fault, statuses: ReadonlySet<number>) => fault.status !== null && statuses.has(fault.status);

/** S-156: the same call may succeed a little later. */
export function isRetryable(fault: Fault): boolean {
  return is(fault, RETRYABLE) || says(fault, /network|timeout|connection|server|gateway/i);
}

/** S-157: the person is shown a way to the support. */
export function needsSupport(fault: Fault): boolean {
  return is(fault, SUPPORT) || says(fault, /invalid|unauthorized|forbidden|validation/i);
}

/** S-158: it concerns the caller. */
export function isAuthFault(fault: Fault): boolean {
  return is(fault, AUTH) || says(fault, /unauthorized|forbidden|token|authentication/i);
}

/** S-158: it is about what was sent. */
export function isValidationFault(fault: Fault): boolean {
  return is(fault, VALIDATION) || says(fault, /validation|invalid|required|format/i);
}

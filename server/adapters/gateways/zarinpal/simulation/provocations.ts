/** The faults that a tester can choose for the gateway's verify. */

/** Answered every time. -51 is not here: "not paid" is simply a payment that failed. */
const CODE_PROVOCATIONS = ['-50', '-52', '-53', '-54', '-55'] as const;

/**
 * Happens once; then the gateway behaves normally, so that a retry or the reconciler can be watched:
 * - `timeout`: keeps the connection open and never answers;
 * - `late`: verifies, answers seconds later;
 * - `server_error`: a 502 page that is not JSON, nothing verified;
 * - `lost_answer`: verifies, then breaks the connection; the next call gets 101;
 * - `repeated`: answers 101 the first time already, as if another server of ours had been faster.
 */
const PASSING_PROVOCATIONS = ['timeout', 'late', 'server_error', 'lost_answer', 'repeated'] as const;

const PROVOCATIONS = [...CODE_PROVOCATIONS, ...PASSING_PROVOCATIONS] as const;
export type Provocation = (typeof PROVOCATIONS)[number];

/** The choices of the payment page: nothing special, "not paid", or a provocation. */
export const OUTCOMES = ['success', '-51', ...PROVOCATIONS] as const;
export type Outcome = (typeof OUTCOMES)[number];

export function isProvocation(value: string): value is Provocation {
  return (PROVOCATIONS as readonly string[]).includes(value);
}

/** How often it happens: null is always. */
export function defaultTimes(provocation: Provocation): number | null {
  return (CODE_PROVOCATIONS as readonly string[]).includes(provocation) ? null : 1;
}

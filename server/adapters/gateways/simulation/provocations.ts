/** The faults that a tester can choose for a simulated gateway's verify. */

/**
 * Faults of the connection, alike at each gateway. They happen once; then it behaves normally, so that a retry or the
 * reconciler can be watched:
 * - `timeout`: keeps the connection open and never answers;
 * - `late`: verifies, answers seconds later;
 * - `server_error`: a 502 page that is not JSON, nothing verified;
 * - `lost_answer`: verifies, then breaks the connection; the next call answers that it was verified before;
 * - `repeated`: says so the first time already, as if another server of ours had been faster.
 */
export const PASSING_PROVOCATIONS = ['timeout', 'late', 'server_error', 'lost_answer', 'repeated'] as const;
export type PassingProvocation = (typeof PASSING_PROVOCATIONS)[number];

export function isPassing(provocation: string): provocation is PassingProvocation {
  return (PASSING_PROVOCATIONS as readonly string[]).includes(provocation);
}

/** How often it happens: null is always, as with every answer that is the gateway's own. */
export function defaultTimes(provocation: string): number | null {
  return isPassing(provocation) ? 1 : null;
}

/** Persian, for the payment page. */
export const PASSING_TEXTS: Readonly<Record<PassingProvocation, string>> = {
  timeout: 'یک بار بی‌پاسخ می‌ماند',
  late: 'یک بار دیر پاسخ می‌دهد',
  server_error: 'یک بار خطای ۵۰۲ می‌دهد',
  lost_answer: 'تأیید می‌کند ولی پاسخ گم می‌شود؛ بار دوم می‌گوید که قبلاً تأیید شده است',
  repeated: 'از همان بار اول می‌گوید که قبلاً تأیید شده است',
};

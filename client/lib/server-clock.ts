/**
 * The server's time from its answers: countdowns must not end earlier or later because the clock of a device is wrong.
 * Before the first answer the device's own clock is used.
 */

/** Milliseconds that the server's clock is ahead of this device's; null before the first answer. */
let aheadMs: number | null = null;

/** `Date` of an answer is cut to whole seconds; the middle of the second is nearest on average. */
const MIDDLE_MS = 500;

/** Every call of the API passes through here, so that the difference is always that of the last answer. */
export function noteAnswer<Answer extends { readonly headers: Headers }>(answer: Answer): Answer {
  const sent = Date.parse(answer.headers?.get('date') ?? '');
  if (!Number.isNaN(sent)) aheadMs = sent + MIDDLE_MS - Date.now();
  return answer;
}

/** Milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + (aheadMs ?? 0);
}

/** Whether an answer has contained the server's time yet. */
export function isServerTimeKnown(): boolean {
  return aheadMs !== null;
}

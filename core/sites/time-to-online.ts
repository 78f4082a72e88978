/** How long it takes from the payment to the site: what was measured, beside the operator's claim (decision 094). */
export const TIME_TO_ONLINE = {
  /** Sites that were paid for in this many days. */
  days: 90,
  /** Fewer sites show nothing. */
  leastSites: 20,
  /** A site that is not online this long after its payment counts as one that never was, ms. */
  graceMs: 60 * 60 * 1000,
} as const;

export interface TimeToOnline {
  /** Half of the sites were online within so many whole minutes, rounded up. */
  readonly minutes: number;
}

/** Rounded up, so that the figure is never better than what was measured. Null: half of the sites never came online. */
export function timeToOnlineOf(medianSeconds: number): TimeToOnline | null {
  return Number.isFinite(medianSeconds) ? { minutes: Math.max(1, Math.ceil(medianSeconds / 60)) } : null;
}

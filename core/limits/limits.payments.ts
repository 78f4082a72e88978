/** Limits of payments at the gateways. */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/**
 * The job that queries the gateways about open sessions: the number claimed at once, the number queried at a time, the
 * bounds of the doubling delay of each session, and the failures in a row after which a run stops. Where a gateway does
 * not list late money, sessions that ended without any are asked about for `endedForMs`, every `endedPauseMs`.
 */
export const RECONCILE = {
  batch: 200,
  atOnce: 10,
  firstPauseMs: 30 * SECOND,
  longestPauseMs: 3 * MINUTE,
  endedForMs: DAY,
  endedPauseMs: 10 * MINUTE,
  giveUpAfter: 15,
} as const;

/**
 * After so many failures in a row a gateway opens no payments, apart from one that tries it every `probeEveryMs`. The
 * attempts by which this is measured are kept for `keptMs`.
 */
export const GATEWAY_HEALTH = { failures: 3, probeEveryMs: 30 * SECOND, keptMs: 31 * DAY } as const;

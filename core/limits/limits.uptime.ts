/** Bounds of the measurement of uptime (decision 087). */
const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

export const UPTIME = {
  /** A component that has not answered by then is down, ms. */
  timeoutMs: 5 * SECOND,
  /** Customers' sites that are requested in one minute, in turn. */
  sitesPerMinute: 20,
  /** Requests to customers' sites at the same time. */
  together: 5,
  /** The part of an answer that is read, bytes. */
  answerBytes: 64 * 1024,
  /** Without a measurement for this long, the state of a component is unknown, ms. */
  staleMs: 5 * 60 * SECOND,
  /** A job that could have run this long ago shows that the queue does not run, ms. */
  lateJobMs: 5 * 60 * SECOND,
  /** Days that the status page shows, today among them. */
  days: 90,
  /** How long single minutes are kept, ms. */
  minutesKeptMs: 7 * DAY,
  /** How long the sums of days are kept, ms. */
  daysKeptMs: 400 * DAY,
  /** Each process reads the status from the database at most this often, ms. */
  cacheMs: 20 * SECOND,
  /** Measured minutes of hosting before the landing page shows a measured figure: two days. */
  shownAfterMinutes: 2 * 24 * 60,
} as const;

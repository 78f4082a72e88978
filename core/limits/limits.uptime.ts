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

/** Bounds of the watch over the running platform (decision 120). */
export const HEALTH = {
  /** Between two rounds of checks, ms. */
  everyMs: 30 * SECOND,
  /** A check that has not ended by then has failed, ms. */
  timeoutMs: 10 * SECOND,
  /** A check that hangs is begun again after this long, and not in every round, ms. */
  abandonMs: 2 * 60 * SECOND,
  /** A round that is older than this is taken again for who asks, ms. */
  freshMs: 45 * SECOND,
  /** So many rounds in a row say the same before administrators are notified. */
  rounds: 2,
  /** One process notifies; another takes over when it has not renewed its turn for this long, ms. */
  turnMs: 100 * SECOND,
  /** The size of what is written to find out whether the database can grow, bytes. */
  probeBytes: 32 * 1024,
  /** Without a finished job for this long, while one has waited for `dueMs`, the queue counts as stopped, ms. */
  stoppedMs: 2 * 60 * SECOND,
  dueMs: 60 * SECOND,
  /** Without a finished job for this long it counts as stopped in any case: something is scheduled every minute. ms. */
  idleMs: 10 * 60 * SECOND,
  /** A payment whose next question at the gateway is due for this long is overdue, ms. */
  overduePaymentMs: 5 * 60 * SECOND,
  /** A mail that was not tried for this long is late, ms. */
  lateMailMs: 15 * 60 * SECOND,
  /** So many mails without a success between them: the service fails, and not one receiver. */
  failedMails: 3,
  /** Between two calls of the gateway, ms. */
  gatewayEveryMs: 60 * SECOND,
} as const;

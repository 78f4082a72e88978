/** Bounds of request bodies that are still arriving (decision 126). Of one process; the documents name no bounds. */
const SECOND = 1000;

export const BODIES = {
  /**
   * From so many ms on a body must have come with so many bytes a second on average. Whoever needs longer than this for
   * 64 kB is below that rate, so that small bodies have 15 s and uploads have what their size takes.
   */
  graceMs: 15 * SECOND,
  bytesPerSecond: 8 * 1024,
  /** Bodies that are younger (ms) are not counted: almost all have arrived by then. */
  freshMs: 2 * SECOND,
  /** How many may be arriving from one network, for one customer's site, and altogether. */
  ofNetwork: 60,
  ofSite: 200,
  atOnce: 2000,
  /** Bytes of all that are held in memory; files that wait on the disk are not. */
  memoryBytes: 256 * 1024 * 1024,
  /** How often they are looked at, and how long a connection may take to read why it was ended (ms). */
  lookMs: SECOND,
  lingerMs: SECOND,
  /** When a body that was one too many may be sent again: `Retry-After` (s). */
  retrySeconds: 5,
} as const;

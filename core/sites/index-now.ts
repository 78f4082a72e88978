/** Notifying search engines of which pages of a site have changed (https://www.indexnow.org/documentation). */

export const INDEX_NOW = {
  /** In one request, by the protocol. */
  urls: 10_000,
  /**
   * The tries of a submission that was not accepted, in all; the pauses between them grow to about a quarter of an
   * hour.
   */
  tries: 7,
} as const;

/** How a submission ended. */
export const INDEX_NOW_OUTCOMES = [
  'accepted',
  /** Received; the key is checked later. */
  'pending',
  'key_refused',
  'refused',
  'too_many',
  'unreachable',
] as const;
export type IndexNowOutcome = (typeof INDEX_NOW_OUTCOMES)[number];

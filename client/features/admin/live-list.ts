/**
 * Lists that no subscription follows are read again every so often while they are looked at, so that two
 * administrators see each other's work.
 */
export const LIVE_LIST = {
  fetchPolicy: 'cache-and-network',
  pollInterval: 10_000,
  skipPollAttempt: () => document.hidden,
} as const;

/**
 * Daily backups of sites, kept for `days` with the service and for `daysWithout` otherwise. One holds so many of the
 * newest messages, in parts of so many. A run of the job takes so many sites and queues the next.
 */
export const SITE_BACKUPS = {
  days: 30,
  daysWithout: 7,
  messages: 100_000,
  messagesOfPart: 250,
  sitesOfRun: 200,
} as const;

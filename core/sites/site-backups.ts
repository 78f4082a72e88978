/**
 * Daily backups of sites, kept for `days` with the service and for `daysWithout` otherwise. One holds so many of the
 * newest messages, and so many subscribers, in parts of `rowsOfPart`. A run of the job takes so many sites and queues
 * the next.
 */
export const SITE_BACKUPS = {
  days: 30,
  daysWithout: 7,
  rows: 100_000,
  rowsOfPart: 250,
  sitesOfRun: 200,
} as const;

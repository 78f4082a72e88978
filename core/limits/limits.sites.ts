/** The constants of published sites that are about their pages and their publishing; read them from limits.ts. */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * Characters of what a customer writes about a page for search engines, and how many of them those show (ours; the
 * documents name none).
 */
export const SEO = { title: 120, description: 320, slug: 80, shownTitle: 60, shownDescription: 160 } as const;

/**
 * Publishing at a chosen time (ours): how far ahead, at the least and at the most; how many sites one statement of the
 * job reads.
 */
export const SCHEDULED_PUBLISHING = { leastMs: MINUTE, mostMs: 90 * DAY, mostDays: 90, batch: 100 } as const;

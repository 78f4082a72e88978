/** The constants of published sites that are about their pages and their publishing; read them from limits.ts. */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * The answers about a site's work (ours): lines of one question, characters of a line's title and of what is said of
 * it.
 */
export const ANSWERS = { lines: 6, title: 60, text: 120 } as const;

/** Characters of the name of a page. */
export const PAGE_NAME = 80;

/**
 * Characters of what a customer writes about a page for search engines, and how many of them those show (ours; the
 * documents name none).
 */
export const SEO = { title: 120, description: 320, slug: 80, shownTitle: 60, shownDescription: 160 } as const;

/**
 * From what on the checks for search engines find fault (ours): characters of a title and a description that are too
 * few, and bytes of the pictures that a phone loads for one page.
 */
export const SEO_CHECKS = { leastTitle: 15, leastDescription: 50, pictureBytes: 1_500_000 } as const;

/**
 * Publishing at a chosen time (ours): how far ahead, at the least and at the most; how many sites one statement of the
 * job reads.
 */
export const SCHEDULED_PUBLISHING = { leastMs: MINUTE, mostMs: 90 * DAY, mostDays: 90, batch: 100 } as const;

/** Samples of ours that sites show: how long owners have to confirm them, and how many sites are read at once. */
export const SAMPLE_REVIEW = { daysToConfirm: 7, batch: 100 } as const;

/** Counting visits of sites (ours; the documents name no bounds). Counts are of one process where not said. */
export const VISITS = {
  /** The days, today included, of which a site says how often it was visited. */
  weekDays: 7,
  /** How often what was counted is written, and so what a killed process loses at most. */
  flushMs: 10_000,
  /** Visitors, pages of a visitor and referrers in memory; it is written at once from `flushAt` on. */
  entries: 50_000,
  flushAt: 10_000,
  /** Visitors of one site, and of one address at one site, between two writings: others are not counted. */
  visitorsOfSite: 20_000,
  visitorsOfAddress: 200,
  /** Characters of a user agent that are read, and how many are remembered. */
  userAgent: 512,
  userAgents: 5000,
  /** Addresses, referrers and pages that are remembered as read, each; longer ones, in characters, are not. */
  facts: 10_000,
  factLength: 512,
  /** Distinct values of one site and day, or month; what is beyond them is counted together. */
  referrers: 200,
  pages: 500,
  /** How long after midnight views of the day before can still be written; then its salt and hashes are deleted. */
  lateMs: 60 * MINUTE,
  /** Days of which pages, referrers and the like are kept by the day, before they are added up by the month. */
  detailedDays: 100,
  /** Days of one report, and rows of each of its tables. */
  reportDays: 366,
  rows: 50,
} as const;

/** The sections that an account keeps for its pages and sites (ours). `characters`: of one as JSON. */
export const KEPT_SECTIONS = { perAccount: 30, nameLength: 60, characters: 300_000 } as const;

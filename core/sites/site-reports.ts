/** Reports of abuse of customers' sites: the vocabulary and bounds that server and client share. */

/** The kinds of complaints about a site. */
export const REPORT_KINDS = ['fraud', 'impersonation', 'illegal', 'copyright', 'harm', 'other'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** `upheld`: something was done about the site; `rejected`: nothing had to be. */
export const REPORT_STATUSES = ['open', 'upheld', 'rejected'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** The orders of a list of reports. */
export type ReportSort = 'created' | 'decided';

/** The acts on the site of a report that is upheld. */
export const REPORT_ACTS = ['none', 'suspend', 'take_down'] as const;
export type ReportAct = (typeof REPORT_ACTS)[number];

/**
 * Characters of what is written; `openOfSite`: more reports that wait for a decision are not kept for one site.
 * Decided reports are forgotten after `keptMs`.
 */
export const SITE_REPORTS = {
  message: { min: 10, max: 2000 },
  address: 300,
  openOfSite: 50,
  keptMs: 365 * 24 * 60 * 60 * 1000,
} as const;

/** The path on every site's own host that leads to the form. No file of a site can have it. */
export const REPORT_PATH = '/.well-known/report';

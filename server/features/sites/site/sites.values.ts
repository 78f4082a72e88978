/** The values of a site's enumerations, one list for the database, the schema and the inputs. */
export { SITE_STATUSES, type SiteStatus } from '#core/sites/site-status.js';

/** Why a site is not open to visitors. */
export const SITE_STOPS = [
  'refunded',
  'cancelled',
  'deleted',
  'account_removed',
  'suspended',
  'taken_down',
  'overdue',
  'not_renewed',
] as const;
export type SiteStop = (typeof SITE_STOPS)[number];

/** The origin of a release. */
export const RELEASE_ORIGINS = ['design', 'custom'] as const;
export type ReleaseOrigin = (typeof RELEASE_ORIGINS)[number];

/** The orders of a list of sites. */
export type SiteSort = 'created' | 'address';

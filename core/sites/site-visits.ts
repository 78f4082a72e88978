/** Visits of customers' sites: what is counted, and the names of what it is counted by. */

/** `total` has one value, the empty one. `page` holds paths, `referrer` host names, `country` ISO 3166-1 codes. */
export const VISIT_DIMENSIONS = ['total', 'page', 'source', 'referrer', 'device', 'country'] as const;
export type VisitDimension = (typeof VISIT_DIMENSIONS)[number];

/**
 * The ways by which visitors come to the site. `direct`: an address that was typed, a bookmark, or an app that says
 * nothing.
 */
const VISIT_SOURCES = [
  'direct',
  'google',
  'bing',
  'duckduckgo',
  'yandex',
  'yahoo',
  'baidu',
  'zarebin',
  'instagram',
  'telegram',
  'whatsapp',
  'eitaa',
  'bale',
  'rubika',
  'soroush',
  'virasty',
  'aparat',
  'linkedin',
  'x',
  'facebook',
  'youtube',
  'pinterest',
  'other',
] as const;
export type VisitSource = (typeof VISIT_SOURCES)[number];

const VISIT_DEVICES = ['phone', 'tablet', 'desktop'] as const;
export type VisitDevice = (typeof VISIT_DEVICES)[number];

/** The value of what is beyond the limits of distinct values, and of an unknown country. */
export const REST_OF_VALUES = '';

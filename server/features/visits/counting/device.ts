import type { VisitDevice } from '#core/sites/site-visits.js';

const TABLET = /ipad|tablet|playbook|kindle|silk\//i;
const PHONE = /mobi|iphone|ipod|windows phone|opera mini/i;

/**
 * By the user agent. An Android without `Mobile` is a tablet. An iPad that requests desktop pages says that it is a
 * Macintosh, and is counted as one.
 */
export function deviceOf(userAgent: string): VisitDevice {
  if (TABLET.test(userAgent)) return 'tablet';
  if (PHONE.test(userAgent)) return 'phone';
  return /android/i.test(userAgent) && !/\btv\b|smarttv|googletv/i.test(userAgent) ? 'tablet' : 'desktop';
}

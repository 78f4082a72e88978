/** The statuses of a customer's site, one list for the database, both APIs and the screens. */

/**
 * `building`: its first release is being made. `failed`: that did not succeed, and there is nothing to show. With a
 * live release it is `online`; `suspended` for a while; `offline` for good, whether it had one or not.
 */
export const SITE_STATUSES = ['building', 'online', 'suspended', 'offline', 'failed'] as const;
export type SiteStatus = (typeof SITE_STATUSES)[number];

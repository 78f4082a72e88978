/** The values of the enumerations of connected domains, one list for the database, the schema and the inputs. */

/**
 * How far a domain is on its way to a site: waiting for its proof; proven, but not yet leading here; connected; or
 * connected with records that are missing, which ends after a grace.
 */
export const DOMAIN_STATES = ['waiting', 'proven', 'connected', 'lost'] as const;
export type DomainState = (typeof DOMAIN_STATES)[number];

/** Who brought it: the order that the site was made from, or the customer afterwards. */
export const DOMAIN_ORIGINS = ['order', 'own'] as const;
export type DomainOrigin = (typeof DOMAIN_ORIGINS)[number];

/** The reasons why a domain is not connected, by its servers. */
export const DOMAIN_REASONS = [
  'not_asked',
  'not_registered',
  'no_answer',
  'proof_missing',
  'proof_other',
  'proof_partly',
  'proof_doubled',
  'proof_misplaced',
  'held_elsewhere',
  'address_missing',
  'address_elsewhere',
  'address_mixed',
  'address_cloudflare',
  'address_doubled',
  'address_misplaced',
  'caa_forbids',
] as const;
export type DomainReason = (typeof DOMAIN_REASONS)[number];

/** Why a name cannot be connected to a site. */
export type NameRefusal = 'unreadable' | 'address' | 'reserved' | 'suffix' | 'ours' | 'held';

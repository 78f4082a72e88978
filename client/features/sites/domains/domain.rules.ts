/** The next step of a domain of a site. Pure. */
import type { SiteDomainFieldsFragment, SiteStop } from '#client/gql/graphql.js';

type Domain = Pick<SiteDomainFieldsFragment, 'origin' | 'isRegistered' | 'state'>;

/** Whether the server accepts another domain of a site: of an open one, and of one that administrators suspended. */
export function acceptsDomain({ stop }: { readonly stop: SiteStop | null }): boolean {
  return stop === null || stop === 'suspended';
}

/** Ordered with the site and not registered yet: Barpa registers and connects it, the customer sets no records. */
export function awaitsRegistration({ origin, isRegistered, state }: Domain): boolean {
  return origin === 'order' && !isRegistered && state === 'waiting';
}

/** Its certificate is being issued, and nothing of the customer's prevents that. */
export function awaitsCertificate({
  state,
  reason,
  isHttpsReady,
}: Pick<SiteDomainFieldsFragment, 'state' | 'reason' | 'isHttpsReady'>): boolean {
  return state === 'connected' && isHttpsReady === false && reason !== 'caa_forbids';
}

/** Whether something is left to do with its records, which are then shown without being asked for. */
export function needsRecords({ state, reason }: Pick<SiteDomainFieldsFragment, 'state' | 'reason'>): boolean {
  return state !== 'connected' || reason !== null;
}

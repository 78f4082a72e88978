import { finalHost, type HostsOfDomain } from '#features/sites/index.js';
import type { DomainState } from './site-domains.values.js';

/** The hosts of the domains that lead to a site, in their order. */
export function hostsOf(domains: readonly (HostsOfDomain & { readonly state: DomainState })[]): string[] {
  return domains.filter(({ state }) => state === 'connected' || state === 'lost').map(finalHost);
}

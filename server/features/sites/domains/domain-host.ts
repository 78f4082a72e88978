import type { DomainState } from './site-domains.values.js';

/** At which hosts a domain is served. */
export interface HostsOfDomain {
  /** Without `www.`. */
  readonly name: string;
  readonly withWww: boolean;
  readonly bareHere: boolean;
  readonly wwwHere: boolean;
}

/** The canonical host of the domain; the owner's choice counts where both hosts point here. */
export function finalHost({ name, withWww, bareHere, wwwHere }: HostsOfDomain): string {
  const isWww = bareHere && wwwHere ? withWww : wwwHere;
  return isWww ? `www.${name}` : name;
}

/** Of those that lead to a site, in their order. */
export function hostsOf(domains: readonly (HostsOfDomain & { readonly state: DomainState })[]): string[] {
  return domains.filter(({ state }) => state === 'connected' || state === 'lost').map(finalHost);
}

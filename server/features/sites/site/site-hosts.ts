/** The hosts of customers' own domains. Their feature is above sites, and provides what it knows of them. */
import type { Ctx } from '#platform/context.js';
import { Key } from '#platform/provided.js';

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

export interface SiteHosts {
  /** Where visitors of the site end, read anew; null without a connected domain. */
  primary(ctx: Ctx, siteId: string): Promise<string | null>;
  /** The same for sites of a list, read in one query, with all hosts that lead to the site, the primary one first. */
  listed(ctx: Ctx, siteId: string): Promise<{ readonly primary: string | null; readonly all: readonly string[] }>;
}

export const SITE_HOSTS = new Key<SiteHosts>('hosts of a site');

import type { Ctx } from '#platform/context.js';
import { finalHost } from './domains/domain-host.js';
import { domainsLoader, primaryHost } from './domains/site-domains.queries.js';
import { domainAddress, siteAddress } from './site-address.js';

interface Addressed {
  readonly id: string;
  readonly label: string;
}

/**
 * Where visitors find the site, absolute, without a slash at its end: its primary domain, or the address below the host
 * of all sites. The pages of a site and everything that is written to its owner name it. Read anew. The caller has
 * decided who may see the site.
 */
export async function visitorAddress(ctx: Ctx, site: Addressed): Promise<string> {
  return addressAt(ctx, site, await primaryHost(ctx.em, site.id));
}

/** The same for sites of a list, whose domains are read in one query. The caller has decided who may see the sites. */
export async function listedAddress(ctx: Ctx, site: Addressed): Promise<string> {
  const primary = (await domainsLoader(ctx).load(site.id))?.domains.find(({ isPrimary }) => isPrimary);
  return addressAt(ctx, site, primary ? finalHost(primary) : null);
}

/**
 * Where a browser opens the site, absolute: where its visitors find it, or the address below the host of all sites
 * while domains are simulated, which no browser finds. The caller has decided who may see the site.
 */
export async function openAddress(ctx: Ctx, site: Addressed): Promise<string> {
  return ctx.config.sandbox.registry ? siteAddress(ctx.config, site.label) : listedAddress(ctx, site);
}

function addressAt({ config }: Ctx, { label }: Addressed, host: string | null): string {
  return host === null ? siteAddress(config, label) : domainAddress(config, host);
}

import type { Ctx } from '#platform/context.js';
import { domainAddress, siteAddress } from './site-address.js';
import { SITE_HOSTS } from './site-hosts.js';

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
  return addressAt(ctx, site, await ctx.provided.one(SITE_HOSTS).primary(ctx, site.id));
}

/** The same for sites of a list, whose domains are read in one query. The caller has decided who may see the sites. */
export async function listedAddress(ctx: Ctx, site: Addressed): Promise<string> {
  const { primary } = await ctx.provided.one(SITE_HOSTS).listed(ctx, site.id);
  return addressAt(ctx, site, primary);
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

import type { Ctx } from '../../platform/context.js';
import { primaryHost } from './domains/site-domains.queries.js';
import { domainAddress, siteAddress } from './site-address.js';

/**
 * Where visitors find the site, absolute, without a slash at its end: its primary domain, or the address below the host
 * of all sites. The pages of a site and everything that is written to its owner name it. Read anew. The caller has
 * decided who may see the site.
 */
export async function visitorAddress(
  ctx: Ctx,
  { id, label }: { readonly id: string; readonly label: string },
): Promise<string> {
  const host = await primaryHost(ctx.em, id);
  return host === null ? siteAddress(ctx.config, label) : domainAddress(ctx.config, host);
}

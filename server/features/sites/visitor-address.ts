import type { Ctx } from '../../platform/context.js';
import { domainsLoader, hostsOf } from './domains/index.js';
import { domainAddress, siteAddress } from './site-address.js';
import type { SiteType } from './sites.types.js';

/** Where visitors find the site, absolute: its primary domain, or the address below the host of all sites. */
export async function visitorAddress(ctx: Ctx, { id, label }: Readonly<SiteType>): Promise<string> {
  const [host] = hostsOf((await domainsLoader(ctx).load(id))?.domains ?? []);
  return host === undefined ? siteAddress(ctx.config, label) : domainAddress(ctx.config, host);
}

import { finalHost, type SiteHosts } from '#features/sites/index.js';
import { hostsOf } from './hosts-of.js';
import { domainsLoader, primaryHost } from './site-domains.queries.js';

export const domainHosts: SiteHosts = {
  primary: ({ em }, siteId) => primaryHost(em, siteId),
  listed: async (ctx, siteId) => {
    const domains = (await domainsLoader(ctx).load(siteId))?.domains ?? [];
    const primary = domains.find(({ isPrimary }) => isPrimary);
    return { primary: primary ? finalHost(primary) : null, all: hostsOf(domains) };
  },
};

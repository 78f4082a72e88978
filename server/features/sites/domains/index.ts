/** Domains that lead to sites: claimed, proven by a record, connected, and watched. */
export { checkDueDomains, CHECK_CRON } from './check-domains.js';
export { checkDueHttps, HTTPS_CRON } from './check-https.js';
export { hostsOf } from './domain-host.js';
export { siteAtDomain, type HostedDomain } from './hosted-domain.js';
export { domainRows, noteRegistered, noteRegistrationEnded } from './order-domains.js';
export { SiteDomainEntity } from './site-domain.entity.js';
export { domainsLoader } from './site-domains.queries.js';
export { DomainsOfSiteResolver, SiteDomainResolver } from './site-domains.resolver.js';
export { siteDomainRoutes } from './site-domains.routes.js';

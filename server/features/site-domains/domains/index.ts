/** Domains that lead to sites: claimed, proven by a record, connected, and watched. */
export { checkDueDomains, CHECK_CRON } from './check-domains.js';
export { completeOrders } from './complete-orders.job.js';
export { checkDueHttps, HTTPS_CRON } from './check-https.js';
export { ownedNames } from './own-name.js';
export { domainHosts } from './domain-hosts.js';
export { siteAtDomain, type HostedDomain } from './hosted-domain.js';
export { domainRows, noteRegistered, noteRegistrationEnded } from './order-domains.js';
export { SiteDomainEntity } from './site-domain.entity.js';
export { DomainsOfSiteResolver, SiteDomainResolver } from './site-domains.resolver.js';
export { siteDomainRoutes } from './site-domains.routes.js';

/** Customers' own domains: those that lead to their sites, names registered for them, and their DNS records. */
import { ACCOUNT_PARTS, part, type AccountPart } from '#platform/db/account-part.js';
import { unitOfWork } from '#platform/context.js';
import type { Feature } from '#platform/feature.js';
import { provide } from '#platform/provided.js';
import { OWNED_NAMES } from '#features/domains/index.js';
import { OF_SITES, SITE_HOSTS, SITE_ROWS } from '#features/sites/index.js';
import {
  CHECK_CRON,
  checkDueDomains,
  checkDueHttps,
  completeOrders,
  domainHosts,
  domainRows,
  ownedNames,
  DomainsOfSiteResolver,
  HTTPS_CRON,
  SiteDomainEntity,
  SiteDomainResolver,
  siteDomainRoutes,
} from './domains/index.js';
import { registrations } from './registrations/index.js';
import { ZoneRecordEntity } from './zone/zone-record.entity.js';
import { ZoneResolver } from './zone/zone.resolver.js';
import { zoneRoutes } from './zone/zone.routes.js';

export { siteAtDomain, type HostedDomain } from './domains/index.js';
export { nameserversOf } from './registrations/nameservers.js';
export { setNicHandle } from './registrations/registrations.service.js';
export { renewRegistration } from './registrations/renew-registration.service.js';
export { taskExportSchema } from './registrations/registrations.inputs.js';
export { taskSelection } from './registrations/tasks.service.js';
export type { RegistrationTaskType } from './registrations/tasks.types.js';
export { hostedZone, type HostedRecord } from './zone/hosted-zone.js';

const accountParts: readonly AccountPart[] = [
  part('siteDomains', 'site_domains', 'site_id name state is_primary connected_at created_at', { where: OF_SITES }),
  part(
    'domainRegistrations',
    'domain_registrations',
    'id order_id name status nic_handle registered_at expires_at transfer_asked_at created_at',
  ),
  part('zoneRecords', 'zone_records', 'registration_id host type value priority created_at', {
    where: 'registration_id in (select id from domain_registrations where user_id = $1)',
  }),
];

export const siteDomainsFeature: Feature = {
  name: 'site-domains',
  entities: [SiteDomainEntity, ...registrations.entities, ZoneRecordEntity],
  resolvers: [DomainsOfSiteResolver, SiteDomainResolver, ...registrations.resolvers, ZoneResolver],
  routes: [...siteDomainRoutes, ...registrations.routes, ...zoneRoutes],
  jobs: {
    check_site_domains: checkDueDomains,
    check_site_https: checkDueHttps,
    complete_orders: completeOrders,
    ...registrations.jobs,
  },
  crons: [CHECK_CRON, HTTPS_CRON, ...registrations.crons],
  provides: [
    provide(SITE_ROWS, () => domainRows),
    provide(OWNED_NAMES, () => ownedNames),
    provide(SITE_HOSTS, () => domainHosts),
    provide(ACCOUNT_PARTS, () => accountParts),
    ...registrations.provides,
  ],
  seed: (ctx) => unitOfWork(ctx, (tx) => tx.enqueue('complete_orders', {}, { key: 'complete_orders' })),
};

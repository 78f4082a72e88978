/** The payments for a site after its order: upgrades, renewals, and the work of the services that were bought. */
import { ACCOUNT_PARTS, part, type AccountPart } from '#platform/db/account-part.js';
import { OF_SITES } from '#features/sites/index.js';
import type { Feature } from '#platform/feature.js';
import { provide } from '#platform/provided.js';
import { RENEWED_SERVICE } from '#features/invoices/index.js';
import { renewedSite } from './renewal/renewed-site.js';
import { SiteRenewalResolver } from './renewal/site-renewal.resolver.js';
import { siteRenewalRoutes } from './renewal/site-renewal.routes.js';
import { serviceTasks } from './service-tasks/index.js';
import { upgrades } from './upgrades/index.js';

export { workSelection } from './service-tasks/service-tasks.queries.js';
export { workExportSchema } from './service-tasks/service-tasks.inputs.js';
export { finishServiceTask, startServiceTask } from './service-tasks/service-tasks.service.js';
export type { ServiceWorkType } from './service-tasks/service-tasks.types.js';

const accountParts: readonly AccountPart[] = [
  part(
    'siteUpgrades',
    'site_upgrades',
    'site_id status pages sections services lines amount_rials priced_at ended_at',
    { where: OF_SITES, orderBy: 'priced_at, id' },
  ),
  part('siteServiceTasks', 'service_tasks', 'site_id service status due_at started_at ended_at note created_at', {
    where: OF_SITES,
  }),
];

export const siteBillingFeature: Feature = {
  name: 'site-billing',
  entities: [...upgrades.entities, ...serviceTasks.entities],
  resolvers: [SiteRenewalResolver, ...upgrades.resolvers, ...serviceTasks.resolvers],
  routes: [...siteRenewalRoutes, ...upgrades.routes, ...serviceTasks.routes],
  jobs: serviceTasks.jobs,
  crons: serviceTasks.crons,
  provides: [
    provide(RENEWED_SERVICE, () => renewedSite),
    provide(ACCOUNT_PARTS, () => accountParts),
    ...upgrades.provides,
    ...serviceTasks.provides,
  ],
};

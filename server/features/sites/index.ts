/** Sites: what paid orders become, release by release, until they are closed. */
import { unitOfWork } from '../../platform/context.js';
import type { Feature } from '../../platform/feature.js';
import { provide } from '../../platform/provided.js';
import { ACCOUNT_REMOVAL } from '../identity/index.js';
import { ORDER_SITE } from '../orders/index.js';
import { backfillSites } from './backfill-sites.js';
import { buildSite } from './build-site.job.js';
import { forgetOwner, orderSite } from './order-site.js';
import { OrderSiteResolver, SiteResolver } from './sites.resolver.js';
import { siteRoutes } from './sites.routes.js';
import { ReleaseEntity, SiteEntity } from './sites.entity.js';

export { readContent } from './content-store.js';
export { manifestOf, siteAtLabel, type HostedSite } from './hosted-site.js';
export type { Manifest, ManifestEntry } from './manifest.js';

export const sitesFeature: Feature = {
  name: 'sites',
  entities: [SiteEntity, ReleaseEntity],
  resolvers: [SiteResolver, OrderSiteResolver],
  routes: siteRoutes,
  jobs: { build_site: buildSite, backfill_sites: backfillSites },
  provides: [provide(ORDER_SITE, () => orderSite), provide(ACCOUNT_REMOVAL, () => forgetOwner)],
  seed: (ctx) => unitOfWork(ctx, (tx) => tx.enqueue('backfill_sites', {}, { key: 'backfill_sites' })),
};

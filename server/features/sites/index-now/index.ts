/** IndexNow: search engines are notified of pages of a site that have changed; a part of the feature sites. */
import type { Feature } from '../../../platform/feature.js';
import { provide } from '../../../platform/provided.js';
import { SITE_ROWS } from '../site-rows.js';
import { SiteIndexNowEntity } from './index-now.entity.js';
import { SiteIndexNowResolver } from './index-now.resolver.js';
import { indexNowRoutes } from './index-now.routes.js';
import { indexNowRows } from './index-now.store.js';
import { submitIndexNow } from './submit-index-now.job.js';

/** What it adds to the feature. */
export const indexNow = {
  entities: [SiteIndexNowEntity],
  resolvers: [SiteIndexNowResolver],
  routes: indexNowRoutes,
  jobs: { submit_index_now: submitIndexNow },
  provides: [provide(SITE_ROWS, () => indexNowRows)],
} as const satisfies Partial<Feature>;

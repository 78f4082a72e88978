/**
 * The sites' standing with search engines: the report about the draft of a site, and the submission of changed pages
 * (IndexNow).
 */
import type { Feature } from '#platform/feature.js';
import { provide } from '#platform/provided.js';
import { SITE_ROWS } from '#features/sites/index.js';
import { SiteIndexNowEntity } from './index-now/index-now.entity.js';
import { SiteIndexNowResolver } from './index-now/index-now.resolver.js';
import { indexNowRoutes } from './index-now/index-now.routes.js';
import { indexNowRows } from './index-now/index-now.store.js';
import { submitIndexNow } from './index-now/submit-index-now.job.js';
import { SeoReportResolver } from './seo/seo-report.resolver.js';
import { seoReportRoutes } from './seo/seo-report.routes.js';

export const siteSearchFeature: Feature = {
  name: 'site-search',
  entities: [SiteIndexNowEntity],
  resolvers: [SeoReportResolver, SiteIndexNowResolver],
  routes: [...seoReportRoutes, ...indexNowRoutes],
  jobs: { submit_index_now: submitIndexNow },
  provides: [provide(SITE_ROWS, () => indexNowRows)],
};

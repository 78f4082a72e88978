/** What the site calls itself and how it stands. */
import type { Feature } from '../../platform/feature.js';
import { SiteConfigEntity } from './site-config.entity.js';
import { SiteConfigResolver } from './site-config.resolver.js';
import { siteConfigRoutes } from './site-config.routes.js';
import { seedSiteConfig } from './site-config.service.js';

export { siteMode, siteSettings, type SiteMode, type SiteSettings } from './site-config.service.js';

export const siteConfigFeature: Feature = {
  name: 'site-config',
  entities: [SiteConfigEntity],
  resolvers: [SiteConfigResolver],
  routes: siteConfigRoutes,
  seed: seedSiteConfig,
};

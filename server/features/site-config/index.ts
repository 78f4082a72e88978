/** What the site calls itself and how it stands. */
import type { Feature } from '../../platform/feature.js';
import { advanceMaintenance } from './maintenance.service.js';
import { MaintenanceWindowEntity } from './maintenance-window.entity.js';
import { SiteChangeEntity } from './site-change.entity.js';
import { SiteConfigEntity } from './site-config.entity.js';
import { SiteConfigResolver, SiteHistoryResolver } from './site-config.resolver.js';
import { siteConfigRoutes } from './site-config.routes.js';
import { seedSiteConfig } from './site-settings.service.js';
import { siteMemory } from './site-state.js';

export { retryAfterSeconds, siteGate } from './site-gate.js';
export { siteMode, siteNow, siteSettings, type SiteNow } from './site-state.js';

export const siteConfigFeature: Feature = {
  name: 'site-config',
  entities: [SiteConfigEntity, SiteChangeEntity, MaintenanceWindowEntity],
  resolvers: [SiteConfigResolver, SiteHistoryResolver],
  routes: siteConfigRoutes,
  jobs: { advance_maintenance: advanceMaintenance },
  crons: [{ job: 'advance_maintenance' }],
  provides: [siteMemory],
  seed: seedSiteConfig,
};

/** The platform's settings and its mode. */
import type { Feature } from '#platform/feature.js';
import { advanceMaintenance } from './maintenance.service.js';
import { MaintenanceWindowEntity } from './maintenance-window.entity.js';
import { PlatformChangeEntity } from './platform-change.entity.js';
import { DemonstrationResolver, PlatformHistoryResolver, PlatformModeResolver } from './platform-mode.resolver.js';
import { platformModeRoutes } from './platform-mode.routes.js';
import { PlatformSettingsEntity } from './platform-settings.entity.js';
import { seedPlatformSettings } from './platform-settings.service.js';
import { platformCache } from './platform-state.js';

export { planMaintenance } from './maintenance.service.js';
export { updatePlatformSettings } from './platform-settings.service.js';
export { retryAfterSeconds, platformGate } from './platform-gate.js';
export { platformMode, currentPlatform, platformSettings, type CurrentPlatform } from './platform-state.js';

export const platformModeFeature: Feature = {
  name: 'platform-mode',
  entities: [PlatformSettingsEntity, PlatformChangeEntity, MaintenanceWindowEntity],
  resolvers: [PlatformModeResolver, DemonstrationResolver, PlatformHistoryResolver],
  routes: platformModeRoutes,
  jobs: { advance_maintenance: advanceMaintenance },
  crons: [{ job: 'advance_maintenance' }],
  provides: [platformCache],
  seed: seedPlatformSettings,
};

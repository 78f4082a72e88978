/** Uptime: the platform and customers' sites are requested every minute, and everybody may read the results. */
import type { Feature } from '#platform/feature.js';
import { SystemHealthResolver } from './health/health.resolver.js';
import { healthWatch } from './health/health-watch.js';
import { measureUptime, UPTIME_CRON } from './measure-uptime.job.js';
import { PlatformStatusResolver } from './status.resolver.js';
import { statusRoutes } from './status.routes.js';
import { statusCache } from './status.service.js';
import { UptimeDayEntity, UptimeMinuteEntity } from './uptime.entities.js';

export { registerMonitoring } from './health/monitoring.js';
export { startHealthWatch } from './health/start-watch.js';
export { measuredUptime } from './status.service.js';

export const uptimeFeature: Feature = {
  name: 'uptime',
  entities: [UptimeMinuteEntity, UptimeDayEntity],
  resolvers: [PlatformStatusResolver, SystemHealthResolver],
  routes: statusRoutes,
  jobs: { measure_uptime: measureUptime },
  crons: [UPTIME_CRON],
  provides: [statusCache, healthWatch],
};

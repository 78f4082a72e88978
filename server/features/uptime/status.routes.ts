import { route, type Route } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { platformStatus } from './status.service.js';
import { systemHealth } from './health/health.service.js';
import type { SystemHealthType } from './health/health.types.js';
import type { PlatformStatusType } from './status.types.js';

export const statusRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/status',
    access: 'public',
    keys: [],
    summary: 'The measured uptime of the last 90 days by component. Answers in every mode.',
    response: view<PlatformStatusType>('PlatformStatus', { nested: { components: { nested: { days: {} } } } }),
    handle: platformStatus,
  }),
  route({
    method: 'GET',
    path: '/admin/system/health',
    access: 'admin',
    summary: 'Database, files, jobs, payments, gateway and mail, as they were last checked. Times in seconds and ms.',
    response: view<SystemHealthType>('SystemHealth', { nested: { checks: { nested: { figures: {} } } } }),
    handle: systemHealth,
  }),
];

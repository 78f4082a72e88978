import { operationRoute } from '#platform/http/rest/operation-route.js';
import type { RouteDeclaration } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import type { SystemHealthType } from './health/health.types.js';
import type { PlatformStatusType } from './status.types.js';

export const statusRoutes: readonly RouteDeclaration[] = [
  operationRoute('GET /status', 'platformStatus', {
    response: view<PlatformStatusType>('PlatformStatus', { nested: { components: { nested: { days: {} } } } }),
  }),
  operationRoute('GET /admin/system/health', 'systemHealth', {
    response: view<SystemHealthType>('SystemHealth', { nested: { checks: { nested: { figures: {} } } } }),
  }),
];

import { operationRoute } from '#platform/http/rest/operation-route.js';
import type { RouteDeclaration } from '#platform/http/rest/route.js';

export const openWorkRoutes: readonly RouteDeclaration[] = [
  operationRoute('GET /admin/open-work', 'openWork', { list: 'openWork' }),
];

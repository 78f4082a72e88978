import { operationRoute } from '#platform/http/rest/operation-route.js';
import type { RouteDeclaration } from '#platform/http/rest/route.js';

export const indexNowRoutes: readonly RouteDeclaration[] = [
  operationRoute('GET /sites/{id}/index-now', 'siteIndexNow'),
  operationRoute('PUT /sites/{id}/index-now', 'setSiteIndexNow', { example: { is_on: true } }),
];

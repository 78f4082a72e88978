import { operationRoute } from '#platform/http/rest/operation-route.js';
import type { RouteDeclaration } from '#platform/http/rest/route.js';
import { inboxSettingsSchema } from './inbox-settings.service.js';

export const inboxSettingsRoutes: readonly RouteDeclaration[] = [
  operationRoute('GET /sites/{id}/inbox-settings', 'siteInboxSettings', { params: { id: 'siteId' } }),
  operationRoute('PUT /sites/{id}/inbox-settings', 'setSiteInboxSettings', {
    example: { kept_months: 12 },
    params: { id: 'siteId' },
    input: inboxSettingsSchema,
  }),
];

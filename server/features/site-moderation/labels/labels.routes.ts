import { operationRoute } from '#platform/http/rest/operation-route.js';
import type { RouteDeclaration } from '#platform/http/rest/route.js';
import { siteView } from '#features/sites/index.js';
import { labelDecisionSchema } from './decide-label.service.js';

/** The read endpoint is `GET /sites?scope=all&awaits_label=true`. */
export const siteLabelRoutes: readonly RouteDeclaration[] = [
  operationRoute('POST /admin/sites/{id}/label', 'decideSiteLabel', {
    example: { is_approved: true },
    input: labelDecisionSchema,
    response: siteView,
  }),
];

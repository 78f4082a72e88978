import { operationRoute } from '#platform/http/rest/operation-route.js';
import type { RouteDeclaration } from '#platform/http/rest/route.js';
import { siteView } from '#features/sites/index.js';
import { siteReasonSchema } from './administration.service.js';

const response = siteView;
const closing = { input: siteReasonSchema, response, example: { reason: 'کلاهبرداری تأیید شد.' } };

/** The read endpoint is `GET /sites?scope=all`. */
export const siteAdministrationRoutes: readonly RouteDeclaration[] = [
  operationRoute('POST /admin/sites/{id}/rebuild', 'rebuildSite', { response }),
  operationRoute('POST /admin/sites/{id}/suspend', 'suspendSite', closing),
  operationRoute('POST /admin/sites/{id}/resume', 'resumeSite', { response }),
  operationRoute('POST /admin/sites/{id}/take-down', 'takeDownSite', closing),
  operationRoute('POST /admin/sites/{id}/restore', 'restoreSite', { response }),
];

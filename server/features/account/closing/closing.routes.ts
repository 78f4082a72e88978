import { operationRoute } from '#platform/http/rest/operation-route.js';
import type { RouteDeclaration } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { closeAccountSchema } from './closing.service.js';
import type { AccountClosingType } from './closing.types.js';

export const closingRoutes: readonly RouteDeclaration[] = [
  operationRoute('GET /auth/me/closing', 'accountClosing', {
    response: view<AccountClosingType>('AccountClosing', { nested: { sites: {}, names: { nested: { site: {} } } } }),
  }),
  operationRoute('POST /auth/me/close', 'closeAccount', {
    example: { confirmation: 'customer@example.com', password: 'کوه‌های بلند ۱۴۰۴' },
    input: closeAccountSchema,
  }),
];

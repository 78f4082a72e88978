import { z } from 'zod';
import { API_SCOPE_NAMES } from '#core/api-keys.js';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { noBody, noQuery } from '#platform/http/rest/schemas.js';
import { extendView } from '#platform/http/rest/view.js';
import { createKeySchema, revokeKeySchema, widenKeySchema } from './api-keys.inputs.js';
import { messages } from './api-keys.messages.js';
import { keyView, ownedKeyView } from './api-keys.view.js';
import { createKey, revokeAllKeys } from './api-keys.service.js';

const success = z.literal(true);

export const apiKeyRoutes: readonly RouteDeclaration[] = [
  operationRoute('GET /api-keys', 'apiKeys', { response: keyView }),
  route({
    method: 'POST',
    path: '/api-keys',
    example: { name: 'حسابداری', scopes: ['read:orders'], password: 'کوه‌های بلند ۱۴۰۴' },
    access: 'user',
    keys: 'none',
    summary: `Creates a key and returns it this once. Scopes: ${API_SCOPE_NAMES.join(', ')}.`,
    body: createKeySchema.strict(),
    response: extendView(keyView, 'CreatedApiKey', { success, key: z.string() }),
    status: 201,
    handle: async (ctx, { body }) => {
      const { apiKey, key } = await createKey(ctx, body);
      return { ...apiKey, success: true, key };
    },
  }),
  operationRoute('POST /api-keys/{id}/scopes', 'addApiKeyScopes', {
    example: { scopes: ['read:orders'], password: 'کوه‌های بلند ۱۴۰۴' },
    input: widenKeySchema,
    response: extendView(keyView, 'ChangedApiKey', {
      success: [success, () => true],
      message: [z.string(), () => messages.widened],
    }),
  }),
  route({
    method: 'DELETE',
    path: '/api-keys',
    access: 'user',
    keys: 'none',
    summary: "Ends all of one's own keys at once, on open sockets, too; `count` of them worked until now.",
    query: noQuery,
    body: noBody,
    response: z.object({ success, count: z.int(), message: z.string() }),
    handle: async (ctx) => ({ success: true, count: await revokeAllKeys(ctx), message: messages.allRevoked }),
  }),
  operationRoute('DELETE /api-keys/{id}', 'revokeApiKey', {
    input: revokeKeySchema,
    response: extendView(keyView, 'ChangedApiKey', {
      success: [success, () => true],
      message: [z.string(), () => messages.revoked],
    }),
  }),
  operationRoute('GET /api-keys/{id}/calls', 'apiKeyCalls', { params: { id: 'keyId' }, list: 'calls' }),
  operationRoute('GET /admin/api-keys', 'adminApiKeys', { response: ownedKeyView }),
];

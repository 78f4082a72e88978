import { z } from 'zod';
import { API_SCOPE_NAMES } from '#core/api-keys.js';
import { listOf, objectOf, pageOf } from '#platform/http/rest/answer.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { extendView } from '#platform/http/rest/view.js';
import { createKeySchema, listKeysSchema, revokeKeySchema, widenKeySchema } from './api-keys.inputs.js';
import { messages } from './api-keys.messages.js';
import { keyView, ownedKeyView } from './api-keys.present.js';
import { createKey, listKeys, myKeys, revokeAllKeys, revokeKey } from './api-keys.service.js';
import { widenKey } from './widen-key.service.js';

const success = z.literal(true);

export const apiKeyRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api-keys',
    access: 'user',
    keys: 'none',
    summary: "One's own keys for other programs, newest first. Signed in only: no key sees keys.",
    response: objectOf({ items: listOf(keyView) }),
    handle: async (ctx) => ({ items: await myKeys(ctx) }),
  }),
  route({
    method: 'POST',
    path: '/api-keys',
    access: 'user',
    keys: 'none',
    summary: `Creates a key and returns it this once. Scopes: ${API_SCOPE_NAMES.join(', ')}.`,
    body: createKeySchema,
    response: extendView(keyView, { success, key: z.string() }),
    status: 201,
    handle: async (ctx, { body }) => {
      const { apiKey, key } = await createKey(ctx, body);
      return { ...apiKey, success: true, key };
    },
  }),
  route({
    method: 'POST',
    path: '/api-keys/{id}/scopes',
    access: 'user',
    keys: 'none',
    summary: `Lets one's own key do more, at once, with the password. Scopes: ${API_SCOPE_NAMES.join(', ')}.`,
    params: widenKeySchema.pick({ id: true }),
    body: widenKeySchema.omit({ id: true }),
    response: extendView(keyView, { success: [success, () => true], message: [z.string(), () => messages.widened] }),
    handle: (ctx, { params, body }) => widenKey(ctx, { ...params, ...body }),
  }),
  route({
    method: 'DELETE',
    path: '/api-keys',
    access: 'user',
    keys: 'none',
    summary: "Ends all of one's own keys at once, on open sockets, too; `count` of them worked until now.",
    response: z.object({ success, count: z.int(), message: z.string() }),
    handle: async (ctx) => ({ success: true, count: await revokeAllKeys(ctx), message: messages.allRevoked }),
  }),
  route({
    method: 'DELETE',
    path: '/api-keys/{id}',
    access: 'user',
    keys: 'none',
    summary: 'Ends a key at once, on open sockets, too. Administrators revoke any, with `?reason=`.',
    params: revokeKeySchema.pick({ id: true }),
    query: revokeKeySchema.pick({ reason: true }),
    response: extendView(keyView, { success: [success, () => true], message: [z.string(), () => messages.revoked] }),
    handle: (ctx, { params, query }) => revokeKey(ctx, { ...params, ...query }),
  }),
  route({
    method: 'GET',
    path: '/admin/api-keys',
    access: 'admin',
    summary:
      "Everybody's keys, newest first unless sorted otherwise: searched by name, beginning or owner, filtered by status and days.",
    query: listKeysSchema,
    response: pageOf(ownedKeyView, 'items'),
    handle: (ctx, { query }) => listKeys(ctx, query),
  }),
];

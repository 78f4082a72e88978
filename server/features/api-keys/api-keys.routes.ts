import { z } from 'zod';
import { API_SCOPE_NAMES } from '../../../core/api-keys.js';
import { route, type Route } from '../../platform/http/route.js';
import { paginationSchema } from '../../platform/http/schemas.js';
import { createKeySchema, KEY_STATUSES, listKeysSchema, revokeKeySchema } from './api-keys.inputs.js';
import { messages } from './api-keys.messages.js';
import { presentKey, presentPage } from './api-keys.present.js';
import { createKey, listKeys, myKeys, revokeAllKeys, revokeKey } from './api-keys.service.js';

const keySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  prefix: z.string(),
  scopes: z.array(z.string()),
  status: z.enum(KEY_STATUSES),
  createdAt: z.date(),
  expiresAt: z.date(),
  lastUsedAt: z.date().nullable(),
  lastIp: z.string().nullable(),
  revokedAt: z.date().nullable(),
  revokedByOperator: z.boolean(),
});

const ownerSchema = z.object({ id: z.uuid(), fullName: z.string().nullable(), email: z.string() });

export const apiKeyRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api-keys',
    access: 'user',
    keys: 'none',
    summary: "One's own keys for other programs, newest first. Signed in only: no key sees keys.",
    response: z.object({ items: z.array(keySchema) }),
    handle: async (ctx) => {
      const now = ctx.clock.now();
      return { items: (await myKeys(ctx)).map((key) => presentKey(key, now)) };
    },
  }),
  route({
    method: 'POST',
    path: '/api-keys',
    access: 'user',
    keys: 'none',
    summary: `Makes a key and tells it this once. Scopes: ${API_SCOPE_NAMES.join(', ')}.`,
    body: createKeySchema,
    response: keySchema.extend({ success: z.literal(true), key: z.string() }),
    status: 201,
    handle: async (ctx, { body }) => {
      const { apiKey, key } = await createKey(ctx, body);
      return { success: true, ...presentKey(apiKey, ctx.clock.now()), key };
    },
  }),
  route({
    method: 'DELETE',
    path: '/api-keys',
    access: 'user',
    keys: 'none',
    summary: "Ends all of one's own keys at once, on open sockets, too; `count` of them worked until now.",
    response: z.object({ success: z.literal(true), count: z.int(), message: z.string() }),
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
    response: keySchema.extend({ success: z.literal(true), message: z.string() }),
    handle: async (ctx, { params, query }) => {
      const revoked = await revokeKey(ctx, { ...params, ...query });
      return { success: true, message: messages.revoked, ...presentKey(revoked, ctx.clock.now()) };
    },
  }),
  route({
    method: 'GET',
    path: '/admin/api-keys',
    access: 'admin',
    summary: "Everybody's keys, newest first: searched by name, beginning or owner, filtered by status and days.",
    query: listKeysSchema,
    response: z.object({
      items: z.array(z.object({ apiKey: keySchema, owner: ownerSchema })),
      pagination: paginationSchema,
    }),
    handle: async (ctx, { query }) => {
      const { items, countPages } = presentPage(await listKeys(ctx, query), ctx.clock.now());
      return { items, pagination: await countPages() };
    },
  }),
];

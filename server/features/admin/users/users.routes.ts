import { z } from 'zod';
import { done, pageOf } from '#platform/http/rest/answer.js';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { listProfiles, listProfilesSchema, profileView } from '#features/identity/index.js';
import * as users from './users.service.js';

const id = z.object({ id: z.string() });
const reason = z.object({ reason: z.string().nullish() });
const standing = z.object({ success: z.literal(true), status: z.enum(['active', 'banned']) });

export const adminUsersRoutes: readonly RouteDeclaration[] = [
  route({
    method: 'GET',
    path: '/admin/users',
    access: 'admin',
    summary: 'Accounts, newest first, searched by e-mail or full name.',
    query: listProfilesSchema,
    response: pageOf(profileView, 'users'),
    handle: (ctx, { query }) => listProfiles(ctx, query),
  }),
  route({
    method: 'GET',
    path: '/admin/users/{id}',
    access: 'admin',
    summary: 'One account.',
    params: id,
    response: profileView,
    handle: (ctx, { params }) => users.readUser(ctx, params.id),
  }),
  operationRoute('GET /admin/users/{id}/sessions', 'userSessions', { params: { id: 'userId' } }),
  operationRoute('DELETE /admin/users/{id}/sessions/{sessionId}', 'endUserSession', {
    params: { id: 'userId', sessionId: 'id' },
    response: done,
  }),
  route({
    method: 'DELETE',
    path: '/admin/users/{id}',
    example: { reason: 'خواست مشتری' },
    access: 'admin',
    summary: 'Removes personal data and every way to sign in; a reason is required, in the body or the query.',
    params: id,
    query: reason,
    body: reason,
    renamed: [['userId', 'id']],
    response: z.object({ success: z.literal(true) }),
    handle: async (ctx, { params, query, body }) => {
      await users.removeUser(ctx, { userId: params.id, reason: body.reason ?? query.reason ?? '' });
      return { success: true };
    },
  }),
  route({
    method: 'POST',
    path: '/admin/users/{id}/ban',
    example: { reason: 'کلاهبرداری' },
    access: 'admin',
    summary: 'Throws out within a second and refuses to sign in. Not oneself, not the last administrator.',
    params: id,
    body: reason,
    renamed: [['userId', 'id']],
    response: standing,
    handle: async (ctx, { params, body }) => {
      const { status } = await users.ban(ctx, { userId: params.id, ...body });
      return { success: true, status };
    },
  }),
  route({
    method: 'POST',
    path: '/admin/users/{id}/unban',
    example: { reason: 'اشتباه بود.' },
    access: 'admin',
    summary: 'Lifts the ban of a user.',
    params: id,
    body: reason,
    renamed: [['userId', 'id']],
    response: standing,
    handle: async (ctx, { params, body }) => {
      const { status } = await users.unban(ctx, { userId: params.id, ...body });
      return { success: true, status };
    },
  }),
  operationRoute('PATCH /admin/users/{id}/role', 'setUserRole', {
    example: { role: 'user' },
    input: reason.extend({ role: z.enum(['user', 'admin']) }),
    response: profileView,
  }),
];

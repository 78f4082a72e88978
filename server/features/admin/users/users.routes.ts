import { z } from 'zod';
import { listOf, objectOf, pageOf } from '#platform/http/rest/answer.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { listProfiles, listProfilesSchema, profileView, type SessionType } from '#features/identity/index.js';
import * as users from './users.service.js';

const id = z.object({ id: z.string() });
const reason = z.object({ reason: z.string().nullish() });
const standing = z.object({ success: z.literal(true), status: z.enum(['active', 'banned']) });

export const adminUsersRoutes: readonly Route[] = [
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
  route({
    method: 'GET',
    path: '/admin/users/{id}/sessions',
    access: 'admin',
    summary: 'Where an account is signed in, the last used first.',
    params: id,
    response: objectOf({ items: listOf(view<SessionType>('Session')) }),
    handle: async (ctx, { params }) => ({ items: await users.readSessions(ctx, params.id) }),
  }),
  route({
    method: 'DELETE',
    path: '/admin/users/{id}/sessions/{sessionId}',
    access: 'admin',
    summary: 'Signs an account out on one device, within a second. Not oneself.',
    params: id.extend({ sessionId: z.string() }),
    response: z.object({ success: z.literal(true) }),
    handle: async (ctx, { params }) => {
      await users.endSession(ctx, params.id, params.sessionId);
      return { success: true };
    },
  }),
  route({
    method: 'DELETE',
    path: '/admin/users/{id}',
    access: 'admin',
    summary: 'Removes personal data and every way to sign in; a reason is required, in the body or the query.',
    params: id,
    query: reason,
    body: reason,
    response: z.object({ success: z.literal(true) }),
    handle: async (ctx, { params, query, body }) => {
      await users.removeUser(ctx, { userId: params.id, reason: body.reason ?? query.reason ?? '' });
      return { success: true };
    },
  }),
  route({
    method: 'POST',
    path: '/admin/users/{id}/ban',
    access: 'admin',
    summary: 'Throws out within a second and refuses to sign in. Not oneself, not the last administrator.',
    params: id,
    body: reason,
    response: standing,
    handle: async (ctx, { params, body }) => {
      const { status } = await users.ban(ctx, { userId: params.id, ...body });
      return { success: true, status };
    },
  }),
  route({
    method: 'POST',
    path: '/admin/users/{id}/unban',
    access: 'admin',
    summary: 'Lifts the ban of a user.',
    params: id,
    body: reason,
    response: standing,
    handle: async (ctx, { params, body }) => {
      const { status } = await users.unban(ctx, { userId: params.id, ...body });
      return { success: true, status };
    },
  }),
  route({
    method: 'PATCH',
    path: '/admin/users/{id}/role',
    access: 'admin',
    summary: 'Grants or withdraws the role of administrator. Not to oneself, and never that of the last administrator.',
    params: id,
    body: reason.extend({ role: z.enum(['user', 'admin']) }),
    response: profileView,
    handle: (ctx, { params, body }) => users.changeRole(ctx, { userId: params.id, ...body }),
  }),
];

import { z } from 'zod';
import { listOf, objectOf } from '#platform/http/rest/answer.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { messages } from '../users/identity.messages.js';
import { ackSchema } from '#platform/http/rest/schemas.js';
import { endMyOtherSessions, endMySession, endSessionSchema, mySessions } from './my-sessions.service.js';
import type { SessionType } from './my-sessions.types.js';

export const mySessionRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/auth/sessions',
    access: 'user',
    keys: 'none',
    summary: "One's own open sessions, the current one first.",
    response: objectOf({ items: listOf(view<SessionType>('Session')) }),
    handle: async (ctx) => ({ items: await mySessions(ctx) }),
  }),
  route({
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    access: 'user',
    keys: 'none',
    summary: "Ends one of one's own sessions at once, on open sockets, too.",
    params: endSessionSchema,
    response: ackSchema,
    handle: async (ctx, { params }) => {
      await endMySession(ctx, params);
      return { success: true, message: messages.sessionEnded };
    },
  }),
  route({
    method: 'DELETE',
    path: '/auth/sessions',
    access: 'user',
    keys: 'none',
    summary: 'Ends every session except the current one.',
    response: ackSchema.extend({ count: z.int() }),
    handle: async (ctx) => ({ success: true, count: await endMyOtherSessions(ctx), message: messages.othersEnded }),
  }),
];

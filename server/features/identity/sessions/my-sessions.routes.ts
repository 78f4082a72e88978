import { z } from 'zod';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { messages } from '../users/identity.messages.js';
import { ackSchema, noBody, noQuery } from '#platform/http/rest/schemas.js';
import { endMyOtherSessions, endSessionSchema } from './my-sessions.service.js';

export const mySessionRoutes: readonly RouteDeclaration[] = [
  operationRoute('GET /auth/sessions', 'mySessions'),
  operationRoute('DELETE /auth/sessions/{id}', 'endSession', { input: endSessionSchema }),
  route({
    method: 'DELETE',
    path: '/auth/sessions',
    access: 'user',
    keys: 'none',
    summary: 'Ends every session except the current one.',
    query: noQuery,
    body: noBody,
    response: ackSchema.extend({ count: z.int() }),
    handle: async (ctx) => ({ success: true, count: await endMyOtherSessions(ctx), message: messages.othersEnded }),
  }),
];

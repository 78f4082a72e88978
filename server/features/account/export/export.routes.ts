import { addAbortSignal, Readable } from 'node:stream';
import { z } from 'zod';
import { route, type Route } from '#platform/http/rest/route.js';
import { exportAccount } from './export-account.service.js';

/** A slower reader is cut off: its transaction holds a connection of the database. Milliseconds. */
const LONGEST_MS = 10 * 60 * 1000;

export const exportRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/auth/me/export',
    access: 'user',
    keys: 'none',
    byBrowser: true,
    summary:
      "Everything that one's own account has here, as one JSON document: a list of each kind, without secrets. Of the " +
      'uploaded files, names and paths. For people only.',
    file: ['application/json'],
    response: z.string().meta({ description: 'application/json, as an attachment.' }),
    handle: async (ctx, { reply }) => {
      const pieces = Readable.from(await exportAccount(ctx));
      void reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="barpa-account.json"')
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .send(addAbortSignal(AbortSignal.timeout(LONGEST_MS), pieces));
      return undefined;
    },
  }),
];

import { z } from 'zod';
import { route, type Route } from '../../../platform/http/rest/route.js';
import { previewSchema, readPreview } from './preview.service.js';

/**
 * A preview contains everything it needs. Opened as a document of its own it can neither run scripts, load resources
 * nor navigate.
 */
const HEADERS = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-cache',
} as const;

export const previewRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/design-preview/{orderId}',
    access: 'public',
    keys: ['read:orders'],
    byBrowser: true,
    summary:
      'The picture of an order’s design, or of a design without an order, 1200 px wide: the chosen page (preview-url), ' +
      'the first one, or `page`. By a signed address or for its owner.',
    params: previewSchema.pick({ orderId: true }),
    query: previewSchema.omit({ orderId: true }),
    response: z.string().meta({ description: 'image/svg+xml; the ETag changes with the design.' }),
    handle: async (ctx, { params, query, request, reply }) => {
      const preview = await readPreview(ctx, { ...params, ...query });
      const etag = `"${preview.etag}"`;
      void reply.headers({ ...HEADERS, etag });
      const known = String(request.headers['if-none-match'] ?? '');
      if (known.split(',').some((tag) => tag.trim() === etag)) return void (await reply.code(304).send());
      await reply.send(await preview.svg());
    },
  }),
];

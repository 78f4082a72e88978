import { z } from 'zod';
import { route, type Route } from '#platform/http/rest/route.js';
import { previewSchema, readPreview } from './preview.service.js';
import { sendPreview } from './send-preview.js';

export const previewRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/design-preview/{orderId}',
    access: 'public',
    keys: ['read:orders'],
    byBrowser: true,
    summary:
      'The picture of an order’s design, or of a design without an order, 1200 px wide: the chosen page (preview-url), ' +
      'the first one, or `page`; `size=top` for its beginning, `size=small` for a thumbnail. By a signed address or for its owner.',
    params: previewSchema.pick({ orderId: true }),
    query: previewSchema.omit({ orderId: true }),
    file: ['image/svg+xml'],
    response: z.string().meta({ description: 'image/svg+xml; the ETag changes with the design.' }),
    handle: async (ctx, { params, query, request, reply }) =>
      sendPreview(await readPreview(ctx, { ...params, ...query }), request, reply),
  }),
];

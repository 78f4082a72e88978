import { Readable } from 'node:stream';
import { z } from 'zod';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { noBody, noQuery } from '#platform/http/rest/schemas.js';
import { readSubscriberOfSite } from './read-subscribers.service.js';
import { removeSubscriberOfSite } from './remove-subscriber.service.js';
import { exportSubscribers } from './subscribers-csv.service.js';
import { subscribersFilterSchema } from './subscribers.inputs.js';
import { subscriberView } from './subscribers.view.js';

const site = z.object({ id: z.string() });
const subscriber = site.extend({ subscriberId: z.string() });

export const subscriberRoutes: readonly RouteDeclaration[] = [
  operationRoute('GET /sites/{id}/subscribers', 'siteSubscribers', { params: { id: 'siteId' }, list: 'subscribers' }),
  route({
    method: 'GET',
    path: '/sites/{id}/subscribers.csv',
    access: 'user',
    keys: ['read:subscribers'],
    byBrowser: true,
    summary:
      'The subscribers of a site as CSV, each with the link that unsubscribes them: put it into every letter. Dates are ' +
      'Jalali.',
    params: site,
    query: subscribersFilterSchema,
    file: ['text/csv'],
    response: z.string().meta({ description: 'text/csv, UTF-8 with a byte order mark.' }),
    handle: async (ctx, { params, query, reply }) => {
      const { label, pieces } = await exportSubscribers(ctx, params.id, query);
      void reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${label}-subscribers.csv"`)
        .header('cache-control', 'private, no-store')
        .send(Readable.from(pieces));
      return undefined;
    },
  }),
  route({
    method: 'GET',
    path: '/sites/{id}/subscribers/{subscriberId}',
    access: 'user',
    keys: ['read:subscribers'],
    summary: 'All that is stored about one subscriber.',
    params: subscriber,
    query: noQuery,
    response: subscriberView,
    handle: (ctx, { params }) => readSubscriberOfSite(ctx, params.id, params.subscriberId),
  }),
  route({
    method: 'DELETE',
    path: '/sites/{id}/subscribers/{subscriberId}',
    access: 'user',
    keys: ['write:subscribers'],
    summary: 'Removes a subscriber for good, also from what backups restore; the owner of the site alone.',
    params: subscriber,
    query: noQuery,
    body: noBody,
    response: z.object({ success: z.literal(true) }),
    handle: async (ctx, { params }) => {
      await removeSubscriberOfSite(ctx, params.id, params.subscriberId);
      return { success: true as const };
    },
  }),
];

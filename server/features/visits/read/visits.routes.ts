import { Readable } from 'node:stream';
import { z } from 'zod';
import { route, type Route } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { exportVisits } from './visits-csv.service.js';
import { readVisits, visitsSchema } from './visits.service.js';
import type { SiteVisitsType } from './visits.types.js';

const visitsView = view<SiteVisitsType>('SiteVisits', {
  nested: { before: {}, days: {}, pages: {}, sources: {}, referrers: {}, devices: {}, countries: {} },
});

const site = z.object({ id: z.string() });

export const visitRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/sites/{id}/visits',
    access: 'user',
    keys: ['read:sites'],
    summary: 'How a site was visited: by day, page, source, referrer, device and country; the last thirty days.',
    params: site,
    query: visitsSchema,
    response: visitsView,
    handle: (ctx, { params, query }) => readVisits(ctx, params.id, query),
  }),
  route({
    method: 'GET',
    path: '/sites/{id}/visits.csv',
    access: 'user',
    keys: ['read:sites'],
    byBrowser: true,
    summary: 'Everything that was counted of the visits of a site, as CSV. Dates are Jalali.',
    params: site,
    query: visitsSchema,
    response: z.string().meta({ description: 'text/csv, UTF-8 with a byte order mark.' }),
    handle: async (ctx, { params, query, reply }) => {
      const { label, pieces } = await exportVisits(ctx, params.id, query);
      void reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${label}-visits.csv"`)
        .header('cache-control', 'private, no-store')
        .send(Readable.from(pieces));
      return undefined;
    },
  }),
];

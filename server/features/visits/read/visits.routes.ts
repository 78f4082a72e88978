import { Readable } from 'node:stream';
import { z } from 'zod';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { exportVisits } from './visits-csv.service.js';
import { visitsSchema } from './visits.service.js';
import type { SiteVisitsType } from './visits.types.js';

const visitsView = view<SiteVisitsType>('SiteVisits', {
  nested: { before: {}, days: {}, pages: {}, sources: {}, referrers: {}, devices: {}, countries: {} },
});

const site = z.object({ id: z.string() });

export const visitRoutes: readonly RouteDeclaration[] = [
  operationRoute('GET /sites/{id}/visits', 'siteVisits', { input: visitsSchema, response: visitsView }),
  route({
    method: 'GET',
    path: '/sites/{id}/visits.csv',
    access: 'user',
    keys: ['read:sites'],
    byBrowser: true,
    summary: 'Everything that was counted of the visits of a site, as CSV. Dates are Jalali.',
    params: site,
    query: visitsSchema,
    file: ['text/csv'],
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

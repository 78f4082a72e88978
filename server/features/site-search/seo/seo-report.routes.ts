import { z } from 'zod';
import { route, type Route } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { readSeoReport } from './seo-report.service.js';
import type { SeoReportType } from './seo-report.types.js';

const reportView = view<SeoReportType>('SeoReport', { nested: { findings: {} } });

export const seoReportRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/sites/{id}/seo',
    access: 'user',
    keys: ['read:sites'],
    summary: 'What the draft of a site can do better for search engines, with reasons and advice.',
    params: z.object({ id: z.string() }),
    response: reportView,
    handle: (ctx, { params }) => readSeoReport(ctx, params.id),
  }),
];

import { z } from 'zod';
import { pageOf } from '#platform/http/rest/answer.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { decideReport, readReports } from './decide-report.service.js';
import { decisionSchema, reportSchema, reportsSchema } from './reports.inputs.js';
import type { SiteReportType } from './reports.types.js';
import { sendReport } from './send-report.service.js';

const reportView = view<SiteReportType>('SiteReport');

export const siteReportRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/sites/report',
    access: 'public',
    keys: 'none',
    summary: 'Reports abuse of a site. Anyone may, without an account.',
    body: reportSchema,
    response: z.object({ success: z.literal(true), message: z.string() }),
    handle: (ctx, { body }) => sendReport(ctx, body),
  }),
  route({
    method: 'GET',
    path: '/admin/sites/reports',
    access: 'admin',
    summary: 'Reports of abuse of sites, newest first.',
    query: reportsSchema,
    response: pageOf(reportView, 'reports'),
    handle: (ctx, { query }) => readReports(ctx, query),
  }),
  route({
    method: 'POST',
    path: '/admin/sites/reports/{id}/decide',
    access: 'admin',
    summary: 'Decides about a report; closes its site where that is the decision.',
    params: z.object({ id: z.string() }),
    body: decisionSchema,
    response: reportView,
    handle: (ctx, { params, body }) => decideReport(ctx, params.id, body),
  }),
];

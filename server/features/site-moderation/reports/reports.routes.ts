import { z } from 'zod';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { decisionSchema, reportSchema } from './reports.inputs.js';
import { sendReport } from './send-report.service.js';

export const siteReportRoutes: readonly RouteDeclaration[] = [
  route({
    method: 'POST',
    path: '/sites/report',
    example: { address: 'ketab-sara.ir', kind: 'fraud', message: 'این سایت خود را بانک معرفی می‌کند.' },
    access: 'public',
    keys: 'none',
    summary: 'Reports abuse of a site. Anyone may, without an account.',
    body: reportSchema.strict(),
    response: z.object({ success: z.literal(true), message: z.string() }),
    handle: (ctx, { body }) => sendReport(ctx, body),
  }),
  operationRoute('GET /admin/sites/reports', 'siteReports', { list: 'reports' }),
  operationRoute('POST /admin/sites/reports/{id}/decide', 'decideSiteReport', {
    example: { status: 'rejected', reason: 'تخلفی دیده نشد.' },
    input: decisionSchema,
  }),
];

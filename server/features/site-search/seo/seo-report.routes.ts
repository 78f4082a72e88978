import { operationRoute } from '#platform/http/rest/operation-route.js';
import type { RouteDeclaration } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import type { SeoReportType } from './seo-report.types.js';

const reportView = view<SeoReportType>('SeoReport', { nested: { findings: {} } });

export const seoReportRoutes: readonly RouteDeclaration[] = [
  operationRoute('GET /sites/{id}/seo', 'siteSeoReport', { response: reportView }),
];

/**
 * The reports of visitors about sites, and the decisions of administrators: reports of abuse, closing and opening,
 * labels.
 */
import type { Feature } from '#platform/feature.js';
import { provide } from '#platform/provided.js';
import { SITE_ROWS, type SiteRows } from '#features/sites/index.js';
import { SiteAdministrationResolver } from './administration/administration.resolver.js';
import { siteAdministrationRoutes } from './administration/administration.routes.js';
import { SiteLabelResolver } from './labels/labels.resolver.js';
import { siteLabelRoutes } from './labels/labels.routes.js';
import { SiteReportResolver } from './reports/reports.resolver.js';
import { siteReportRoutes } from './reports/reports.routes.js';
import { SiteReportEntity } from './reports/site-report.entity.js';

export { suspendSite } from './administration/administration.service.js';
export { decideReport } from './reports/decide-report.service.js';
export { reportsSchema } from './reports/reports.inputs.js';
export { reportSelection, type ReportExportRow } from './reports/reports.queries.js';
export { sendReport } from './reports/send-report.service.js';

/** Reports stay when the owner's account is removed: they say what a visitor wrote, and what was decided. */
const reportRows: SiteRows = { tables: ['site_reports'] };

export const siteModerationFeature: Feature = {
  name: 'site-moderation',
  entities: [SiteReportEntity],
  resolvers: [SiteAdministrationResolver, SiteLabelResolver, SiteReportResolver],
  routes: [...siteAdministrationRoutes, ...siteLabelRoutes, ...siteReportRoutes],
  provides: [provide(SITE_ROWS, () => reportRows)],
};

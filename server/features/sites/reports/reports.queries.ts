/** The read path of reports. */
import type { ReportStatus } from '../../../../core/sites/site-reports.js';
import type { Ctx } from '../../../platform/context.js';
import { Conditions } from '../../../platform/db/conditions.js';
import { readPage, type LazyPage } from '../../../platform/db/page.js';
import { row } from '../../../platform/db/rows.js';
import { columns, type Selection } from '../../../platform/db/select.js';
import type { SiteReportType } from './reports.types.js';

const COLUMNS = columns<SiteReportType>()(
  'id siteId kind message address isAnswered status act decision decidedAt createdAt',
  { table: 'r', expressions: { isAnswered: '(r.email is not null)' } },
);

export interface ReportsFilter {
  readonly status?: ReportStatus | null | undefined;
  readonly siteId?: string | null | undefined;
}

export interface ReportsQuery extends ReportsFilter {
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
}

function conditions({ status, siteId }: ReportsFilter): Conditions {
  const where = new Conditions();
  if (status) where.add(status, (at) => `r.status = ${at}`);
  if (siteId) where.add(siteId, (at) => `r.site_id = ${at}`);
  return where;
}

const NEWEST_FIRST = 'order by r.created_at desc, r.id desc';

/** Newest first. Callers check permissions. */
export async function listReports(ctx: Ctx, query: ReportsQuery): Promise<LazyPage<SiteReportType>> {
  const counted = 'from site_reports r';
  const select = `select ${COLUMNS} ${counted}`;
  return readPage<SiteReportType>(ctx, { select, where: conditions(query), order: NEWEST_FIRST, counted }, query);
}

/** A report with the title of its site and of the order's number. */
export interface ReportExportRow extends SiteReportType {
  readonly title: string | null;
  readonly orderNumber: string | null;
}

/** For exports: everything that the filter lets through, newest first. Callers check permissions. */
export function reportSelection(filter: ReportsFilter): Selection {
  const where = conditions(filter);
  const from = `from site_reports r left join sites s on s.id = r.site_id left join orders o on o.id = s.order_id`;
  const site = 'o.title, o.order_number as "orderNumber"';
  return { text: `select ${COLUMNS}, ${site} ${from} ${where.sql} ${NEWEST_FIRST}`, values: where.values };
}

/** Callers check permissions. `id` must be an id. */
export function findReport(ctx: Ctx, id: string): Promise<SiteReportType | null> {
  return row<SiteReportType>(ctx.em, `select ${COLUMNS} from site_reports r where r.id = $1`, [id]);
}

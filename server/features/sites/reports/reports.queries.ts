/** The read path of reports. */
import type { ReportStatus } from '../../../../core/sites/site-reports.js';
import type { Ctx } from '../../../platform/context.js';
import { Conditions } from '../../../platform/db/conditions.js';
import { readPage, type LazyPage } from '../../../platform/db/page.js';
import { row } from '../../../platform/db/rows.js';
import { columns } from '../../../platform/db/select.js';
import type { SiteReportType } from './reports.types.js';

const COLUMNS = columns<SiteReportType>()(
  'id siteId kind message address isAnswered status act decision decidedAt createdAt',
  { table: 'r', expressions: { isAnswered: '(r.email is not null)' } },
);

export interface ReportsQuery {
  readonly status?: ReportStatus | null | undefined;
  readonly siteId?: string | null | undefined;
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
}

/** Newest first. Callers check permissions. */
export async function listReports(ctx: Ctx, query: ReportsQuery): Promise<LazyPage<SiteReportType>> {
  const where = new Conditions();
  if (query.status) where.add(query.status, (at) => `r.status = ${at}`);
  if (query.siteId) where.add(query.siteId, (at) => `r.site_id = ${at}`);
  const counted = 'from site_reports r';
  const order = 'order by r.created_at desc, r.id desc';
  return readPage<SiteReportType>(ctx, { select: `select ${COLUMNS} ${counted}`, where, order, counted }, query);
}

/** Callers check permissions. `id` must be an id. */
export function findReport(ctx: Ctx, id: string): Promise<SiteReportType | null> {
  return row<SiteReportType>(ctx.em, `select ${COLUMNS} from site_reports r where r.id = $1`, [id]);
}

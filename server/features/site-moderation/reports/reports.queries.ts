/** The read path of reports. */
import type { ReportSort, ReportStatus } from '#core/sites/site-reports.js';
import type { Ctx } from '#platform/context.js';
import { Conditions, type Search } from '#platform/db/conditions.js';
import { orderBy, orderOf, type Order } from '#platform/db/order.js';
import { readPage, type LazyPage, type PageBounds } from '#platform/db/page.js';
import { row } from '#platform/db/rows.js';
import { columns, type Selection } from '#platform/db/select.js';
import { searchedPart, matchesAnyone } from '#features/sites/index.js';
import type { SiteReportType } from './reports.types.js';

const COLUMNS = columns<SiteReportType>()(
  'id siteId kind message address isAnswered status act decision decidedAt createdAt',
  { table: 'r', expressions: { isAnswered: '(r.email is not null)' } },
);

export interface ReportsFilter extends Order<ReportSort> {
  readonly status?: ReportStatus | null | undefined;
  readonly siteId?: string | null | undefined;
  readonly search?: string | null | undefined;
}

export type ReportsQuery = ReportsFilter & PageBounds;

/** The sites are found first, so that each side has an index. */
function matches(...search: Search): string {
  return `r.site_id = any(array(select s.id from sites s where ${matchesAnyone(...search)}))`;
}

function conditions({ status, siteId, search }: ReportsFilter, ctx: Pick<Ctx, 'config'>): Conditions {
  const where = new Conditions();
  if (status) where.add(status, (at) => `r.status = ${at}`);
  if (siteId) where.add(siteId, (at) => `r.site_id = ${at}`);
  where.search(searchedPart(search, ctx), matches);
  return where;
}

/** A report that waits counts as decided after all others. */
const SORTS = { created: 'r.created_at', decided: `coalesce(r.decided_at, 'infinity')` } as const;

/** Newest first unless sorted otherwise. Callers check permissions. */
export async function listReports(ctx: Ctx, query: ReportsQuery): Promise<LazyPage<SiteReportType>> {
  const order = orderOf(SORTS, query, 'r.id');
  const list = { columns: COLUMNS, from: 'from site_reports r', where: conditions(query, ctx), order };
  return readPage<SiteReportType>(ctx, list, query);
}

/** A report with the title of its site and of the order's number. */
export interface ReportExportRow extends SiteReportType {
  readonly title: string | null;
  readonly orderNumber: string | null;
}

/** For exports: everything that the filter lets through, in its order. Callers check permissions. */
export function reportSelection(filter: ReportsFilter, ctx: Pick<Ctx, 'config'>): Selection {
  const where = conditions(filter, ctx);
  const from = `from site_reports r left join sites s on s.id = r.site_id left join orders o on o.id = s.order_id`;
  const site = 'o.title, o.order_number as "orderNumber"';
  return {
    text: `select ${COLUMNS}, ${site} ${from} ${where.sql} ${orderBy(SORTS, filter, 'r.id')}`,
    values: where.values,
  };
}

/** Callers check permissions. `id` must be an id. */
export function findReport(ctx: Ctx, id: string): Promise<SiteReportType | null> {
  return row<SiteReportType>(ctx.em, `select ${COLUMNS} from site_reports r where r.id = $1`, [id]);
}

/** The read path of visits. Callers check permissions. Days are those of Tehran, `2026-11-22`, both ends included. */
import type DataLoader from 'dataloader';
import { addDays, dayOf } from '#core/dates/calendar.js';
import { VISITS } from '#core/limits/limits.js';
import type { VisitDimension } from '#core/sites/site-visits.js';
import type { Ctx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { loaderOf } from '#platform/loader.js';
import type { VisitGrain } from '../visits.entity.js';
import type { VisitCountType, VisitDayType, VisitTotalsType } from './visits.types.js';

const DAYS = `select d.day::date::text as day, coalesce(c.views, 0) as views, coalesce(c.visitors, 0) as visitors
  from generate_series($2::date, $3::date, interval '1 day') as d(day)
  left join visit_counts c on c.site_id = $1 and c.grain = 'day' and c.day = d.day and c.dimension = 'total'
  order by d.day`;

/** Oldest first, days without visits, too. */
export function readDays(ctx: Ctx, siteId: string, from: string, to: string): Promise<VisitDayType[]> {
  return rows<VisitDayType>(ctx.em, DAYS, [siteId, from, to]);
}

const TOTALS = `select coalesce(sum(views), 0)::int8 as views, coalesce(sum(visitors), 0)::int8 as visitors
  from visit_counts where site_id = $1 and grain = 'day' and dimension = 'total' and day between $2 and $3`;

export async function readTotals(ctx: Ctx, siteId: string, from: string, to: string): Promise<VisitTotalsType> {
  const found = await row<VisitTotalsType>(ctx.em, TOTALS, [siteId, from, to]);
  return found ?? { views: 0, visitors: 0 };
}

interface SiteTotals extends VisitTotalsType {
  readonly siteId: string;
}

const TOTALS_OF_MANY = `select site_id as "siteId", sum(views)::int8 as views, sum(visitors)::int8 as visitors
  from visit_counts where site_id = any($1::uuid[]) and grain = 'day' and dimension = 'total' and day between $2 and $3
  group by site_id`;

/** The counts of many sites in the last seven days, today included, in one query; null for none. */
export function weekLoader(ctx: Ctx): DataLoader<string, SiteTotals | null> {
  const today = dayOf(ctx.clock.now());
  const days = [addDays(today, 1 - VISITS.weekDays), today];
  return loaderOf<SiteTotals>(
    ctx,
    'visits.week',
    (ids) => rows<SiteTotals>(ctx.em, TOTALS_OF_MANY, [[...ids], ...days]),
    ({ siteId }) => siteId,
  );
}

/** A month that was added up belongs to the days if its first does. */
const TABLES = `select dimension, value, views, visitors from (
    select dimension, value, sum(views)::int8 as views, sum(visitors)::int8 as visitors, row_number() over (
      partition by dimension order by sum(visitors) desc, sum(views) desc, value) as rank
    from visit_counts where site_id = $1 and day between $2 and $3 and dimension <> 'total' group by dimension, value
  ) t where rank <= ${VISITS.rows} order by dimension, rank`;

export type TableRow = VisitCountType & { readonly dimension: VisitDimension };

/** The most frequent values of each dimension. */
export function readTables(ctx: Ctx, siteId: string, from: string, to: string): Promise<TableRow[]> {
  return rows<TableRow>(ctx.em, TABLES, [siteId, from, to]);
}

export interface CountRow extends TableRow {
  readonly grain: VisitGrain;
  readonly day: string;
}

const ALL = `select grain, day::text as day, dimension, value, views, visitors from visit_counts
  where site_id = $1 and day between $2 and $3 order by day, grain, dimension = 'total' desc, dimension, visitors desc, value`;

/** Everything that was counted, oldest first. */
export function readCounts(ctx: Ctx, siteId: string, from: string, to: string): Promise<CountRow[]> {
  return rows<CountRow>(ctx.em, ALL, [siteId, from, to]);
}

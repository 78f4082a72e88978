/**
 * Deletes salts and hashes of days that are over, and adds up by the month what is long past. Each step is one
 * statement that can be run twice; may be killed anywhere.
 */
import { addDays, dayOf } from '#core/dates/calendar.js';
import { firstOfJalaliMonth } from '#core/dates/jalali-months.js';
import { VISITS } from '#core/limits/limits.js';
import { REST_OF_VALUES } from '#core/sites/site-visits.js';
import type { Ctx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import type { Cron } from '#platform/jobs/crons.js';
import { firstOpenDay } from '../counting/write-visits.js';

/** Every hour: soon after each midnight of Tehran. */
export const CLOSE_DAYS_CRON: Cron = { job: 'close_visit_days', minute: 37 };

/** The job. */
export async function closeVisitDays(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const open = firstOpenDay(now);
  await rows(ctx.em, 'delete from visit_salts where day < $1', [open]);
  await rows(ctx.em, 'delete from visit_marks where day < $1', [open]);
  await addUpMonths(ctx, addDays(dayOf(now), -VISITS.detailedDays));
}

const OLDEST = `select min(day)::text as day from visit_counts where grain = 'day' and dimension <> 'total' and day < $1`;

/** Sites of one statement. */
const BATCH = 100;

/** The most frequent values of each dimension stay; the others of the month are one. */
const ADD_UP = `
  with sites_of_month as (
    select distinct site_id from visit_counts
    where grain = 'day' and dimension <> 'total' and day >= $1 and day < $2 limit ${BATCH}),
  old as (
    delete from visit_counts where grain = 'day' and dimension <> 'total' and day >= $1 and day < $2
      and site_id in (select site_id from sites_of_month) returning *),
  summed as (
    select site_id, dimension, value, sum(views) as views, sum(visitors) as visitors,
      row_number() over (partition by site_id, dimension order by value = '', sum(views) desc, value) as rank
    from old group by site_id, dimension, value)
  insert into visit_counts (site_id, grain, day, dimension, value, views, visitors)
  select site_id, 'month', $1, dimension, case when rank <= ${VISITS.referrers} then value else '${REST_OF_VALUES}' end,
    sum(views), sum(visitors)
  from summed group by 1, 4, 5
  on conflict (site_id, grain, day, dimension, value) do update
    set views = visit_counts.views + excluded.views, visitors = visit_counts.visitors + excluded.visitors`;

/** Whole Jalali months that ended before the day. */
async function addUpMonths(ctx: Ctx, before: string): Promise<void> {
  const end = firstOfJalaliMonth(before);
  for (;;) {
    const oldest = await row<{ day: string | null }>(ctx.em, OLDEST, [end]);
    if (!oldest?.day) return;
    const first = firstOfJalaliMonth(oldest.day);
    await rows(ctx.em, ADD_UP, [first, firstOfJalaliMonth(addDays(first, LONGEST_MONTH))]);
  }
}

/** Days after the first of a month, in the next month whatever its length is. */
const LONGEST_MONTH = 31;

/** Rows added up by Jalali month, for the headings of lists. */
import { addJalaliMonths } from '#core/dates/jalali-months.js';
import { DOCUMENT_MONTHS, TIME_ZONE } from '#core/limits/limits.js';
import { rial, sumRials, type Rial } from '#core/money.js';
import type { Ctx } from '../context.js';
import { JalaliMonth } from '../time/jalali-month.js';
import type { Conditions } from './conditions.js';
import { rows } from './rows.js';

interface MonthStatement<Sum extends string> {
  /** `from invoices` */
  readonly from: string;
  readonly where: Conditions;
  /** The column of the instant by which a row belongs to a month. */
  readonly column: string;
  /** Sums of rials by name: `sum(amount_rials) filter (where …)`. */
  readonly sums: Readonly<Record<Sum, string>>;
}

type DayRow<Sum extends string> = Readonly<Record<Sum, Rial>> & { readonly at: Date; readonly count: number };

/** The sums of one Jalali month. */
export type MonthSums<Sum extends string> = Record<Sum, Rial> & {
  /** `1405-08` */
  readonly month: string;
  /** Persian: آبان ۱۴۰۵. */
  readonly label: string;
  count: number;
};

/**
 * The months that have rows, newest first, of the last DOCUMENT_MONTHS. The statement adds up by day in Tehran, because
 * PostgreSQL knows no Jalali months; the days are then added up by month.
 */
export async function sumByMonth<Sum extends string>(
  ctx: Pick<Ctx, 'em' | 'clock'>,
  { from, where, column, sums }: MonthStatement<Sum>,
): Promise<MonthSums<Sum>[]> {
  const names = Object.keys(sums) as Sum[];
  const oldest = JalaliMonth.of(addJalaliMonths(ctx.clock.now(), 1 - DOCUMENT_MONTHS)).start();
  where.add(oldest, (at) => `${column} >= ${at}`);
  const selected = names.map((name) => `coalesce(${sums[name]}, 0)::bigint as "${name}"`).join(', ');
  const text = `select min(${column}) as at, count(*) as count, ${selected} ${from} ${where.sql}
    group by (${column} at time zone '${TIME_ZONE}')::date order by 1 desc`;
  const months: MonthSums<Sum>[] = [];
  let start = Infinity;
  for (const day of await rows<DayRow<Sum>>(ctx.em, text, where.values)) {
    if (day.at.getTime() < start) {
      const month = JalaliMonth.of(day.at);
      start = month.start().getTime();
      const none = Object.fromEntries(names.map((name) => [name, rial(0)])) as Record<Sum, Rial>;
      months.push({ ...none, month: month.key, label: month.label, count: 0 });
    }
    const current = months.at(-1) as MonthSums<Sum>;
    current.count += day.count;
    for (const name of names) (current as Record<Sum, Rial>)[name] = sumRials([current[name], day[name]]);
  }
  return months;
}

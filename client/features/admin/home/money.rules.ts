/** The money of today and of this Jalali month, beside that of the days before. */
import { jalaliDay } from '#core/dates/jalali-months.js';

export interface DayRevenue {
  /** Midnight in Tehran, as it came over the wire. */
  readonly day: string;
  readonly revenueRials: number;
}

export interface MoneyNow {
  readonly today: number;
  readonly yesterday: number;
  /** From the first day of the month to today. */
  readonly month: number;
  /** The same days of the month before. */
  readonly monthBefore: number;
}

/** Two whole months, of which the longest have 31 days. */
export const MONEY_DAYS = 62;
/** The days of the chart. */
export const CHART_DAYS = 30;

/** In rials; `days` are the last ones, the oldest first, today last. */
export function moneyOf(days: readonly DayRevenue[]): MoneyNow {
  const dated = days.map(({ day, revenueRials }) => ({ ...jalaliDay(new Date(day)), revenueRials }));
  const now = dated.at(-1);
  const until = (month: number): number =>
    dated
      .filter((each) => each.month === month && each.day <= (now?.day ?? 0))
      .reduce((sum, { revenueRials }) => sum + revenueRials, 0);
  return {
    today: now?.revenueRials ?? 0,
    yesterday: dated.at(-2)?.revenueRials ?? 0,
    month: now ? until(now.month) : 0,
    monthBefore: now ? until(now.month - 1) : 0,
  };
}

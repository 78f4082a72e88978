/** How the numbers of visits become what a person reads. */
import { once } from '#core/once.js';
import { addDays, dayOf } from '#core/dates/calendar.js';
import { formatPercentChange } from '#client/lib/format.js';
import { siteVisitsMessages as texts } from './site-visits.messages.js';

export const SPANS = [7, 30, 90] as const;

/** The first of so many days, today being the last. */
export function firstDay(now: Date, days: number): string {
  return addDays(dayOf(now), 1 - days);
}

/** Noon of a day, for formatting it. */
export function noonOf(day: string): string {
  return `${day}T12:00:00+03:30`;
}

/** «+۲۵٪ نسبت به ۷ روز پیش از آن». */
export function changeText(now: number, before: number, days: number): string {
  if (before === 0) return texts.noneBefore(days);
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return texts.same(days);
  return texts.change(formatPercentChange(percent), days);
}

const oneDecimal = once(() => new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 1 }));

/** Views of each visitor; a dash where there is none. */
export function viewsPerVisitor(views: number, visitors: number): string {
  return visitors === 0 ? '—' : oneDecimal().format(views / visitors);
}

/** The share of the greatest value in per cent: the length of a bar. */
export function shareOf(value: number, greatest: number): number {
  return greatest === 0 ? 0 : Math.round((value / greatest) * 1000) / 10;
}

/** Jalali months in Tehran: their names, and steps of them for what comes again every month or year. */
import { once } from '../once.js';
import { TIME_ZONE } from '../limits/limits.js';
import { addDays } from './calendar.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const MEAN_MONTH_DAYS = 30.4368;

const parts = once(
  () =>
    new Intl.DateTimeFormat('en-US-u-ca-persian-nu-latn', {
      timeZone: TIME_ZONE,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    }),
);

const monthParts = once(
  () => new Intl.DateTimeFormat('fa-IR', { calendar: 'persian', timeZone: TIME_ZONE, year: 'numeric', month: 'long' }),
);

/** آذر ۱۴۰۵: some versions of `Intl` write the year first. */
export function formatMonth(date: Date): string {
  const found = monthParts().formatToParts(date);
  const textOf = (wanted: string): string => found.find(({ type }) => type === wanted)?.value ?? '';
  return `${textOf('month')} ${textOf('year')}`;
}

export interface JalaliDay {
  /** Months since the year zero, so that months can be counted over years. */
  readonly month: number;
  readonly day: number;
}

/** The Jalali month and day of a moment in Tehran. */
export function jalaliDay(date: Date): JalaliDay {
  const value = (type: string): number =>
    Number.parseInt(
      parts()
        .formatToParts(date)
        .find((part) => part.type === type)?.value ?? '',
      10,
    );
  return { month: value('year') * 12 + value('month') - 1, day: value('day') };
}

/** `1405-08`, the month of a moment in Tehran; sorts as months follow each other. */
export function jalaliMonthKey(date: Date): string {
  const { month } = jalaliDay(date);
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}

/**
 * The same hour of the same Jalali day so many months later. A month that is too short gives its last day:
 * 31 Shahrivar and one month are 30 Mehr. Count from the first date again and again: steps of a shortened date drift.
 */
export function addJalaliMonths(date: Date, months: number): Date {
  const from = jalaliDay(date);
  const target = from.month + months;
  let at = new Date(date.getTime() + Math.round(months * MEAN_MONTH_DAYS) * DAY_MS);
  for (;;) {
    const { month, day } = jalaliDay(at);
    const next = new Date(at.getTime() + DAY_MS);
    if (month > target || (month === target && day > from.day)) at = new Date(at.getTime() - DAY_MS);
    else if (month < target || (day < from.day && jalaliDay(next).month === target)) at = next;
    else return at;
  }
}

/** The first day of the Jalali month of a day; both as `2026-11-22` of the Gregorian calendar. */
export function firstOfJalaliMonth(day: string): string {
  return addDays(day, 1 - jalaliDay(new Date(`${day}T12:00:00+03:30`)).day);
}

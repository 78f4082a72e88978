/**
 * `from` and `to` of every list, export and statement, one parser for both APIs: an instant, or a day, which means the
 * whole day in Tehran. A day is one of the Gregorian calendar (`2026-11-22`) or, in the years 1300 to 1500, of the
 * Jalali one (`1405-09-01`); Persian digits and slashes are understood. Both ends are included.
 */
import { z } from 'zod';
import { startOfDay } from '#core/dates/calendar.js';
import { dayOfJalali } from '#core/dates/jalali-days.js';
import { toLatinDigits } from '#core/text/digits.js';

const MAX_LENGTH = 40;
/** The years of the Jalali calendar, and of the Gregorian one: a year between them is a mistake. */
const JALALI_YEARS = { first: 1300, last: 1500 } as const;
const YEARS = { first: 1970, last: 2100 } as const;

const isWithin = (year: number, { first, last }: { readonly first: number; readonly last: number }): boolean =>
  year >= first && year <= last;

/** The day, and the time after it where there is one. */
const DATE = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ](.+))?$/;

function dayNamed(year: string, month: string, day: string): string | null {
  if (isWithin(Number(year), JALALI_YEARS)) return dayOfJalali(Number(year), Number(month), Number(day));
  return isWithin(Number(year), YEARS) ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null;
}

function instantOf(text: string): Date | null {
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

function read(text: string, ofDay: (day: string) => Date | null): Date | null {
  const [, year = '', month = '', day = '', time] = DATE.exec(text) ?? [];
  const named = year === '' ? null : dayNamed(year, month, day);
  if (named === null) return null;
  return time === undefined ? ofDay(named) : instantOf(`${named}T${time}`);
}

function lastOfDay(text: string): Date | null {
  const next = startOfDay(text, 1);
  return next && new Date(next.getTime() - 1);
}

function end(which: string, ofDay: (text: string) => Date | null) {
  return z
    .union([z.date(), z.string().max(MAX_LENGTH)])
    .transform((given, context) => {
      const typed = given instanceof Date ? given.toISOString() : toLatinDigits(given.trim());
      const found = read(typed, ofDay);
      if (found) return found;
      context.addIssue({ code: 'custom', message: 'تاریخ را مثل 2026-11-22 یا 1405-09-01 بنویسید.' });
      return z.NEVER;
    })
    .describe(`${which} An instant, or a day in Tehran: 2026-11-22, or 1405-09-01 of the Jalali calendar.`);
}

/** Where a period begins. */
export const periodFrom = end('The beginning of the period.', (day) => startOfDay(day));

/** Where a period ends; of a day its last millisecond. */
export const periodTo = end('The end of the period, included.', lastOfDay);

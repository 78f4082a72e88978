/** Numbers and dates as people in Iran type them into forms, and as they are stored. */
import { dayOfJalali } from '../dates/jalali-days.js';
import { toLatinDigits } from '../text/digits.js';

/** How a date is typed, for a field that shows it. */
export const DATE_EXAMPLE = '۱۴۰۵/۰۸/۳۰';

/** The pattern of a date for a browser: year, month and day, in any digits. */
export const DATE_PATTERN = '\\s*[0-9۰-۹٠-٩]{4}\\s*[\\/.\\-]\\s*[0-9۰-۹٠-٩]{1,2}\\s*[\\/.\\-]\\s*[0-9۰-۹٠-٩]{1,2}\\s*';

const DATE = /^(\d{4})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})$/;
/** Whoever writes another year has another calendar in mind. */
const YEARS = { first: 1200, last: 1599 } as const;

/** A typed day of the Jalali calendar as `1405/08/30`; null where the calendar has no such day. */
export function jalaliDateOf(typed: string): string | null {
  const [, year, month, day] = (DATE.exec(toLatinDigits(typed).trim()) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  if (year < YEARS.first || year > YEARS.last || dayOfJalali(year, month, day) === null) return null;
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('/');
}

const NUMBER = /^-?\d{1,15}(?:\.\d{1,6})?$/;
/** Between thousands, and marks of direction that keyboards add. */
const SEPARATORS = /[\s٬,،_\u200c\u200e\u200f]/g;

/** A typed number in Latin digits with a point, `-1250000.5`; null where it is none. */
export function numberOf(typed: string): string | null {
  const plain = toLatinDigits(typed).replace(SEPARATORS, '').replace(/[٫/]/, '.').replace(/^[−–]/, '-');
  return NUMBER.test(plain) ? plain : null;
}

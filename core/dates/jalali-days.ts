/** Days that are named by the Jalali calendar. */
import { jalaliDay } from './jalali-months.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The first of a year have 31 days, the others 30 or, the last one, 29. */
const LONG_MONTHS = 6;

/** The day `2026-11-22` of the Gregorian calendar; null where the Jalali calendar has no such day. */
export function dayOfJalali(year: number, month: number, day: number): string | null {
  if (month < 1 || month > 12) return null;
  const passed = (month - 1) * 30 + Math.min(month - 1, LONG_MONTHS) + day - 1;
  // The year begins on a day from 20 to 22 March. Noon in UTC is the same day in Tehran.
  const about = Date.UTC(year + 621, 2, 21, 12) + passed * DAY_MS;
  for (const days of [0, -1, 1]) {
    const at = new Date(about + days * DAY_MS);
    const found = jalaliDay(at);
    if (found.month === year * 12 + month - 1 && found.day === day) return at.toISOString().slice(0, 10);
  }
  return null;
}

import { formatShortDate } from './calendar.js';
import { addJalaliMonths, formatMonth, jalaliMonthKey } from './jalali-months.js';

/** Noon in Tehran. */
const at = (day: string): Date => new Date(`${day}T08:30:00Z`);

describe('a Jalali month later', () => {
  it('is the same day of the next month', () => {
    expect(formatShortDate(addJalaliMonths(at('2026-11-21'), 1))).toBe('۱۴۰۵/۰۹/۳۰');
    expect(formatShortDate(addJalaliMonths(at('2026-11-21'), 12))).toBe('۱۴۰۶/۰۸/۳۰');
  });

  it('is the last day where the month is shorter', () => {
    expect(formatShortDate(at('2026-09-22'))).toBe('۱۴۰۵/۰۶/۳۱');
    expect(formatShortDate(addJalaliMonths(at('2026-09-22'), 1))).toBe('۱۴۰۵/۰۷/۳۰');
    expect(formatShortDate(addJalaliMonths(at('2026-09-22'), 6))).toBe('۱۴۰۵/۱۲/۲۹');
    expect(formatShortDate(addJalaliMonths(at('2026-09-22'), 12))).toBe('۱۴۰۶/۰۶/۳۱');
  });

  it('keeps the hour, and goes back as it came', () => {
    expect(addJalaliMonths(at('2026-11-21'), 1).toISOString()).toBe('2026-12-21T08:30:00.000Z');
    expect(addJalaliMonths(at('2026-11-21'), 0)).toEqual(at('2026-11-21'));
    expect(formatShortDate(addJalaliMonths(at('2026-11-21'), -8))).toBe('۱۴۰۴/۱۲/۲۹');
  });
});

test.each([
  // 1403 is a leap year; its last day ends at half past eight in the evening in UTC.
  ['2025-03-20T20:29:59.999Z', '1403-12', 'اسفند ۱۴۰۳'],
  ['2025-03-20T20:30:00.000Z', '1404-01', 'فروردین ۱۴۰۴'],
])('%s lies in %s', (instant, key, label) => {
  expect([jalaliMonthKey(new Date(instant)), formatMonth(new Date(instant))]).toEqual([key, label]);
});

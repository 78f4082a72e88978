import { countDays, dayText, lookOf, overallState, type ShownDay } from './status.rules.js';

const day = (given: Partial<ShownDay>): ShownDay => ({
  day: '2026-11-22',
  measuredMinutes: given.checks ?? 0,
  missingMinutes: 0,
  checks: 0,
  failures: 0,
  ...given,
});

it('shows a day without checks as unmeasured', () => {
  expect(lookOf(day({}))).toBe('none');
  expect(dayText(day({ missingMinutes: 1440 }))).toContain('اندازه‌گیری نشده');
});

it('tells a few failed checks from many', () => {
  expect(lookOf(day({ checks: 1440 }))).toBe('clean');
  expect(lookOf(day({ checks: 1440, failures: 71 }))).toBe('some');
  expect(lookOf(day({ checks: 1440, failures: 72 }))).toBe('poor');
});

it('names missing minutes of a measured day', () => {
  expect(dayText(day({ checks: 1400, failures: 2, missingMinutes: 40 }))).toBe(
    '۱۴۰۵/۰۹/۰۱: ۱٬۴۰۰ بررسی، ۲ ناموفق، ۴۰ دقیقه اندازه‌گیری نشده',
  );
});

it('counts the days of each kind', () => {
  const days = [day({}), day({ checks: 9 }), day({ checks: 9, failures: 9 }), day({ checks: 900, failures: 1 })];
  expect(countDays(days)).toEqual({ clean: 1, failing: 2, unmeasured: 1 });
});

it('is never up without a measurement', () => {
  expect(overallState([{ state: 'unknown' }, { state: 'unknown' }])).toBe('unknown');
  expect(overallState([{ state: 'unknown' }, { state: 'up' }])).toBe('up');
  expect(overallState([{ state: 'up' }, { state: 'partial' }, { state: 'down' }])).toBe('down');
});

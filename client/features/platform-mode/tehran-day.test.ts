import { minutesOfDay, nextDays, tehranMidnight } from './tehran-day.js';

describe('planned hours', () => {
  test('are hours of Tehran', () => {
    expect(new Date(tehranMidnight(new Date('2026-11-21T21:00:00Z'))).toISOString()).toBe('2026-11-21T20:30:00.000Z');
    expect(nextDays(new Date('2026-11-21T10:00:00Z'), 2).map(({ label }) => label)).toEqual([
      'امروز، ۳۰ آبان ۱۴۰۵',
      'فردا، ۱ آذر ۱۴۰۵',
    ]);
  });

  test('are read in Persian and Latin digits', () => {
    expect([minutesOfDay('۲۳:۳۰'), minutesOfDay('7:05')]).toEqual([1410, 425]);
  });

  test('cannot lie outside the day', () => {
    expect([minutesOfDay('24:00'), minutesOfDay('12:60'), minutesOfDay('x')]).toEqual([null, null, null]);
  });
});

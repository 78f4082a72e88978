import { periodFrom, periodTo } from './period.js';

describe('a period', () => {
  test('of days is whole days in Tehran', () => {
    expect(periodFrom.parse('2026-11-22').toISOString()).toBe('2026-11-21T20:30:00.000Z');
    expect(periodTo.parse('2026-11-22').toISOString()).toBe('2026-11-22T20:29:59.999Z');
    expect(periodTo.parse('۲۰۲۶-۱۲-۳۱').toISOString()).toBe('2026-12-31T20:29:59.999Z');
  });

  test('of Jalali days is the same', () => {
    for (const day of ['1405-09-01', '۱۴۰۵/۰۹/۰۱', '1405/9/1']) {
      expect(periodFrom.parse(day).toISOString()).toBe('2026-11-21T20:30:00.000Z');
      expect(periodTo.parse(day).toISOString()).toBe('2026-11-22T20:29:59.999Z');
    }
    const instant = '2026-11-22T10:00:00.000Z';
    expect(periodFrom.parse('1405-09-01T10:00:00Z').toISOString()).toBe(instant);
    expect(periodFrom.parse(new Date('1405-09-01T10:00:00Z')).toISOString()).toBe(instant);
  });

  test('follows the summer time of former years', () => {
    expect(periodFrom.parse('2021-07-01').toISOString()).toBe('2021-06-30T19:30:00.000Z');
  });

  test('takes instants as they are', () => {
    const instant = '2026-11-22T10:00:00.000Z';
    for (const end of [periodFrom, periodTo]) {
      expect(end.parse(instant).toISOString()).toBe(instant);
      expect(end.parse(new Date(instant)).toISOString()).toBe(instant);
    }
  });

  test.each([
    '2026-02-30',
    '2026-13-01',
    '1404-12-30',
    '1600-01-01',
    '0005-01-01T00:00:00Z',
    '2101-01-01',
    'yesterday',
    '2026',
    '',
    '9'.repeat(50),
  ])('cannot begin at "%s"', (text) => {
    expect(periodFrom.safeParse(text).success).toBe(false);
    expect(periodTo.safeParse(text).success).toBe(false);
  });
});

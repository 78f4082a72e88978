import { periodFrom, periodTo } from './period.js';

describe('a period', () => {
  test('of days is whole days in Tehran', () => {
    expect(periodFrom.parse('2026-11-22').toISOString()).toBe('2026-11-21T20:30:00.000Z');
    expect(periodTo.parse('2026-11-22').toISOString()).toBe('2026-11-22T20:29:59.999Z');
    expect(periodTo.parse('۲۰۲۶-۱۲-۳۱').toISOString()).toBe('2026-12-31T20:29:59.999Z');
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

  test.each(['2026-02-30', '2026-13-01', 'yesterday', '', '9'.repeat(50)])('cannot begin at "%s"', (text) => {
    expect(periodFrom.safeParse(text).success).toBe(false);
    expect(periodTo.safeParse(text).success).toBe(false);
  });
});

import { JalaliMonth } from './jalali-month.js';

test.each([
  ['2026-11-21T08:30:00Z', '1405-08', '2026-10-22T20:30:00.000Z'],
  // Nowruz 1405 begins at midnight in Tehran, half past eight in the evening before in UTC.
  ['2026-03-20T20:29:59Z', '1404-12', '2026-02-19T20:30:00.000Z'],
  ['2026-03-20T20:30:00Z', '1405-01', '2026-03-20T20:30:00.000Z'],
])('%s lies in %s', (at, key, start) => {
  const month = JalaliMonth.of(new Date(at));
  expect([month.key, month.start().toISOString()]).toEqual([key, start]);
});

test('goes back over the new year without a gap', () => {
  const months = JalaliMonth.of(new Date('2026-04-10T00:00:00Z')).back(14);
  const year = Array.from({ length: 12 }, (_, at) => `1404-${String(at + 1).padStart(2, '0')}`);
  expect(months.map(({ key }) => key)).toEqual(['1403-12', ...year, '1405-01']);
});

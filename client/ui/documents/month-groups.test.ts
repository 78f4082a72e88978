import { groupByMonth } from './month-groups.js';

// 1403 is a leap year; its last day ends at half past eight in the evening in UTC.
const LAST = { createdAt: '2025-03-20T20:29:59.999Z' };
const NEXT = { createdAt: '2025-03-20T20:30:00.000Z' };

test('30 Esfand of a leap year ends its month', () => {
  const sums = { month: '1403-12' };
  expect(groupByMonth([NEXT, LAST], [sums])).toEqual([
    { key: '1404-01', label: 'فروردین ۱۴۰۴', sums: undefined, items: [NEXT] },
    { key: '1403-12', label: 'اسفند ۱۴۰۳', sums, items: [LAST] },
  ]);
});

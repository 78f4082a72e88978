import { statementPath } from './statement.rules.js';
import { barHeights, greatestFlow, monthName } from './wallet-chart.rules.js';

test('a statement begins so many days before now, or with the wallet', () => {
  const now = Date.UTC(2026, 10, 21);
  expect(statementPath('month', now)).toBe('/api/wallets/me/statement?from=2026-10-22T00%3A00%3A00.000Z');
  expect(statementPath('all', now)).toBe('/api/wallets/me/statement');
});

test('bars are measured by the top of the axis, and what moved at all is seen', () => {
  const months = [
    { inRials: 1_000_000, outRials: 500_000 },
    { inRials: 1, outRials: 0 },
  ];
  expect(greatestFlow(months)).toBe(1_000_000);
  expect(barHeights(months, 2_000_000)).toEqual([
    { in: 50, out: 25 },
    { in: 2, out: 0 },
  ]);
  expect(barHeights([{ inRials: 0, outRials: 0 }], 10)).toEqual([{ in: 0, out: 0 }]);
});

test('a month is named without its year', () => {
  expect([monthName('آبان ۱۴۰۵'), monthName('۱۴۰۵ آبان')]).toEqual(['آبان', 'آبان']);
});

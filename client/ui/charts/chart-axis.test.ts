import { axisTicks, shortNumber } from './chart-axis.js';

test('an axis has whole steps up to the greatest value', () => {
  expect([0, 3, 7, 23, 260].map(axisTicks)).toEqual([
    [0, 1],
    [0, 1, 2, 3],
    [0, 2, 4, 6, 8],
    [0, 10, 20, 30],
    [0, 100, 200, 300],
  ]);
  for (const value of [1, 9, 99, 12_345, 987_654_321]) {
    const ticks = axisTicks(value);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(value);
    expect(ticks.length).toBeLessThanOrEqual(5);
    expect(ticks.every(Number.isInteger)).toBe(true);
  }
  expect([800, 2_500_000, 40_000, 1_000_000_000].map(shortNumber)).toEqual([
    '۸۰۰',
    '۲٫۵ میلیون',
    '۴۰ هزار',
    '۱ میلیارد',
  ]);
});

import { formatChange, formatPercent } from './number-format.js';

/** Without the invisible marks that keep a sign at its number. */
const seen = (text: string): string => text.replace(/\u200e/g, '');

test('a percentage keeps two decimals at most', () => {
  expect([formatPercent(10), formatPercent(99.994), formatPercent(42.5)].map(seen)).toEqual(['۱۰٪', '۹۹٫۹۹٪', '۴۲٫۵٪']);
  expect(seen(formatPercent(-3))).toBe('−۳٪');
});

test('a change has its sign before the number', () => {
  expect([25_000, -25_000, 0].map(formatChange).map(seen)).toEqual(['+۲۵٬۰۰۰ تومان', '−۲۵٬۰۰۰ تومان', '۰ تومان']);
});

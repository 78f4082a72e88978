import fc from 'fast-check';
import { formatChange, formatPercent, formatPercentChange, formatSigned } from './number-format.js';

/** Without the invisible marks that keep a sign at its number. */
const seen = (text: string): string => text.replace(/\u200e/g, '');

test('a percentage keeps two decimals at most', () => {
  expect([formatPercent(10), formatPercent(99.994), formatPercent(42.5)].map(seen)).toEqual(['۱۰٪', '۹۹٫۹۹٪', '۴۲٫۵٪']);
  expect(seen(formatPercent(-3))).toBe('−۳٪');
});

test('a percentage that is rounded to zero has no sign', () => {
  expect([0, -0, -0.001].map(formatPercent)).toEqual(['۰٪', '۰٪', '۰٪']);
});

test('every percentage is written as Intl does', () => {
  const persian = new Intl.NumberFormat('fa-IR', {
    style: 'percent',
    maximumFractionDigits: 2,
    signDisplay: 'negative',
  });
  const numbers = fc.oneof(
    fc.constantFrom(0, -0),
    fc.integer({ min: -1000, max: 1_000_000 }),
    fc.double({ min: -1000, max: 1000, noNaN: true }),
  );
  fc.assert(fc.property(numbers, (percent) => formatPercent(percent) === persian.format(percent / 100)));
});

test('a change has its sign before the number', () => {
  expect([25_000, -25_000, 0].map(formatChange).map(seen)).toEqual(['+۲۵٬۰۰۰ تومان', '−۲۵٬۰۰۰ تومان', '۰ تومان']);
});

test('a sign stays at its number in a line from right to left', () => {
  expect([25, -25, 0].map(formatPercentChange)).toEqual(['\u200e+۲۵٪', '\u200e−۲۵٪', '۰٪']);
  expect([99, -99, 0].map(formatSigned)).toEqual(['\u200e+۹۹', '\u200e−۹۹', '۰']);
});

/**
 * Percentages and changes of amounts as a Persian reader sees them, in one place so that signs are on one side
 * everywhere. Whole numbers and amounts without a sign are in `calendar.ts`.
 */
import { formatNumber } from '../dates/calendar.js';
import { once } from '../once.js';

const percentFormat = once(
  () =>
    new Intl.NumberFormat('fa-IR', {
      style: 'percent',
      maximumFractionDigits: 2,
      signDisplay: 'negative',
    }),
);
const percentChangeFormat = once(
  () =>
    new Intl.NumberFormat('fa-IR', {
      style: 'percent',
      maximumFractionDigits: 2,
      signDisplay: 'exceptZero',
    }),
);
const changeFormat = once(() => new Intl.NumberFormat('fa-IR', { signDisplay: 'exceptZero' }));

/** «۹۹٫۹۹٪», from 99.99; what is rounded to zero has no sign. Whole ones without `Intl`, as in `formatNumber`. */
export function formatPercent(percent: number): string {
  if (Number.isSafeInteger(percent) && percent >= 0) return `${formatNumber(percent)}٪`;
  return percentFormat().format(percent / 100);
}

/** «+۲۵٪» or «−۲۵٪», from 25 or -25; zero has no sign. */
export function formatPercentChange(percent: number): string {
  return percentChangeFormat().format(percent / 100);
}

/** «+۹۹» or «−۹۹»; zero has no sign. */
export function formatSigned(value: number): string {
  return changeFormat().format(value);
}

/** «+۲۵٬۰۰۰ تومان» or «−۲۵٬۰۰۰ تومان», from toman; zero has no sign. */
export function formatChange(toman: number): string {
  return `${formatSigned(toman)} تومان`;
}

/**
 * Percentages and changes of amounts as a Persian reader sees them, in one place so that signs are on one side
 * everywhere. Whole numbers and amounts without a sign are in `calendar.ts`.
 */
const percentFormat = new Intl.NumberFormat('fa-IR', { style: 'percent', maximumFractionDigits: 2 });
const changeFormat = new Intl.NumberFormat('fa-IR', { signDisplay: 'exceptZero' });

/** «۹۹٫۹۹٪», from 99.99. */
export function formatPercent(percent: number): string {
  return percentFormat.format(percent / 100);
}

/** «+۲۵٬۰۰۰ تومان» or «−۲۵٬۰۰۰ تومان», from toman; zero has no sign. */
export function formatChange(toman: number): string {
  return `${changeFormat.format(toman)} تومان`;
}

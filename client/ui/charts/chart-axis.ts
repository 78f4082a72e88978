/** The value axis of a chart. */
import { once } from '#core/once.js';
const atMostTwo = once(() => new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 2 }));

/**
 * Where a value axis has its lines, from 0 up: four steps at most, all whole and of 1, 2 or 5 times a power of ten. The
 * last one is not below the greatest value.
 */
export function axisTicks(greatest: number): readonly number[] {
  const least = Math.max(1, greatest) / MOST_STEPS;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, ([1, 2, 5, 10].find((each) => each * power >= least) ?? 10) * power);
  return Array.from({ length: Math.ceil(Math.max(1, greatest) / step) + 1 }, (_, index) => index * step);
}

const MOST_STEPS = 4;
const UNITS = [
  { from: 1_000_000_000, name: ' میلیارد' },
  { from: 1_000_000, name: ' میلیون' },
  { from: 1_000, name: ' هزار' },
] as const;

/** A number as an axis shows it: «۲٫۵ میلیون». */
export function shortNumber(value: number): string {
  const unit = UNITS.find(({ from }) => value >= from);
  return unit ? `${atMostTwo().format(value / unit.from)}${unit.name}` : atMostTwo().format(value);
}

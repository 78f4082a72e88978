/** How numbers become what a person reads; the server has done the sums. */
import { formatPercent } from '../../../lib/format.js';

const oneDecimal = new Intl.NumberFormat('fa-IR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const atMostTwo = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 2 });

/** Overdue over pending invoices, always with its one decimal. */
export function showRatio(ratio: number): string {
  return oneDecimal.format(ratio);
}

/** Whole hours of a process that has run so many seconds. */
export function wholeHours(seconds: number): number {
  return Math.floor(seconds / 3600);
}

/** «۴۲٫۵٪» of a number from 0 to 100. */
export function showPercent(percent: number): string {
  return formatPercent(Math.round(percent * 10) / 10);
}

/** Rials to the whole toman: of sums and averages, which need not be whole. */
export function tomanOf(rials: number): number {
  return Math.round(rials / 10);
}

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
  return unit ? `${atMostTwo.format(value / unit.from)}${unit.name}` : atMostTwo.format(value);
}

export type ServiceState = 'ok' | 'failing' | 'idle' | 'not_configured' | 'unknown';

export function serviceState(status: string): ServiceState {
  return (['ok', 'failing', 'idle', 'not_configured'] as const).find((each) => each === status) ?? 'unknown';
}

/** The newest at the end, no more than so many. */
export function keepLast<T>(list: readonly T[], next: T, most: number): readonly T[] {
  return [...list, next].slice(-most);
}

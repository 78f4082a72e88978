/** How numbers become what a person reads; the server has done the sums. */
import { once } from '#core/once.js';
import { formatPercent } from '#client/lib/format.js';

const oneDecimal = once(() => new Intl.NumberFormat('fa-IR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }));

/** Overdue over pending invoices, always with its one decimal. */
export function showRatio(ratio: number): string {
  return oneDecimal().format(ratio);
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

export type ServiceState = 'ok' | 'failing' | 'idle' | 'not_configured' | 'unknown';

export function serviceState(status: string): ServiceState {
  return (['ok', 'failing', 'idle', 'not_configured'] as const).find((each) => each === status) ?? 'unknown';
}

/** The newest at the end, no more than so many. */
export function keepLast<T>(list: readonly T[], next: T, most: number): readonly T[] {
  return [...list, next].slice(-most);
}

/** How measured numbers are shown. */
import { formatPercent } from '#client/lib/format.js';

/** Whole hours of a process that has run so many seconds. */
export function wholeHours(seconds: number): number {
  return Math.floor(seconds / 3600);
}

/** «۴۲٫۵٪» of a number from 0 to 100. */
export function showPercent(percent: number): string {
  return formatPercent(Math.round(percent * 10) / 10);
}

export type ServiceState = 'ok' | 'failing' | 'idle' | 'not_configured' | 'unknown';

export function serviceState(status: string): ServiceState {
  return (['ok', 'failing', 'idle', 'not_configured'] as const).find((each) => each === status) ?? 'unknown';
}

/** The newest at the end, no more than so many. */
export function appendBounded<T>(list: readonly T[], next: T, most: number): readonly T[] {
  return [...list, next].slice(-most);
}

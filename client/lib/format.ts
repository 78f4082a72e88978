/**
 * Everything that turns a value into what a Persian reader sees. Components come first (`ui/money`, `ui/jalali-date`).
 */
export {
  formatDate,
  formatDateTime,
  formatNumber,
  formatRial,
  formatShortDate,
  formatTime,
  formatToman,
} from '#core/dates/calendar.js';
export { parseAmount, toLatinDigits, toPersianDigits } from '#core/text/digits.js';
export { formatChange, formatPercent, formatPercentChange, formatSigned } from '#core/text/number-format.js';

import { once } from '#core/once.js';
import { formatNumber } from '#core/dates/calendar.js';

const relative = once(() => new Intl.RelativeTimeFormat('fa-IR', { numeric: 'auto' }));

const STEPS: readonly (readonly [limitMs: number, unitMs: number, unit: Intl.RelativeTimeFormatUnit])[] = [
  [3_600_000, 60_000, 'minute'],
  [86_400_000, 3_600_000, 'hour'],
  [7 * 86_400_000, 86_400_000, 'day'],
];

/** «۵ دقیقه پیش» for the last seven days, null for what is older: show the date then. */
export function formatAgo(date: Date, now: Date): string | null {
  const ms = now.getTime() - date.getTime();
  if (ms < 60_000) return 'همین حالا';
  const step = STEPS.find(([limit]) => ms < limit);
  return step ? relative().format(-Math.floor(ms / step[1]), step[2]) : null;
}

/** «۵ ساعت» until a given time, in hours or minutes, at least one minute; null when it has passed. */
export function formatLeft(until: Date, now: Date): string | null {
  const ms = until.getTime() - now.getTime();
  if (ms <= 0) return null;
  if (ms >= 3_600_000) return count(Math.floor(ms / 3_600_000), 'ساعت');
  return count(Math.max(1, Math.floor(ms / 60_000)), 'دقیقه');
}

/** «۳ صفحه»: Persian nouns do not take a plural after a number. */
export function count(n: number, noun: string): string {
  return `${formatNumber(n)} ${noun}`;
}

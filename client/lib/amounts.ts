/** Amounts of money as they are shown and typed. Few pages need it: it is no part of what every page loads. */
import { formatNumber } from '#core/dates/calendar.js';
import { RIALS_PER_TOMAN } from '#core/money.js';
import { parseAmount } from '#core/text/digits.js';

/** Rials to the whole toman: of sums and averages, which need not be whole. */
export function tomanOf(rials: number): number {
  return Math.round(rials / RIALS_PER_TOMAN);
}

/** More digits than any amount has, and still an exact number. */
const MOST_DIGITS = 15;

/** Thousands as one types, in Persian digits; anything but digits is dropped, and so is what no longer fits. */
export function groupDigits(typed: string): string {
  const amount = parseAmount(typed.replace(/[^\d۰-۹٠-٩]/g, '').slice(0, MOST_DIGITS));
  return amount === null ? '' : formatNumber(amount);
}

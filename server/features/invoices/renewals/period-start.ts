import { addJalaliMonths } from '#core/dates/jalali-months.js';
import type { RenewalPeriod } from '../invoice/invoice.entity.js';

const MONTHS: Readonly<Record<RenewalPeriod, number>> = { month: 1, year: 12 };

/** The period after so many; counted from the anchor, because steps of a shortened month would drift. */
export function periodStart(anchor: Date, period: RenewalPeriod, index: number): Date {
  return addJalaliMonths(anchor, MONTHS[period] * index);
}

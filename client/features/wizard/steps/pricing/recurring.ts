import { sumTomans, type Toman } from '#core/money.js';
import type { Quote } from '#core/pricing/pricing.js';

/** The price of each month: renewals bill the recurring lines alone (D-22). */
export function recurringTotal(quote: Quote): Toman {
  return sumTomans(quote.lines.filter((line) => line.recurrence === 'recurring').map((line) => line.amountToman));
}

/**
 * VAT inside a price (protocols B4). The documented prices include it: the customer pays exactly the
 * documented total, and the invoice shows which part of it is VAT at the rate of its date.
 */
import { rial, type Rial } from '../money.js';

/** The highest rate that may be set, in percent. */
export const MOST_VAT_PERCENT = 50;

/** The VAT inside an amount, rounded half up to a whole rial. */
export function vatWithin(amount: Rial, percent: number): Rial {
  return rial(Math.floor((2 * amount * percent + 100 + percent) / (2 * (100 + percent))));
}

/** An amount taken apart; both parts add up to it again. */
export interface VatParts {
  readonly netRials: Rial;
  readonly vatRials: Rial;
}

export function vatParts(amount: Rial, percent: number): VatParts {
  const vatRials = vatWithin(amount, percent);
  return { netRials: rial(amount - vatRials), vatRials };
}

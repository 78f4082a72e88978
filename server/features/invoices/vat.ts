/**
 * VAT inside a price (protocols, finding 5). The documented prices include it: the customer pays exactly the
 * documented total, and the invoice shows which part of it is VAT at the rate of its date.
 */
import { rial, sumRials, type Rial } from '../../../core/money.js';

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

/**
 * Rounded line by line where the lines make up the total; a total that its lines do not make up is rounded once.
 */
export function vatOfInvoice(total: Rial, lines: readonly Rial[], percent: number): Rial {
  if (sumRials(lines) !== total) return vatWithin(total, percent);
  return sumRials(lines.map((line) => vatWithin(line, percent)));
}

/** The VAT of a whole invoice; of one amount it is core/pricing/vat's. */
import { rial, sumRials, type Rial } from '#core/money.js';
import { vatWithin } from '#core/pricing/vat.js';

/**
 * Rounded line by line where the lines make up the total; a total that its lines do not make up is rounded once, and so
 * is one that is so small beside its lines that their roundings would outweigh it.
 */
export function vatOfInvoice(total: Rial, lines: readonly Rial[], percent: number): Rial {
  if (sumRials(lines) !== total) return vatWithin(total, percent);
  const sum = sumRials(lines.map((line) => vatWithin(line, percent)));
  return sum >= 0 && sum < total ? sum : vatWithin(total, percent);
}

/** An invoice's amounts, and how much of them its credit notes have taken back so far. */
export interface Credited {
  readonly amountRials: Rial;
  readonly vatRials: Rial;
  readonly creditedRials: Rial;
  readonly creditedVatRials: Rial;
}

/**
 * The VAT within the next credit note of an invoice: in proportion to its amount, at the invoice's own rate. Rounded
 * over all notes together, so that a wholly credited invoice gives back its VAT to the rial. Whole numbers only: the
 * product of two amounts does not fit into a double.
 */
export function vatOfCredit(invoice: Credited, amount: Rial): Rial {
  const whole = BigInt(invoice.amountRials);
  const taken = BigInt(invoice.creditedRials + amount) * BigInt(invoice.vatRials);
  const vatTaken = rial(Number((2n * taken + whole) / (2n * whole)));
  return rial(vatTaken - invoice.creditedVatRials);
}

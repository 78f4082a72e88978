/** The VAT of a whole invoice; of one amount it is core/vat's. */
import { sumRials, type Rial } from '../../../core/money.js';
import { vatWithin } from '../../../core/vat.js';

/**
 * Rounded line by line where the lines make up the total; a total that its lines do not make up is rounded once.
 */
export function vatOfInvoice(total: Rial, lines: readonly Rial[], percent: number): Rial {
  if (sumRials(lines) !== total) return vatWithin(total, percent);
  return sumRials(lines.map((line) => vatWithin(line, percent)));
}

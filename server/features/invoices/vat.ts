/**
 * VAT by date (protocols, finding 5). The documented prices include it: the customer pays exactly the documented
 * total, and the invoice shows which part of it is VAT at the rate of its date.
 */
import { rial, sumRials, type Rial } from '../../../core/money.js';

interface VatRule {
  /** First instant of the Jalali year in Tehran. */
  readonly from: Date;
  readonly percent: number;
}

/** Newest first. 9 % until 1402, 10 % in 1403, 1404 and 1405. */
const RULES: readonly VatRule[] = [
  { from: new Date('2024-03-19T20:30:00Z'), percent: 10 },
  { from: new Date(0), percent: 9 },
];

export function vatPercentAt(date: Date): number {
  return RULES.find((rule) => rule.from <= date)?.percent ?? 0;
}

/** The VAT inside an amount, rounded half up to a whole rial. */
export function vatWithin(amount: Rial, percent: number): Rial {
  return rial(Math.floor((2 * amount * percent + 100 + percent) / (2 * (100 + percent))));
}

/**
 * Rounded line by line where the lines make up the total; a total that its lines do not make up, such as a year with
 * its discount, is rounded once.
 */
export function vatOfInvoice(total: Rial, lines: readonly Rial[], percent: number): Rial {
  if (sumRials(lines) !== total) return vatWithin(total, percent);
  return sumRials(lines.map((line) => vatWithin(line, percent)));
}

/** The table of goods on a formal document, in rials: one row a line, and the sums below. */
import { formatNumber } from '#core/dates/calendar.js';
import { toPersianDigits } from '#core/text/digits.js';
import { rial, sumRials, tomanToRial, type Rial } from '#core/money.js';
import { vatParts } from '#core/pricing/vat.js';
import { INVOICE_PAPER as TEXTS } from '../invoice/invoices.messages.js';
import type { InvoiceLineType } from '../invoice/invoices.types.js';

/** The amounts of one row, in rials. */
interface Amounts {
  readonly unit: Rial;
  readonly net: Rial;
  readonly discount: Rial;
  readonly after: Rial;
  readonly vat: Rial;
  readonly gross: Rial;
}

/** A discount is a line of its own with a negative amount, in the column of discounts. */
function amountsOf(line: InvoiceLineType, percent: number, knownVat: Rial | null): Amounts {
  const gross = tomanToRial(line.amountToman);
  const vat = knownVat ?? vatParts(gross, percent).vatRials;
  const after = rial(gross - vat);
  const isDiscount = gross < 0;
  const net = isDiscount ? rial(0) : after;
  const unit = isDiscount ? rial(0) : rial(Math.round(after / line.quantity));
  return { unit, net, discount: isDiscount ? rial(-after) : rial(0), after, vat, gross };
}

/** A negative number keeps its sign at its left, as Persian reads it in a left-to-right run. */
const money = (amount: Rial): string => formatNumber(amount).replace(/\u200e/g, '');

function rowCells(line: InvoiceLineType, index: number, amounts: Amounts, goodsCode: string): string[] {
  const { unit, net, discount, after, vat, gross } = amounts;
  return [
    formatNumber(index + 1),
    toPersianDigits(goodsCode),
    line.label,
    formatNumber(line.quantity),
    TEXTS.unit,
    ...[unit, net, discount, after, vat, gross].map(money),
  ];
}

export interface DocumentTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly totals: readonly string[];
  readonly totalLabel: string;
}

export interface TableSource {
  readonly lines: readonly InvoiceLineType[];
  readonly amountRials: Rial;
  readonly vatPercent: number;
  readonly vatRials: Rial;
}

/** `goodsCode` is the same for all lines: one kind of service is sold here. Empty where the seller has not set it. */
export function documentTable(
  { lines, amountRials, vatPercent, vatRials }: TableSource,
  goodsCode = '',
): DocumentTable {
  const [first] = lines;
  // A single line of the whole amount has the whole VAT, as booked.
  const isWhole = lines.length === 1 && first !== undefined && tomanToRial(first.amountToman) === amountRials;
  const amounts = lines.map((line) => amountsOf(line, vatPercent, isWhole ? vatRials : null));
  const sum = (of: (each: Amounts) => Rial): Rial => sumRials(amounts.map(of));
  const sums = [sum((each) => each.net), sum((each) => each.discount), rial(amountRials - vatRials)];
  return {
    columns: TEXTS.columns,
    rows: amounts.map((each, index) => rowCells(lines[index] as InvoiceLineType, index, each, goodsCode)),
    totals: [...sums, vatRials, amountRials].map(money),
    totalLabel: TEXTS.total,
  };
}

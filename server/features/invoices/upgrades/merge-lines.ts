import { toman } from '#core/money.js';
import type { InvoiceLineType } from '../invoice/invoices.types.js';

/**
 * Lines with those of an upgrade: the same thing at the same price is one line, however often more of it is bought, and
 * so is what is taken off under one name. The sum is that of both.
 */
export function mergeLines(
  lines: readonly InvoiceLineType[],
  more: readonly InvoiceLineType[],
): readonly InvoiceLineType[] {
  const all = lines.map((line) => ({ ...line }));
  for (const line of more) {
    const known = all.find((each) => isSame(each, line));
    if (!known) all.push({ ...line });
    else if (isDeduction(line)) Object.assign(known, deduction(known, line));
    else Object.assign(known, { quantity: known.quantity + line.quantity, amountToman: sum(known, line) });
  }
  return all;
}

const isDeduction = ({ amountToman }: InvoiceLineType): boolean => amountToman < 0;

const sum = (one: InvoiceLineType, other: InvoiceLineType) => toman(one.amountToman + other.amountToman);

function isSame(one: InvoiceLineType, other: InvoiceLineType): boolean {
  if (one.label !== other.label) return false;
  return isDeduction(one) ? isDeduction(other) : one.unitToman === other.unitToman;
}

function deduction(one: InvoiceLineType, other: InvoiceLineType): Partial<InvoiceLineType> {
  const amountToman = sum(one, other);
  return { quantity: 1, unitToman: amountToman, amountToman };
}

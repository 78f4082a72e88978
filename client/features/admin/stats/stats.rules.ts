import { once } from '#core/once.js';

const oneDecimal = once(() => new Intl.NumberFormat('fa-IR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }));

/** Overdue over pending invoices, always with its one decimal. */
export function showRatio(ratio: number): string {
  return oneDecimal().format(ratio);
}

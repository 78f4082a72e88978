import { toman } from '#core/money.js';
import type { InvoiceLineType } from '../invoice/invoices.types.js';
import { mergeLines } from './merge-lines.js';

const line = (label: string, quantity: number, unit: number): InvoiceLineType => ({
  label,
  quantity,
  unitToman: toman(unit),
  amountToman: toman(quantity * unit),
  recurrence: 'recurring',
});
const sumOf = (lines: readonly InvoiceLineType[]): number =>
  lines.reduce((total, { amountToman }) => total + amountToman, 0);

it('adds more of the same to its line', () => {
  expect(mergeLines([line('صفحه', 2, 1_000_000)], [line('صفحه', 3, 1_000_000)])).toEqual([line('صفحه', 5, 1_000_000)]);
});

it('keeps another price in a line of its own', () => {
  const merged = mergeLines([line('صفحه', 2, 1_000_000)], [line('صفحه', 1, 1_200_000)]);
  expect(merged).toEqual([line('صفحه', 2, 1_000_000), line('صفحه', 1, 1_200_000)]);
});

it('has one discount, however often more is bought', () => {
  let lines: readonly InvoiceLineType[] = [line('پایه', 1, 30_000_000), line('تخفیف', 1, -3_000_000)];
  for (let times = 1; times <= 50; times += 1)
    lines = mergeLines(lines, [line('بخش', 1, 3_000_000), line('تخفیف', 1, -300_000 - times)]);
  expect(lines).toHaveLength(3);
  expect(sumOf(lines)).toBe(27_000_000 + 50 * 2_700_000 - 1275);
});

it('changes neither of what it is given', () => {
  const before = [line('صفحه', 2, 1_000_000)];
  mergeLines(before, [line('صفحه', 3, 1_000_000)]);
  expect(before).toEqual([line('صفحه', 2, 1_000_000)]);
});

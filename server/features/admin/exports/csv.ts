/**
 * Lists for spreadsheets: UTF-8 with a byte order mark, which Excel needs to read Persian; Jalali dates, plain
 * digits, amounts as numbers. Cells are made safe against formulas by the wallet statement's `csvCell`.
 */
import { formatShortDate, formatTime } from '../../../../core/dates/calendar.js';
import { toLatinDigits } from '../../../../core/text/digits.js';
import { csvCell } from '../../wallet/index.js';

export type Cell = string | number | Date | null | undefined;

export interface Column<Row> {
  /** Persian. */
  readonly title: string;
  readonly cell: (row: Row) => Cell;
}

/** ۱۴۰۵/۰۸/۳۰ ۱۴:۰۵ in Tehran, with plain digits, so that a spreadsheet sorts it. */
function dateCell(date: Date): string {
  return toLatinDigits(`${formatShortDate(date)} ${formatTime(date)}`);
}

function textOf(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  return csvCell(cell instanceof Date ? dateCell(cell) : cell);
}

const lineOf = (cells: readonly Cell[]): string => `${cells.map(textOf).join(',')}\r\n`;

/** One piece of text for each batch of rows; the first contains the byte order mark and the titles. */
export async function* csvOf<Row>(
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield `\uFEFF${lineOf(columns.map(({ title }) => title))}`;
  for await (const batch of batches) {
    yield batch.map((row) => lineOf(columns.map(({ cell }) => cell(row)))).join('');
  }
}

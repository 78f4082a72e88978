/**
 * Lists for spreadsheets: UTF-8 with a byte order mark, which Excel needs to read Persian; Jalali dates, plain
 * digits, amounts as numbers.
 */
import { formatShortDate, formatTime } from '#core/dates/calendar.js';
import { toLatinDigits } from '#core/text/digits.js';

export type Cell = string | number | Date | null | undefined;

export interface Column<Row> {
  /** Persian. */
  readonly title: string;
  readonly cell: (row: Row) => Cell;
}

/**
 * One cell. A text that a spreadsheet would take for a formula gets an apostrophe before it (OWASP, "CSV injection"),
 * also behind the spaces and invisible marks that a spreadsheet skips.
 */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[\s\u200b-\u200f\u2066-\u2069\ufeff]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(value)
    ? `'${value}`
    : value;
  return `"${safe.replaceAll('"', '""')}"`;
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

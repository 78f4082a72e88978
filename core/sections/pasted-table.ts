/**
 * A table that was copied from a spreadsheet: text with tabs between cells and lines between rows, in which a cell with
 * tabs, lines or quotation marks is quoted. Pure.
 */
import { LISTS, TABLE_COLUMNS, TEXTS } from '../limits/limits.js';
import { normalizePersian, toPersianDigits } from '../text/digits.js';

/** The longest text that is read: a table at its bounds, with its separators and a line of headings. */
const LONGEST = (LISTS.tableRows + 1) * TABLE_COLUMNS * (TEXTS.line + 3);

export type PasteFault = 'empty' | 'tooManyRows' | 'tooManyColumns' | 'longCell';

export type PastedTable =
  { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] } | { readonly kind: PasteFault };

/** Whether a pasted text has more than one cell. */
export const isTable = (text: string): boolean => /[\t\n]/.test(text.trimEnd());

/**
 * Its rows, each with as many cells as the widest, in Persian letters and digits; empty rows are left out. `mostRows`:
 * how many fit where they are pasted.
 */
export function readPastedTable(text: string, mostRows: number, mostColumns: number = TABLE_COLUMNS): PastedTable {
  if (text.length > LONGEST) return { kind: 'tooManyRows' };
  const read = cellsOf(text).filter((row) => row.some((cell) => cell !== ''));
  const width = Math.max(0, ...read.map((row) => row.findLastIndex((cell) => cell !== '') + 1));
  if (width === 0) return { kind: 'empty' };
  if (read.length > mostRows) return { kind: 'tooManyRows' };
  if (width > mostColumns) return { kind: 'tooManyColumns' };
  const rows = read.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
  return rows.flat().some((cell) => cell.length > TEXTS.line) ? { kind: 'longCell' } : { kind: 'table', rows };
}

/** One cell: on one line, with Persian letters, digits and thousands separators. */
function written(cell: string): string {
  const line = normalizePersian(cell.replace(/\s+/g, ' '));
  return toPersianDigits(line.replace(/(?<=\d),(?=\d{3})/g, '٬'));
}

/** Goes over the text once. A quotation mark within a cell that is not quoted is one of its letters. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let from = 0;
  while (from <= text.length) {
    const { cell, end } = text[from] === '"' ? quotedCell(text, from) : plainCell(text, from);
    row.push(written(cell));
    if (text[end] !== '\t') {
      rows.push(row);
      row = [];
    }
    from = text.startsWith('\r\n', end) ? end + 2 : end + 1;
  }
  return rows;
}

interface ReadCell {
  readonly cell: string;
  /** Where its separator is. */
  readonly end: number;
}

function plainCell(text: string, from: number): ReadCell {
  const separator = /[\t\r\n]/g;
  separator.lastIndex = from;
  const end = separator.exec(text)?.index ?? text.length;
  return { cell: text.slice(from, end), end };
}

function quotedCell(text: string, from: number): ReadCell {
  let [end, cell] = [from + 1, ''];
  while (end < text.length) {
    const quote = text.indexOf('"', end);
    const to = quote < 0 ? text.length : quote;
    cell += text.slice(end, to);
    if (text[to + 1] !== '"') {
      const rest = plainCell(text, Math.min(to + 1, text.length));
      return { cell: cell + rest.cell, end: rest.end };
    }
    cell += '"';
    end = to + 2;
  }
  return { cell, end: text.length };
}

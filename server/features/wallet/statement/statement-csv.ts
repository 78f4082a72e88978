/** The statement for spreadsheets: UTF-8 with a byte order mark, which Excel needs to read Persian. */
import { formatShortDate, formatTime } from '../../../../core/dates/calendar.js';
import { toLatinDigits } from '../../../../core/text/digits.js';
import type { Statement } from './statement.service.js';
import { STATEMENT_TEXTS as TEXTS, TYPE_NAMES } from '../wallet.messages.js';
import type { StatementLine } from '../wallet.queries.js';

const BOM = '\uFEFF';

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

function cellsOf(line: StatementLine): (string | number)[] {
  const { signedRials, createdAt } = line;
  return [
    toLatinDigits(formatShortDate(createdAt)),
    toLatinDigits(formatTime(createdAt)),
    TYPE_NAMES[line.type],
    line.description,
    Math.max(0, signedRials),
    Math.max(0, -signedRials),
    line.balanceAfterRials,
    line.id,
  ];
}

/** Jalali dates with plain digits, amounts as numbers, so that a spreadsheet can sort and sum them. */
export function statementCsv(statement: Statement): string {
  const { columns } = TEXTS;
  const head = [columns.date, columns.time, columns.type, columns.description, columns.in, columns.out];
  const rows = [[...head, columns.balance, columns.reference], ...statement.lines.map(cellsOf)];
  return BOM + rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

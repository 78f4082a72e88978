/** The statement for spreadsheets: UTF-8 with a byte order mark, which Excel needs to read Persian. */
import { formatShortDate, formatTime } from '#core/dates/calendar.js';
import { toLatinDigits } from '#core/text/digits.js';
import { WALLET_TRANSACTION_NAMES } from '#core/value-names.js';
import { csvCell } from '#platform/documents/csv.js';
import type { Statement } from './statement.service.js';
import { STATEMENT_TEXTS as TEXTS } from '../wallet.messages.js';
import type { StatementLine } from '../wallet.queries.js';

const BOM = '\uFEFF';

function cellsOf(line: StatementLine): (string | number)[] {
  const { signedRials, createdAt } = line;
  return [
    toLatinDigits(formatShortDate(createdAt)),
    toLatinDigits(formatTime(createdAt)),
    WALLET_TRANSACTION_NAMES[line.type],
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

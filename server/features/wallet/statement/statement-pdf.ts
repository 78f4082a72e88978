/** The statement as a page to keep or to hand in. */
import { formatDate, formatDateTime, formatNumber, formatShortDate, formatTime } from '#core/dates/calendar.js';
import { WALLET_TRANSACTION_NAMES } from '#core/value-names.js';
import { printPdf } from '#platform/documents/pdf-renderer.js';
import type { Statement } from './statement.service.js';
import { STATEMENT_TEXTS as TEXTS } from '../wallet.messages.js';
import type { StatementLine } from '../wallet.queries.js';

const TEMPLATE = 'server/features/wallet/statement/statement.typ';

function lineOf({ signedRials, createdAt, type, description, balanceAfterRials }: StatementLine): object {
  return {
    date: formatShortDate(createdAt),
    time: formatTime(createdAt),
    type: WALLET_TRANSACTION_NAMES[type],
    description,
    in: signedRials > 0 ? formatNumber(signedRials) : '',
    out: signedRials < 0 ? formatNumber(-signedRials) : '',
    balance: formatNumber(balanceAfterRials),
  };
}

function periodOf({ from, to }: Statement): string {
  return `${TEXTS.from} ${from ? formatDate(from) : TEXTS.start} ${TEXTS.to} ${formatDate(to)}`;
}

/** Every value formatted once; the template only places it. */
function describeStatement(statement: Statement, brand: string): object {
  const { ownerName, ownerEmail, issuedAt, fingerprint } = statement;
  const sums: [string, number][] = [
    [TEXTS.opening, statement.openingRials],
    [TEXTS.totalIn, statement.totalInRials],
    [TEXTS.totalOut, statement.totalOutRials],
    [TEXTS.closing, statement.closingRials],
  ];
  return {
    texts: { ...TEXTS, brand },
    facts: [
      ...(ownerName ? [{ label: TEXTS.owner, value: ownerName, ltr: false }] : []),
      { label: TEXTS.email, value: ownerEmail, ltr: true },
      { label: TEXTS.period, value: periodOf(statement), ltr: false },
      { label: TEXTS.issuedAt, value: formatDateTime(issuedAt), ltr: false },
    ],
    sums: sums.map(([label, amount]) => ({ label, value: formatNumber(amount) })),
    lines: statement.lines.map(lineOf),
    fingerprint: fingerprint ?? '',
  };
}

/** @throws AppError DOWNLOAD_FAILED when the page cannot be made. */
export function statementPdf(statement: Statement, brand: string): Buffer {
  return printPdf(TEMPLATE, describeStatement(statement, brand));
}

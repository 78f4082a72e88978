import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { formatShortDate } from '#core/dates/calendar.js';
import { toLatinDigits } from '#core/text/digits.js';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { pageOf } from '#platform/http/rest/answer.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { platformSettings } from '#features/platform-mode/index.js';
import { walletAnalytics } from './statement/analytics.service.js';
import { statementCsv } from './statement/statement-csv.js';
import { statementPdf } from './statement/statement-pdf.js';
import { walletStatement, type Statement } from './statement/statement.service.js';
import { walletSettings } from './wallet-settings.js';
import { analyticsSchema, statementDownloadSchema, transactionsSchema } from './wallet.inputs.js';
import { analyticsView, CURRENCY, settingsView, transactionView, walletView } from './wallet.view.js';
import { readTransactions, readWallet } from './wallet.service.js';

export const walletRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/wallets/me',
    access: 'user',
    keys: ['read:wallet'],
    summary: 'The own wallet. The balance is rials.',
    response: walletView,
    handle: (ctx) => readWallet(ctx),
  }),
  route({
    method: 'GET',
    path: '/wallets/me/balance',
    access: 'user',
    keys: ['read:wallet'],
    summary: 'The own balance in rials.',
    response: z.object({
      success: z.boolean(),
      balance: z.int().describe('In rials.'),
      balanceRials: z.int(),
      currency: z.string(),
    }),
    whenFailed: { balance: 0, balanceRials: 0, currency: CURRENCY },
    handle: async (ctx) => {
      const { balanceRials } = await readWallet(ctx);
      return { success: true, balance: balanceRials, balanceRials, currency: CURRENCY };
    },
  }),
  route({
    method: 'GET',
    path: '/wallets/me/transactions',
    access: 'user',
    keys: ['read:wallet'],
    summary: 'The own transactions, newest first. Amounts are rials.',
    query: transactionsSchema,
    response: pageOf(transactionView, 'transactions'),
    handle: (ctx, { query }) => readTransactions(ctx, { limit: PAGE_SIZE.walletFetched, ...query }),
  }),
  route({
    method: 'GET',
    path: '/wallets/me/analytics',
    access: 'user',
    keys: ['read:wallet'],
    summary: 'The sums of movements, by Jalali month and by type. Amounts are rials.',
    query: analyticsSchema,
    response: analyticsView,
    handle: (ctx, { query }) => walletAnalytics(ctx, query),
  }),
  route({
    method: 'GET',
    path: '/wallets/me/settings',
    access: 'user',
    keys: ['read:wallet'],
    summary: 'The rules of a wallet. Bounds are rials, times milliseconds.',
    response: settingsView,
    handle: (ctx) => Promise.resolve(walletSettings(ctx)),
  }),
  route({
    method: 'GET',
    path: '/wallets/me/statement',
    access: 'user',
    keys: ['read:wallet'],
    summary: 'The statement as a file: PDF, or CSV for spreadsheets, in Jalali dates. From and to are ISO-8601.',
    query: statementDownloadSchema.strict(),
    file: ['application/pdf', 'text/csv'],
    response: z.unknown(),
    handle: async (ctx, { query: { format, ...period }, reply }) =>
      sendStatement(reply, await walletStatement(ctx, period), { format, brand: (await platformSettings(ctx)).name }),
  }),
];

interface StatementFile {
  readonly format: 'pdf' | 'csv';
  /** The platform's present name. */
  readonly brand: string;
}

function sendStatement(reply: FastifyReply, statement: Statement, { format, brand }: StatementFile): void {
  const day = toLatinDigits(formatShortDate(statement.to)).replaceAll('/', '-');
  void reply
    .header('content-type', format === 'pdf' ? 'application/pdf' : 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="wallet-${day}.${format}"`)
    .header('cache-control', 'private, no-store')
    .send(format === 'pdf' ? statementPdf(statement, brand) : statementCsv(statement));
}

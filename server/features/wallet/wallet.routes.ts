import { z } from 'zod';
import { PAGE_SIZE } from '../../../core/limits.js';
import { countedPage } from '../../platform/db/page.js';
import { route, type Route } from '../../platform/http/route.js';
import { customerLoader } from '../identity/index.js';
import { transactionsSchema } from './wallet.inputs.js';
import { CURRENCY, presentTransaction, presentWallet, transactionsResponse, walletResponse } from './wallet.present.js';
import { readTransactions, readWallet } from './wallet.service.js';

export const walletRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/wallets/me',
    access: 'user',
    summary: 'The own wallet. The balance is rials.',
    response: walletResponse,
    handle: async (ctx) => {
      const wallet = await readWallet(ctx);
      return presentWallet(wallet, await customerLoader(ctx).load(wallet.userId));
    },
  }),
  route({
    method: 'GET',
    path: '/wallets/me/balance',
    access: 'user',
    summary: 'The own balance in rials.',
    response: z.object({ success: z.boolean(), balance: z.int(), currency: z.string() }),
    handle: async (ctx) => ({ success: true, balance: (await readWallet(ctx)).balanceRials, currency: CURRENCY }),
  }),
  route({
    method: 'GET',
    path: '/wallets/me/transactions',
    access: 'user',
    summary: 'The own transactions, newest first. Amounts are rials.',
    query: transactionsSchema,
    response: transactionsResponse,
    handle: async (ctx, { query }) => {
      const { items, pagination } = await countedPage(
        await readTransactions(ctx, { limit: PAGE_SIZE.walletFetched, ...query }),
      );
      const transactions = items.map(presentTransaction);
      return { items: transactions, transactions, pagination };
    },
  }),
];

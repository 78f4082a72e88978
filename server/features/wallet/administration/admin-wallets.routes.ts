import { z } from 'zod';
import { pageOf } from '#platform/http/rest/answer.js';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { adjustWallet } from './adjust-wallet.service.js';
import { adjustmentsSchema, walletsSchema } from './admin-wallets.inputs.js';
import * as present from './admin-wallets.view.js';
import { readAdjustments, readWallets } from './admin-wallets.service.js';
import { ADJUSTMENT_TYPES } from './wallet-adjustment.entity.js';
import { transactionView } from '../wallet.view.js';
import { writeTransaction, writeTransactionSchema } from './write-transaction.service.js';

const id = z.object({ id: z.string() });

export const adminWalletRoutes: readonly RouteDeclaration[] = [
  route({
    method: 'GET',
    path: '/admin/wallets',
    access: 'admin',
    summary: "Everyone's wallets; search by name or e-mail. `balance` is rials.",
    query: walletsSchema,
    response: pageOf(present.ownedWalletView, 'wallets'),
    handle: (ctx, { query }) => readWallets(ctx, query),
  }),
  route({
    method: 'GET',
    path: '/admin/wallets/{id}/adjustments',
    access: 'admin',
    summary: 'Manual changes of a balance, newest first; the id is the wallet’s or its owner’s. Amounts are toman.',
    params: id,
    query: adjustmentsSchema,
    response: pageOf(present.adjustmentView, 'adjustments'),
    handle: (ctx, { params, query }) => readAdjustments(ctx, { ...query, id: params.id }),
  }),
  operationRoute('GET /admin/wallets/{id}/transactions', 'walletMovements', {
    params: { id: 'walletId' },
    input: adjustmentsSchema,
    response: transactionView,
    list: 'transactions',
    summary: 'The movements of a wallet, newest first; the id is the wallet’s or its owner’s. Amounts are rials.',
  }),
  route({
    method: 'POST',
    path: '/admin/wallets/{id}/adjust',
    example: { amount: 1_000, type: 'credit', reason: 'هدیهٔ سال نو' },
    access: 'admin',
    summary: 'Credits or debits a wallet, or corrects its balance to the amount. Toman. Takes an Idempotency-Key.',
    params: id,
    body: z.object({
      amount: z.union([z.number(), z.string()]).optional().describe('In toman.'),
      type: z.enum(ADJUSTMENT_TYPES),
      reason: z.string().optional(),
      notes: z.string().nullish(),
    }),
    renamed: [
      ['amountToman', 'amount'],
      ['walletId', 'id'],
    ],
    takesIdempotencyKey: true,
    response: present.adjustedAnswer,
    handle: async (ctx, { params, body, idempotencyKey }) => {
      const { amount, reason = '', ...rest } = body;
      const input = { ...rest, walletId: params.id, amountToman: amount ?? '', reason };
      return present.presentAdjusted(await adjustWallet(ctx, { ...input, idempotencyKey }));
    },
  }),
  route({
    method: 'POST',
    path: '/wallets/me/transactions',
    example: { amount: 1_000, type: 'credit', description: 'هدیهٔ سال نو' },
    access: 'admin',
    summary: "Administrators only: posts a manual transaction to one's own wallet. Rials. Takes an Idempotency-Key.",
    body: writeTransactionSchema.omit({ idempotencyKey: true }),
    takesIdempotencyKey: true,
    response: transactionView,
    handle: (ctx, { body, idempotencyKey }) => writeTransaction(ctx, { ...body, idempotencyKey }),
  }),
  operationRoute('GET /admin/ledger/proof', 'ledgerProof', {
    response: present.proofView,
    summary: 'Walks the whole ledger: trial balance, balances against entries, hash chains.',
  }),
];

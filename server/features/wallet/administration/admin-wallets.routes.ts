import { z } from 'zod';
import { pageOf } from '#platform/http/rest/answer.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { adjustWallet } from './adjust-wallet.service.js';
import { adjustmentsSchema, walletsSchema } from './admin-wallets.inputs.js';
import * as present from './admin-wallets.present.js';
import { readAdjustments, readMovements, readWallets } from './admin-wallets.service.js';
import { proveLedger } from '../ledger/ledger-proof.service.js';
import { idempotencyKeyOf } from '../once.js';
import { ADJUSTMENT_TYPES } from './wallet-adjustment.entity.js';
import { transactionView } from '../wallet.present.js';
import { writeTransaction, writeTransactionSchema } from './write-transaction.service.js';

const id = z.object({ id: z.string() });

export const adminWalletRoutes: readonly Route[] = [
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
  route({
    method: 'GET',
    path: '/admin/wallets/{id}/transactions',
    access: 'admin',
    summary: 'What went in and out, newest first; the id is the wallet’s or its owner’s. Amounts are rials.',
    params: id,
    query: adjustmentsSchema,
    response: pageOf(transactionView, 'transactions'),
    handle: (ctx, { params, query }) => readMovements(ctx, { ...query, id: params.id }),
  }),
  route({
    method: 'POST',
    path: '/admin/wallets/{id}/adjust',
    access: 'admin',
    summary: 'Credits or debits a wallet, or corrects its balance to the amount. Toman. Takes an Idempotency-Key.',
    params: id,
    body: z.object({
      amount: z.union([z.number(), z.string()]).optional().describe('In toman.'),
      type: z.enum(ADJUSTMENT_TYPES),
      reason: z.string().optional(),
      notes: z.string().nullish(),
    }),
    response: present.adjustedAnswer,
    handle: async (ctx, { params, body, request }) => {
      const { amount, reason = '', ...rest } = body;
      const input = { ...rest, walletId: params.id, amountToman: amount ?? '', reason };
      return present.presentAdjusted(await adjustWallet(ctx, { ...input, idempotencyKey: idempotencyKeyOf(request) }));
    },
  }),
  route({
    method: 'POST',
    path: '/wallets/me/transactions',
    access: 'admin',
    summary: "Administrators only: posts a manual transaction to one's own wallet. Rials. Takes an Idempotency-Key.",
    body: writeTransactionSchema.omit({ idempotencyKey: true }),
    response: transactionView,
    handle: (ctx, { body, request }) => writeTransaction(ctx, { ...body, idempotencyKey: idempotencyKeyOf(request) }),
  }),
  route({
    method: 'GET',
    path: '/admin/ledger/proof',
    access: 'admin',
    summary: 'Walks the whole ledger: trial balance, balances against entries, hash chains.',
    response: present.proofView,
    handle: (ctx) => proveLedger(ctx),
  }),
];

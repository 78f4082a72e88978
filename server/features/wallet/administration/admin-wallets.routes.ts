import { z } from 'zod';
import { countedPage } from '../../../platform/db/page.js';
import { route, type Route } from '../../../platform/http/route.js';
import { adjustWallet } from './adjust-wallet.service.js';
import { adjustmentsSchema, walletsSchema } from './admin-wallets.inputs.js';
import * as present from './admin-wallets.present.js';
import { readAdjustments, readWallets } from './admin-wallets.service.js';
import { proveLedger } from '../ledger/ledger-proof.service.js';
import { idempotencyKeyOf } from '../once.js';
import { ADJUSTMENT_TYPES } from './wallet-adjustment.entity.js';
import { presentTransaction, transactionResponse } from '../wallet.present.js';
import { writeTransaction, writeTransactionSchema } from './write-transaction.service.js';

const id = z.object({ id: z.string() });

export const adminWalletRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/admin/wallets',
    access: 'admin',
    summary: "Everyone's wallets; search by name or e-mail. `balance` is rials.",
    query: walletsSchema,
    response: present.walletsResponse,
    handle: async (ctx, { query }) => {
      const { items, pagination } = await countedPage(await readWallets(ctx, query));
      const wallets = items.map(present.presentOwnedWallet);
      return { items: wallets, wallets, pagination };
    },
  }),
  route({
    method: 'GET',
    path: '/admin/wallets/{id}/adjustments',
    access: 'admin',
    summary: 'Changes of a balance by hand, newest first; the id is the wallet’s or its owner’s. Amounts are toman.',
    params: id,
    query: adjustmentsSchema,
    response: present.adjustmentsResponse,
    handle: async (ctx, { params, query }) => {
      const { items, pagination } = await countedPage(await readAdjustments(ctx, { ...query, id: params.id }));
      const adjustments = items.map(present.presentAdjustment);
      return { items: adjustments, adjustments, pagination };
    },
  }),
  route({
    method: 'POST',
    path: '/admin/wallets/{id}/adjust',
    access: 'admin',
    summary: 'Credits or debits a wallet, or corrects its balance to the amount. Toman. Takes an Idempotency-Key.',
    params: id,
    body: z.object({
      amount: z.union([z.number(), z.string()]).optional(),
      type: z.enum(ADJUSTMENT_TYPES),
      reason: z.string().optional(),
      notes: z.string().nullish(),
    }),
    response: present.adjustedResponse,
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
    summary: "Administrators only: books a transaction by hand on one's own wallet. Rials. Takes an Idempotency-Key.",
    body: writeTransactionSchema.omit({ idempotencyKey: true }),
    response: transactionResponse,
    handle: async (ctx, { body, request }) =>
      presentTransaction(await writeTransaction(ctx, { ...body, idempotencyKey: idempotencyKeyOf(request) })),
  }),
  route({
    method: 'GET',
    path: '/admin/ledger/proof',
    access: 'admin',
    summary: 'Walks the whole ledger: trial balance, balances against entries, hash chains.',
    response: z.object({
      sound: z.boolean(),
      trialBalance: z.int(),
      balances: z.array(z.object({ kind: z.string(), accounts: z.int(), balance: z.int() })),
      faults: z.array(z.string()),
      checkedAt: z.date(),
    }),
    handle: async (ctx) => {
      const { trialBalanceRials, balances, ...proof } = await proveLedger(ctx);
      const perKind = balances.map(({ balanceRials, ...each }) => ({ ...each, balance: balanceRials }));
      return { ...proof, trialBalance: trialBalanceRials, balances: perKind };
    },
  }),
];

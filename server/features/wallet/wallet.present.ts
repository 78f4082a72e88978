/** The wallet as REST tells it: balances and transactions in rials, as their currency says (D-04 and D-18). */
import { z } from 'zod';
import { paginationSchema } from '../../platform/http/schemas.js';
import type { WalletAnalytics } from './statement/analytics.service.js';
import type { WalletSettings } from './wallet-settings.js';
import { transactionStatusSchema, transactionTypeSchema } from './wallet.inputs.js';
import type { WalletRow, WalletTransactionRow } from './wallet.queries.js';

export const CURRENCY = 'IRR';

const profile = z.object({ fullName: z.string().nullable(), email: z.string() });

export const walletResponse = z.object({
  $id: z.uuid(),
  id: z.uuid(),
  userId: z.uuid(),
  balance: z.int(),
  currency: z.string(),
  createdAt: z.date(),
  userProfile: profile.nullable(),
});

export type WalletProfile = z.output<typeof profile>;

export function presentWallet(wallet: WalletRow, owner: WalletProfile | null): z.output<typeof walletResponse> {
  const { id, userId, balanceRials, createdAt } = wallet;
  return {
    $id: id,
    id,
    userId,
    balance: balanceRials,
    currency: CURRENCY,
    createdAt,
    userProfile: owner && { fullName: owner.fullName, email: owner.email },
  };
}

export const transactionResponse = z.object({
  id: z.uuid(),
  walletId: z.uuid(),
  type: transactionTypeSchema,
  status: transactionStatusSchema,
  description: z.string(),
  amount: z.int(),
  balanceBefore: z.int(),
  balanceAfter: z.int(),
  referenceType: z.string(),
  referenceId: z.string(),
  createdAt: z.date(),
});

export const transactionsResponse = z.object({
  items: z.array(transactionResponse),
  transactions: z.array(transactionResponse),
  pagination: paginationSchema,
});

export function presentTransaction(each: WalletTransactionRow): z.output<typeof transactionResponse> {
  const { amountRials, balanceBeforeRials, balanceAfterRials, ...rest } = each;
  return {
    ...rest,
    amount: amountRials,
    balanceBefore: balanceBeforeRials,
    balanceAfter: balanceAfterRials,
  };
}

const bucket = z.object({ month: z.string(), label: z.string(), in: z.int(), out: z.int() });

export const analyticsResponse = z.object({
  totalIn: z.int(),
  totalOut: z.int(),
  currency: z.string(),
  byMonth: z.array(bucket),
  byType: z.array(z.object({ type: transactionTypeSchema, amount: z.int(), count: z.int() })),
});

export function presentAnalytics(given: WalletAnalytics): z.output<typeof analyticsResponse> {
  return {
    totalIn: given.totalInRials,
    totalOut: given.totalOutRials,
    currency: CURRENCY,
    byMonth: given.byMonth.map(({ inRials, outRials, ...month }) => ({ ...month, in: inRials, out: outRials })),
    byType: given.byType.map(({ amountRials, ...each }) => ({ ...each, amount: amountRials })),
  };
}

export const settingsResponse = z.object({
  minTopup: z.int(),
  maxTopup: z.int(),
  gatewayMin: z.int(),
  gatewayMax: z.int(),
  currency: z.string(),
  pendingExpiryMs: z.int(),
  description: z.object({ min: z.int(), max: z.int() }),
});

export function presentSettings(given: WalletSettings): z.output<typeof settingsResponse> {
  return {
    minTopup: given.minTopUpRials,
    maxTopup: given.maxTopUpRials,
    gatewayMin: given.gatewayMinRials,
    gatewayMax: given.gatewayMaxRials,
    currency: CURRENCY,
    pendingExpiryMs: given.pendingExpiryMs,
    description: { min: given.descriptionMin, max: given.descriptionMax },
  };
}

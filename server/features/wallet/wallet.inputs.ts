import { z } from 'zod';
import { PAGE_SIZE, WALLET } from '#core/limits/limits.js';
import { periodFrom, periodTo } from '#platform/time/period.js';
import { WALLET_TRANSACTION_TYPES } from './ledger/ledger-entry.entity.js';
import { WALLET_TEXTS } from './wallet.messages.js';

export const transactionTypeSchema = z.enum(WALLET_TRANSACTION_TYPES);

/** The status of a transaction. Every ledger entry is completed; the other values belong to open deposits. */
const transactionStatusSchema = z.enum(['completed', 'pending', 'failed', 'cancelled']);
export type TransactionStatus = z.output<typeof transactionStatusSchema>;

/** The arguments of transaction lists in both APIs; REST adds the documented `offset`. */
export const transactionsSchema = z.object({
  type: transactionTypeSchema.nullish(),
  status: transactionStatusSchema.nullish(),
  from: periodFrom.nullish(),
  to: periodTo.nullish(),
  page: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE.max).optional(),
  offset: z.coerce.number().int().min(0).optional(),
});

export type TransactionsInput = z.input<typeof transactionsSchema>;

export const statementSchema = z
  .object({ from: periodFrom.nullish(), to: periodTo.nullish() })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], message: WALLET_TEXTS.datesInOrder });
export type StatementInput = z.input<typeof statementSchema>;

export const statementDownloadSchema = z.object({
  format: z.enum(['pdf', 'csv']).default('pdf'),
  from: z.string().optional(),
  to: z.string().optional(),
});

export const analyticsSchema = z.object({
  months: z.coerce.number().int().min(1).max(36).default(WALLET.analyticsMonths),
});
export type AnalyticsInput = z.input<typeof analyticsSchema>;

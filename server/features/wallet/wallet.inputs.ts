import { z } from 'zod';
import { PAGE_SIZE } from '../../../core/limits.js';
import { WALLET_TRANSACTION_TYPES } from './ledger-entry.entity.js';

export const transactionTypeSchema = z.enum(WALLET_TRANSACTION_TYPES);

/** How a transaction stands. Everything in the ledger is completed; the other words belong to open deposits. */
export const transactionStatusSchema = z.enum(['completed', 'pending', 'failed', 'cancelled']);

/** What both doors ask a transaction list with; REST adds the documented `offset`. */
export const transactionsSchema = z.object({
  type: transactionTypeSchema.nullish(),
  status: transactionStatusSchema.nullish(),
  page: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE.max).optional(),
  offset: z.coerce.number().int().min(0).optional(),
});

export type TransactionsInput = z.input<typeof transactionsSchema>;

import { z } from 'zod';
import { WALLET } from '#core/limits/limits.js';
import { PAGING, paging } from '#platform/db/page.js';
import { enumValue, inputType } from '#platform/graphql/input-type.js';
import { period } from '#platform/graphql/list.inputs.js';
import { periodFrom, periodTo } from '#platform/time/period.js';
import { WALLET_TEXTS } from './wallet.messages.js';
import { WalletTransactionStatusEnum, WalletTransactionTypeEnum } from './wallet.types.js';

export const transactionTypeSchema = enumValue(WalletTransactionTypeEnum);

/** The arguments of transaction lists in both APIs; REST adds the documented `offset`. */
export const transactionsSchema = z.object({
  type: transactionTypeSchema.nullish().describe('Only movements of this kind.'),
  status: enumValue(WalletTransactionStatusEnum)
    .nullish()
    .describe('Default: completed movements. Deposits that are pending, failed or cancelled are selected by name.'),
  ...period,
  ...paging,
  offset: z.coerce.number().int().min(0).optional(),
});
export type TransactionsInput = z.input<typeof transactionsSchema>;

export const WalletTransactionsFilter = inputType(
  'WalletTransactionsFilter',
  'Which movements of a wallet a list shows.',
  transactionsSchema.omit({ ...PAGING, offset: true }),
);

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

import { z } from 'zod';
import { plainText } from '#core/text/plain-text.js';
import { parseAmount } from '#core/text/digits.js';
import { TEXT, WALLET } from '#core/limits/limits.js';
import { toman } from '#core/money.js';
import { PAGING, paging } from '#platform/db/page.js';
import { inputType } from '#platform/graphql/input-type.js';
import { period, sortedBy } from '#platform/graphql/list.inputs.js';
import { idempotencyKeySchema } from '../once.js';
import { ADJUSTMENT_TYPES } from './wallet-adjustment.entity.js';
import { WalletSortEnum } from '../wallet-insights.types.js';
import { WALLET_TEXTS } from '../wallet.messages.js';

/** Far above any wallet, far below what a number holds exactly. */
const MOST_TOMANS = 1_000_000_000_000;

const amountToman = z
  .union([z.number(), z.string().transform((text) => parseAmount(text) ?? Number.NaN)], {
    error: WALLET_TEXTS.amountAndReason,
  })
  .pipe(
    z
      .number(WALLET_TEXTS.amountAndReason)
      .int(WALLET_TEXTS.wholeAmount)
      .positive(WALLET_TEXTS.positiveAmount)
      .max(MOST_TOMANS),
  )
  .transform(toman);

/** Amounts are toman, as the dialog labels them (D-04). */
export const adjustSchema = z.object({
  /** A wallet's id, or its owner's. */
  walletId: z.string(),
  type: z.enum(ADJUSTMENT_TYPES),
  amountToman,
  reason: z
    .string(WALLET_TEXTS.amountAndReason)
    .max(TEXT.comments)
    .transform((text) => plainText(text))
    .pipe(z.string().min(1, WALLET_TEXTS.amountAndReason)),
  /** The text that the owner reads beside the change; ours where absent. */
  description: z.string().min(1).max(WALLET.description.max).optional(),
  notes: z
    .string()
    .max(TEXT.comments)
    .transform((text) => plainText(text))
    .nullish(),
  idempotencyKey: idempotencyKeySchema,
});
export type AdjustInput = z.input<typeof adjustSchema>;
export type ParsedAdjust = Omit<z.output<typeof adjustSchema>, 'idempotencyKey'>;

const page = {
  ...paging,
};

export const walletsSchema = z.object({
  search: z.string().max(200).nullish().describe("In the owner's name and e-mail."),
  /** When the account was opened. */
  ...period,
  ...sortedBy(WalletSortEnum),
  ...page,
});
export type WalletsInput = z.input<typeof walletsSchema>;

export const WalletsFilter = inputType(
  'WalletsFilter',
  'Which wallets a list shows; without conditions those of everybody.',
  walletsSchema.omit(PAGING),
);

export const adjustmentsSchema = z.object(page);
export type AdjustmentsInput = z.input<typeof adjustmentsSchema>;

/** `POST /wallets/me/transactions`: only an administrator writes ledger rows (D-15), and then as an adjustment. */
import { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { parseAmount } from '#core/text/digits.js';
import { TEXT, WALLET } from '#core/limits/limits.js';
import { plainText } from '#core/text/plain-text.js';
import { RIALS_PER_TOMAN } from '#core/money.js';
import { requireAdmin, type Ctx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import { adjustWallet } from './adjust-wallet.service.js';
import { transactionTypeSchema } from '../wallet.inputs.js';
import { WALLET_TEXTS } from '../wallet.messages.js';
import { selectTransactionOfAdjustment } from '../wallet.queries.js';
import { idempotencyKeySchema } from '../once.js';
import type { WalletAdjustmentType } from '../wallet-insights.types.js';
import type { WalletTransactionType } from '../wallet.types.js';

export const writeTransactionSchema = z.object({
  /** Rials. */
  amount: z
    .union([z.number(), z.string().transform((text) => parseAmount(text) ?? Number.NaN)])
    .pipe(
      z.number(WALLET_TEXTS.amountAndReason).int().positive(WALLET_TEXTS.positiveAmount).multipleOf(RIALS_PER_TOMAN),
    ),
  type: transactionTypeSchema,
  description: z
    .string(WALLET_TEXTS.amountAndReason)
    .max(TEXT.comments)
    .transform((text) => plainText(text))
    .pipe(z.string().min(1, WALLET_TEXTS.amountAndReason).max(WALLET.description.max)),
  idempotencyKey: idempotencyKeySchema,
});
export type WriteTransactionInput = z.input<typeof writeTransactionSchema>;

/** @throws AppError FORBIDDEN for everyone but administrators, VALIDATION_ERROR, INSUFFICIENT_FUNDS. */
export async function writeTransaction(ctx: Ctx, given: WriteTransactionInput): Promise<WalletTransactionType> {
  const { userId } = requireAdmin(ctx);
  const { amount, type, description, idempotencyKey } = parseInput(writeTransactionSchema, given);
  const takes = type === 'debit' || type === 'withdrawal';
  const adjusted: WalletAdjustmentType = await adjustWallet(ctx, {
    walletId: userId,
    type: takes ? 'debit' : 'credit',
    amountToman: amount / RIALS_PER_TOMAN,
    reason: description,
    description,
    idempotencyKey,
  });
  const written = await selectTransactionOfAdjustment(ctx, adjusted.id);
  if (!written) throw new AppError('CONFLICT');
  return written;
}

/** The possible amounts of a deposit (specification 2 §5), checked while one types; the server checks again. */
import { z } from 'zod';
import { parseAmount } from '#core/text/digits.js';
import { AppError } from '#core/errors/errors.js';
import { WALLET } from '#core/limits/limits.js';
import { toman, tomanToRial, type Rial } from '#core/money.js';
import { hasDangerousMarkup, plainText } from '#core/text/plain-text.js';
import { walletMessages } from '#client/lib/messages/money/wallet.messages.js';

const { faults } = walletMessages;
const { topUpMinTomans, topUpMaxTomans, description } = WALLET;

/** Raw form values; the amount is toman as typed, in any digits. */
export const topUpSchema = z.object({
  amount: z.string().superRefine((typed, context) => {
    const amount = parseAmount(typed);
    if (amount === null) context.addIssue({ code: 'custom', message: faults.amount });
    else if (amount < topUpMinTomans) context.addIssue({ code: 'custom', message: faults.tooSmall });
    else if (amount > topUpMaxTomans) context.addIssue({ code: 'custom', message: faults.tooLarge });
  }),
  description: z
    .string()
    .trim()
    .refine((text) => text === '' || text.length >= description.min, faults.descriptionShort)
    .refine((text) => text.length <= description.max, faults.descriptionLong)
    .refine((text) => !hasDangerousMarkup(text), faults.markup),
});

export interface TopUp {
  readonly amountRials: Rial;
  readonly description: string | null;
}

/**
 * Checked values as the server takes them, before any call (S-171).
 * @throws AppError DEPOSIT_TOO_SMALL, DEPOSIT_TOO_LARGE; ZodError for what else the form would not have let through.
 */
export function readTopUp(values: z.input<typeof topUpSchema>): TopUp {
  const amount = parseAmount(values.amount) ?? 0;
  if (amount < topUpMinTomans) throw new AppError('DEPOSIT_TOO_SMALL');
  if (amount > topUpMaxTomans) throw new AppError('DEPOSIT_TOO_LARGE');
  const { description: text } = topUpSchema.parse(values);
  return { amountRials: tomanToRial(toman(amount)), description: plainText(text) || null };
}

/** The amount in rials while it is being typed, null until it is one. */
export function rialsOf(typed: string): Rial | null {
  const amount = parseAmount(typed);
  return amount === null || amount > topUpMaxTomans ? null : tomanToRial(toman(amount));
}

/** The fields of the pages that lead back into an account. */
import { z } from 'zod';
import { identity } from '#client/lib/messages/identity/identity.messages.js';
import { emailSchema, newPasswordSchema } from '../forms/identity.schema.js';

export const emailOnlySchema = z.object({ email: emailSchema });

/** S-062: both the same, and never under the minimum of D-01. */
export const newPasswordPairSchema = z
  .object({ password: newPasswordSchema, confirm: z.string() })
  .refine((values) => values.password === values.confirm, {
    path: ['confirm'],
    message: identity.faults.mismatch,
  });

export type EmailOnlyValues = z.input<typeof emailOnlySchema>;
export type NewPasswordPair = z.input<typeof newPasswordPairSchema>;

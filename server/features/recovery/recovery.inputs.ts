/** Inputs of the links that lead back into an account: one schema per operation, for both APIs. */
import { z } from 'zod';
import { emailSchema, secretSchema } from '#features/identity/index.js';
import { recoveryFaults as faults } from './recovery.messages.js';

/** Longer than any token of ours; only guards the hash function. */
const TOKEN_MAX = 1024;
/** Faults of a link answer INVALID_RESET_LINK or INVALID_LINK, not a form's fault: the person typed none of it. */
const fromLink = z.string().max(TOKEN_MAX).nullish();

export const requestPasswordResetSchema = z.object({ email: emailSchema });
/** The e-mail is optional in the documented call; where it is given it must be the account's. */
export const resetPasswordSchema = z.object({ token: fromLink, newPassword: secretSchema, email: fromLink });

export const requestMagicLinkSchema = z.object({
  email: emailSchema,
  /** Where to go after signing in: a path of ours, or its full address. */
  redirectUrl: z.string().max(2000, faults.redirect).nullish(),
});
export const magicLinkSchema = z.object({ token: fromLink, userId: fromLink });

export type RequestPasswordResetData = z.input<typeof requestPasswordResetSchema>;
export type ResetPasswordData = z.input<typeof resetPasswordSchema>;
export type RequestMagicLinkData = z.input<typeof requestMagicLinkSchema>;
export type MagicLinkData = z.input<typeof magicLinkSchema>;

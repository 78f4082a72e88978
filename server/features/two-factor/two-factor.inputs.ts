/** Inputs of two-factor sign-in: one schema per operation, for both APIs. */
import { z } from 'zod';
import { secretSchema } from '#features/identity/index.js';
import { twoFactorFaults as faults } from './two-factor.messages.js';

const CODE_MAX = 64;
const TOKEN_MAX = 1024;

/** A code of the app, or one of the recovery codes, spelt in any way. */
const codeSchema = z.string(faults.code).min(1, faults.code).max(CODE_MAX, faults.code);
/** Needed where the account has a password. */
const password = secretSchema.nullish();

export const startTwoFactorSchema = z.object({ password });
export const confirmTwoFactorSchema = z.object({ code: codeSchema });
export const proveTwoFactorSchema = z.object({ password, code: codeSchema });
/** A fault of the challenge answers TWO_FACTOR_EXPIRED, not a form's fault: the person typed none of it. */
export const completeSignInSchema = z.object({ challenge: z.string().max(TOKEN_MAX).nullish(), code: codeSchema });

export type StartTwoFactorData = z.input<typeof startTwoFactorSchema>;
export type ConfirmTwoFactorData = z.input<typeof confirmTwoFactorSchema>;
export type ProveTwoFactorData = z.input<typeof proveTwoFactorSchema>;
export type CompleteSignInData = z.input<typeof completeSignInSchema>;

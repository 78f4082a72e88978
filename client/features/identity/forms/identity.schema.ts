/** The fields of the identity forms; messages are Persian and say what to do. */
import { z } from 'zod';
import { normalizePersian, toLatinDigits } from '#core/text/digits.js';
import { PASSWORD, TEXT } from '#core/limits/limits.js';
import { identity } from '#client/lib/messages/identity/identity.messages.js';

const fault = identity.faults;

/** Persian digits and stray spaces of a phone's keyboard are forgiven. */
export const emailSchema = z
  .string()
  .transform((text) => toLatinDigits(text).trim().toLowerCase())
  .pipe(z.string().min(1, fault.emailEmpty).max(254, fault.email).pipe(z.email(fault.email)));

export const newPasswordSchema = z
  .string()
  .min(PASSWORD.minLength, fault.password)
  .max(PASSWORD.maxLength, fault.passwordLong);

/** Signing in never refuses a password by its length (D-01): it only has to be there. */
export const signInSchema = z.object({ email: emailSchema, password: z.string().min(1, fault.passwordEmpty) });

export const signUpSchema = z
  .object({
    fullName: z
      .string()
      .transform(normalizePersian)
      .pipe(z.string().min(2, fault.fullName).max(TEXT.name, fault.fullNameLong)),
    email: emailSchema,
    password: newPasswordSchema,
    confirm: z.string(),
  })
  .refine((values) => values.password === values.confirm, { path: ['confirm'], message: fault.mismatch });

export type SignInValues = z.input<typeof signInSchema>;
export type SignUpValues = z.input<typeof signUpSchema>;

/** The second step of a sign-in: what the first one was answered with, and what may be typed. */
import { z } from 'zod';
import { toLatinDigits } from '#core/text/digits.js';
import { TWO_FACTOR } from '#core/limits/limits.js';
import { toUiError } from '#client/lib/errors.js';
import { security } from '#client/lib/messages/identity/security.messages.js';

/** The challenge of a sign-in that waits for a code; null for every other failure. */
export function challengeOf(error: unknown): string | null {
  const { code, details } = toUiError(error);
  const { challenge } = details;
  return code === 'TWO_FACTOR_REQUIRED' && typeof challenge === 'string' ? challenge : null;
}

/** Persian digits and the space that apps show in the middle are forgiven. */
export const appCodeSchema = z
  .string()
  .transform((typed) => toLatinDigits(typed).replace(/[\s\u200c-]/g, ''))
  .pipe(z.string().regex(new RegExp(`^\\d{${TWO_FACTOR.digits}}$`), security.faults.appCode));

/** A code of the app or a recovery code: the server recognises which. */
export const anyCodeSchema = z.string().trim().min(1, security.faults.code);

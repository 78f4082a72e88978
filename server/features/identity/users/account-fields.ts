/** Fields of accounts that several inputs have. */
import { z } from 'zod';
import { TEXT } from '#core/limits/limits.js';
import { toLatinDigits } from '#core/text/digits.js';
import { cleanLine } from '#core/text/plain-text.js';
import { faults } from './identity.messages.js';

/** RFC 5321: 254 characters fit into a path. */
const EMAIL_MAX = 254;
/** Refuses a novel before it is hashed; the rules for a new password are in password.ts. */
export const SECRET_MAX = 1024;

export const emailSchema = z
  .string(faults.email)
  .max(EMAIL_MAX, faults.email)
  .transform((typed) =>
    toLatinDigits(typed)
      .replace(/[\s\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
      .toLowerCase(),
  )
  .pipe(z.email(faults.email));

export const secretSchema = z.string(faults.password).min(1, faults.password).max(SECRET_MAX, faults.passwordLong);

export const nameSchema = z
  .string(faults.fullName)
  .transform(cleanLine)
  .pipe(z.string().min(1, faults.fullName).max(TEXT.name, faults.tooLong));

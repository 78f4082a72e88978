/** Passwords: which are taken, how they are kept (protocols B5, D-01). */
import argon2 from '@node-rs/argon2';
import { toLatinDigits } from '#core/text/digits.js';
import { AppError } from '#core/errors/errors.js';
import { PASSWORD } from '#core/limits/limits.js';
import { COMMON_PASSWORDS } from './common-passwords.data.js';
import { faults } from './identity.messages.js';

/** The criteria of assertStrongPassword, for forms. */
export const PASSWORD_RULE = `${PASSWORD.minLength} to ${PASSWORD.maxLength} characters; neither common nor the e-mail address.`;

/** 19 MiB, two passes, one lane; the library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One spelling of the same password over keyboards and systems (NFKC, as RFC 8265 requires). */
function normalized(password: string): string {
  return password.normalize('NFKC');
}

/** A PHC string. `salt`: of another hash, to compare the two; a random one where absent. */
export function hashPassword(password: string, salt?: Buffer): Promise<string> {
  return argon2.hash(normalized(password), salt ? { ...COST, salt } : COST);
}

/** The salt in a PHC string: `$argon2id$v=…$m=…,t=…,p=…$salt$hash`. */
export function saltOf(passwordHash: string): Buffer {
  return Buffer.from(passwordHash.split('$')[4] ?? '', 'base64');
}

let dummyHash: Promise<string> | null = null;

/**
 * With a null hash it works as long as with a real one and returns false, so that time does not reveal who has an
 * account.
 */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password');
  const right = await argon2.verify(passwordHash ?? (await dummyHash), normalized(password));
  return right && passwordHash !== null;
}

function faultOf(password: string, email: string): string | null {
  const length = [...normalized(password)].length;
  if (length < PASSWORD.minLength) return faults.passwordShort;
  if (length > PASSWORD.maxLength) return faults.passwordLong;
  const folded = toLatinDigits(normalized(password)).toLowerCase().replace(/\s+/g, '');
  if (folded === email || folded === email.split('@')[0]) return faults.passwordLikeEmail;
  if (COMMON_PASSWORDS.has(folded) || new Set(folded).size < 3) return faults.passwordCommon;
  return null;
}

/**
 * @throws AppError WEAK_PASSWORD for one that is short, endless, common, or the e-mail itself. Long and Persian ones
 * pass.
 */
export function assertStrongPassword(password: string, email: string): void {
  const message = faultOf(password, email);
  if (message) throw new AppError('WEAK_PASSWORD', { fields: [{ path: 'password', message }], fa: message });
}

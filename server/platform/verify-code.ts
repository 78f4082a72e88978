import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no letter that can be taken for a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 20;

/** The code in a document's QR code: 100 random bits, so that it cannot be guessed. */
export function newVerifyCode(): string {
  return [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** The argument of the schema that takes a code. */
export const TYPED_CODE = {
  description: `The verification code that is printed on the document: ${LENGTH} letters and digits; spaces, hyphens and case do not matter.`,
};

/** A code as it was typed or scanned, or null for what cannot be one. */
export function parseVerifyCode(text: string): string | null {
  const code = text.trim().toUpperCase().replace(/[\s-]/g, '');
  return /^[0-9A-Z]{20}$/.test(code) ? code : null;
}

/** Recovery codes: 80 random bits each, so that a plain hash of one cannot be searched through. */
import { createHash, randomInt } from 'node:crypto';
import { toLatinDigits } from '#core/text/digits.js';
import { TWO_FACTOR } from '#core/limits/limits.js';

/** Crockford's Base32: no letter that looks like a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;
const GROUP = /.{4}(?=.)/g;

function newCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Ten, in groups of four: `7KQ2-M0XA-94HT-ZB3C`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: TWO_FACTOR.recoveryCodes }, () => newCode().replace(GROUP, '$&-'));
}

/** One spelling of a code that was typed: case, hyphens, spaces, Persian digits and look-alikes do not matter. */
export function plainCode(typed: string): string {
  return toLatinDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}

/** Hexadecimal. */
export function hashOfCode(code: string): string {
  return createHash('sha256').update(plainCode(code)).digest('hex');
}

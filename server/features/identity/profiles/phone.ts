import { toLatinDigits } from '#core/text/digits.js';

const MOBILE = /^(?:\+98|0098|98|0)?(9\d{9})$/;
const LANDLINE = /^0\d{10}$/;
const FOREIGN = /^\+[1-9]\d{7,14}$/;

/**
 * A typed phone number for storage: mobiles as +989…, Iranian landlines as 0…, foreign ones as +… (protocols B4).
 * Null for an empty text, undefined for what is no number. Unknown prefixes pass: lists of them go stale.
 */
export function normalizePhone(typed: string): string | null | undefined {
  const plain = toLatinDigits(typed).replace(/[\s\u200c\u200e\u200f().-]/g, '');
  if (plain === '') return null;
  const mobile = MOBILE.exec(plain);
  if (mobile) return `+98${mobile[1]}`;
  return LANDLINE.test(plain) || FOREIGN.test(plain) ? plain : undefined;
}

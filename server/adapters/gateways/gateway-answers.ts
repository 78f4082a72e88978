/** Reading the JSON answers of any gateway: long integers, numbers as texts, and card numbers. */
import { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { assertJsonShape } from '#platform/http/json-body.js';

/**
 * Strings come first so that digits inside them are left alone. One that does not end counts as well: otherwise every
 * quote behind it would be tried as a beginning.
 */
const STRING_OR_LONG_INTEGER = /"[^"\\]*(?:\\[^][^"\\]*)*(?:"|\\?$)|(?<![\w.+-])-?\d{16,}(?![\d.eE])/g;

/**
 * JSON.parse that keeps integers of 16 digits and more as text: a ref_id may pass 2^53, where a number
 * silently becomes its neighbour. @throws SyntaxError for anything that is not JSON.
 */
export function parseJsonKeepingLongIntegers(text: string): unknown {
  const quoted = text.replace(STRING_OR_LONG_INTEGER, (token) => (token.startsWith('"') ? token : `"${token}"`));
  return JSON.parse(quoted) as unknown;
}

/** Numbers of refusals; some gateways answer one of them as a text. */
export const gatewayCode = z.union([
  z.number().int(),
  z
    .string()
    .regex(/^-?\d{1,6}$/)
    .transform(Number),
]);
/** An amount, or anything that is counted. */
export const wholeNumber = z.union([
  z.number().int(),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
]);

/** The number of a payment at the bank: text, for it may be too large for a number. */
export const bankReference = z
  .union([z.number(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,40}$/));

/** Null where the text is no JSON of a bounded shape: a proxy's page, a cut body, another service. */
export function parseAnswer(text: string): unknown {
  try {
    assertJsonShape(text);
    return parseJsonKeepingLongIntegers(text);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof AppError) return null;
    throw error;
  }
}

const CARD_NUMBER_KEY = /^card_?(pan|number)$/i;
/** The hash of a card number can be reversed in a second, because ten of the sixteen digits are beside it. */
const CARD_HASH_KEY = /^(card_?hash|hashed_?card(_?number)?)$/i;

/** A copy in which every card number shows six digits at the front and four at the end, and hashes are left out. */
export function maskCards(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskCards);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, maskEntry(key, inner)]));
}

function maskEntry(key: string, value: unknown): unknown {
  if (CARD_HASH_KEY.test(key)) return null;
  if (CARD_NUMBER_KEY.test(key) && (typeof value === 'string' || typeof value === 'number'))
    return maskCard(String(value));
  return maskCards(value);
}

/** `6037991234567890` to `603799******7890`; what is masked already stays as it is. */
export function maskCard(card: string): string {
  const plain = card.replace(/[\s-]/g, '');
  if (plain.length < 12) return '*'.repeat(plain.length);
  return plain.slice(0, 6) + '*'.repeat(plain.length - 10) + plain.slice(-4);
}

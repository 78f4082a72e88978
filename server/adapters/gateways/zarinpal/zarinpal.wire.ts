/** The shape of Zarinpal's answers and what must be taken care of while reading them (protocols B1). */
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

/** Codes are numbers, except that unVerified.json answers the string "100". */
const code = z.union([
  z.number().int(),
  z
    .string()
    .regex(/^-?\d{1,6}$/)
    .transform(Number),
]);
const wholeNumber = z.union([
  z.number().int(),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
]);

/** PHP writes an empty map as an empty list, so `data` and `errors` are each a list or an object. */
const emptyOr = <Shape extends z.ZodType>(shape: Shape) => z.union([shape, z.array(z.unknown()), z.looseObject({})]);

const fault = z.looseObject({ code, message: z.string().optional() });
const envelope = z.looseObject({ data: z.unknown(), errors: emptyOr(fault).nullish() });

export const requestData = z.looseObject({ code, authority: z.string() });
export const verifyData = z.looseObject({
  code,
  ref_id: z
    .union([z.number(), z.string()])
    .transform(String)
    .pipe(z.string().regex(/^\d{1,40}$/)),
  card_pan: z.string().nullish(),
  fee: wholeNumber.nullish(),
  // Not documented; where it is there it must be ours.
  amount: wholeNumber.nullish(),
});
export const inquiryData = z.looseObject({ code, status: z.string() });
export const unverifiedData = z.looseObject({
  code,
  authorities: z.array(z.looseObject({ authority: z.string(), amount: wholeNumber })).nullish(),
});
export const reverseData = z.looseObject({ code });

export interface WireAnswer {
  /** The gateway's own code when it refused; null when `data` has the answer. */
  readonly faultCode: number | null;
  readonly data: unknown;
  /** The answer as received, card numbers masked. */
  readonly raw: unknown;
}

/** Null where the text is not an answer of this protocol: a proxy's page, a cut body, another service. */
export function readAnswer(text: string): WireAnswer | null {
  let json: unknown;
  try {
    assertJsonShape(text);
    json = parseJsonKeepingLongIntegers(text);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof AppError) return null;
    throw error;
  }
  const parsed = envelope.safeParse(json);
  if (!parsed.success) return null;
  const raw = maskCards(json);
  const refused = fault.safeParse(parsed.data.errors);
  return { faultCode: refused.success ? refused.data.code : null, data: parsed.data.data, raw };
}

const CARD_NUMBER_KEY = /^card_?(pan|number)$/i;
/** The hash of a card number can be reversed in a second, because ten of the sixteen digits are beside it. */
const CARD_HASH_KEY = /^card_?hash$/i;

/** A copy in which every card number shows six digits at the front and four at the end, and hashes are left out. */
function maskCards(value: unknown): unknown {
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

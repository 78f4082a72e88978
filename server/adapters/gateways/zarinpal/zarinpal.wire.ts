/** The shape of Zarinpal's answers and what must be taken care of while reading them (protocols B1). */
import { z } from 'zod';
import { bankReference, gatewayCode as code, maskCards, parseAnswer, wholeNumber } from '../gateway-answers.js';

/** PHP writes an empty map as an empty list, so `data` and `errors` are each a list or an object. */
const emptyOr = <Shape extends z.ZodType>(shape: Shape) => z.union([shape, z.array(z.unknown()), z.looseObject({})]);

const fault = z.looseObject({ code, message: z.string().optional() });
const envelope = z.looseObject({ data: z.unknown(), errors: emptyOr(fault).nullish() });

export const requestData = z.looseObject({ code, authority: z.string() });
export const verifyData = z.looseObject({
  code,
  ref_id: bankReference,
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

/** `A` or, in its sandbox, `S` and 35 characters; read with some patience, but never as digits alone. */
export function isSessionName(text: string): boolean {
  return /^[A-Za-z][0-9A-Za-z]{7,99}$/.test(text);
}

export interface WireAnswer {
  /** The gateway's own code when it refused; null when `data` has the answer. */
  readonly faultCode: number | null;
  readonly data: unknown;
  /** The answer as received, card numbers masked. */
  readonly raw: unknown;
}

/** Null where the text is not an answer of this protocol: a proxy's page, a cut body, another service. */
export function readAnswer(text: string): WireAnswer | null {
  const json = parseAnswer(text);
  const parsed = envelope.safeParse(json);
  if (!parsed.success) return null;
  const raw = maskCards(json);
  const refused = fault.safeParse(parsed.data.errors);
  return { faultCode: refused.success ? refused.data.code : null, data: parsed.data.data, raw };
}

/** The shape of Zibal's answers: one flat object with a `result`, and the name that we give its sessions. */
import { z } from 'zod';
import { bankReference, gatewayCode, maskCards, parseAnswer, wholeNumber } from '../gateway-answers.js';

const trackId = z
  .union([z.number().int(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,25}$/));

const envelope = z.looseObject({ result: gatewayCode });
export const requestData = z.looseObject({ trackId });

/** The answer to verify and inquiry. One that says "verified before" may have nothing besides. */
export const paymentData = z.looseObject({
  status: gatewayCode.nullish(),
  amount: wholeNumber.nullish(),
  refNumber: bankReference.nullish(),
  cardNumber: z.string().nullish(),
});
export type PaymentData = z.output<typeof paymentData>;

export interface WireAnswer {
  /** 100 is success. */
  readonly result: number;
  readonly data: unknown;
  /** The answer as received, card numbers masked. */
  readonly raw: unknown;
}

/** Null where the text is not an answer of this protocol. */
export function readAnswer(text: string): WireAnswer | null {
  const json = parseAnswer(text);
  const parsed = envelope.safeParse(json);
  return parsed.success ? { result: parsed.data.result, data: json, raw: maskCards(json) } : null;
}

/** The parameter of the callback address in which our random part of a session's name comes back. */
export const REFERENCE = 'reference';

const NAME = /^(\d{1,25})-[0-9a-f]{32}$/;

/**
 * The name of a session for us: Zibal's trackIds follow each other, so that anybody can guess one; beside it stands a
 * random reference of 128 bits, which only the callback address has.
 */
export function sessionName(track: string, reference: string): string {
  return `${track}-${reference}`;
}

export function isSessionName(text: string): boolean {
  return NAME.test(text);
}

/** Zibal's own name of a session. */
export function trackOf(name: string): string {
  return NAME.exec(name)?.[1] ?? '';
}

/** The same as the documented number; as text where a number would become its neighbour. */
export function trackField(name: string): { readonly trackId: number | string } {
  const text = trackOf(name);
  const number = Number(text);
  return { trackId: Number.isSafeInteger(number) ? number : text };
}

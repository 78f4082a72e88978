/** The required fields of each call. A fault names its field as the gateway does: -9 with `validations`. */
import { z } from 'zod';
import type { Currency } from '../../simulation/gateway.store.js';
import type { Answer } from '../../simulation/reactions.js';
import { refuse } from './gateway.answers.js';

const UUID_LENGTH = 36;
const MERCHANT = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** This one merchant simulates a terminal that is switched off. */
const INACTIVE_MERCHANT = '00000000-0000-0000-0000-000000000000';

const required = (field: string) => `The ${field.replace('_', ' ')} field is required.`;
const merchantId = z.string(required('merchant_id')).length(UUID_LENGTH, 'The merchant id must be 36 characters.');
const amount = z.int('The amount must be an integer.').positive('The amount must be positive.');

/** Nulls are refused, not read as absent: a client must leave the field out. */
const metadata = z.looseObject({
  mobile: z.string('The mobile must be a string.').optional(),
  email: z.string('The email must be a string.').optional(),
  order_id: z.string('The order id must be a string.').optional(),
  auto_verify: z.boolean('The auto verify field must be true or false.').optional(),
});

export const requestInput = z.looseObject({
  merchant_id: merchantId,
  amount,
  currency: z.enum(['IRR', 'IRT'], 'The selected currency is invalid.').default('IRR'),
  description: z
    .string(required('description'))
    .min(1, required('description'))
    .max(500, 'The description may not be greater than 500 characters.'),
  callback_url: z.url({ protocol: /^https?$/, error: 'The callback url format is invalid.' }),
  metadata: metadata.optional(),
});

const authority = z.string(required('authority'));
export const verifyInput = z.looseObject({ merchant_id: merchantId, amount, authority });
export const authorityInput = z.looseObject({ merchant_id: merchantId, authority });
export const merchantInput = z.looseObject({ merchant_id: merchantId });

export type Read<Input> = { readonly input: Input } | { readonly refusal: Answer };

/** Reads a body, then looks at the merchant: -10 for one that cannot exist, -11 for one that is switched off. */
export function readInput<Input extends { merchant_id: string }>(schema: z.ZodType<Input>, body: unknown): Read<Input> {
  const parsed = schema.safeParse(body ?? {});
  if (!parsed.success) {
    return {
      refusal: refuse(
        '-9',
        parsed.error.issues.map((issue) => ({ [issue.path.join('.')]: issue.message })),
      ),
    };
  }
  if (!MERCHANT.test(parsed.data.merchant_id)) return { refusal: refuse('-10') };
  if (parsed.data.merchant_id === INACTIVE_MERCHANT) return { refusal: refuse('-11') };
  return { input: parsed.data };
}

/** The bounds of one payment at the real gateway, rials. */
const LIMITS = { minRials: 10_000, maxRials: 1_000_000_000 } as const;

const RIALS_PER: Readonly<Record<Currency, number>> = { IRR: 1, IRT: 10 };

/** The amount of a call in rials: `IRT` means toman. */
export function toRials(amountOfCall: number, currency: Currency): number {
  return amountOfCall * RIALS_PER[currency];
}

/** Null when the amount of one payment is allowed. */
export function amountRefusal(amountRials: number, currency: Currency): Answer | null {
  if (amountRials > LIMITS.maxRials) return refuse('-41');
  if (amountRials >= LIMITS.minRials) return null;
  return refuse('-9', [{ amount: `The amount must be at least ${LIMITS.minRials / RIALS_PER[currency]}.` }]);
}

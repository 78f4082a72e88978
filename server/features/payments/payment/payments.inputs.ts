import { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { ownPath } from '#core/own-path.js';
import { plainText } from '#core/text/plain-text.js';
import { parseAmount } from '#core/text/digits.js';
import { TEXT, WALLET } from '#core/limits/limits.js';
import { rial, RIALS_PER_TOMAN, type Rial } from '#core/money.js';
import { PAGING, paging } from '#platform/db/page.js';
import { idempotencyKeySchema } from '#features/wallet/index.js';
import { inputType, withType } from '#platform/graphql/input-type.js';
import { period, sortedBy, updatedSince } from '#platform/graphql/list.inputs.js';
import { RialScalar } from '#platform/graphql/scalars.js';
import { SHOWN_PAYMENT_STATUSES } from './payment.entity.js';
import { PAYMENT_TEXTS } from './payments.messages.js';
import { PaymentSortEnum, PaymentStatusEnum } from './payments.types.js';

/** A path of our own origin; anything else is dropped, so that users are not redirected elsewhere. */
const returnPath = z.string().nullish().transform(ownPath);

/** The description that the payer wants; empty where they leave it to us. */
const description = z
  .string()
  .max(5000)
  .transform((text) => plainText(text))
  .nullish();

/** The payer's own description within its documented bounds, or else ours. @throws AppError DESCRIPTION_LENGTH. */
export function descriptionOr(given: string | null | undefined, ours: string): string {
  const { min, max } = WALLET.description;
  if (given && (given.length < min || given.length > max)) throw new AppError('DESCRIPTION_LENGTH');
  return given || ours;
}

/** The fields that distinguish two calls with the same Idempotency-Key. */
export function paymentFingerprint({ orderId, description = null, gateway: named }: RequestPaymentInput): string {
  return JSON.stringify([orderId, description, ...(named ? [named] : [])]);
}

/** The name of a payment method that is a gateway; without it the first one that works. */
const gateway = z.string().max(40).nullish();

export const requestPaymentSchema = z.object({
  orderId: z.string(),
  gateway,
  description,
  returnUrl: returnPath,
  idempotencyKey: idempotencyKeySchema,
});
export type RequestPaymentInput = z.input<typeof requestPaymentSchema>;

const authority = z.string({ error: PAYMENT_TEXTS.authority }).trim().min(1, PAYMENT_TEXTS.authority).max(100);

export const verifyPaymentSchema = z.object({ authority, orderId: z.string().nullish(), status: z.string().nullish() });
export type VerifyPaymentInput = z.input<typeof verifyPaymentSchema>;

export const verifyDepositSchema = z.object({
  authority,
  paymentId: z.string().nullish(),
  status: z.string().nullish(),
});
export type VerifyDepositInput = z.input<typeof verifyDepositSchema>;

/** A typed text may have Persian digits. */
export const depositSchema = z.object({
  amountRials: withType(
    z.union([z.number(), z.string().transform((text) => parseAmount(text) ?? Number.NaN)]).pipe(z.number().int()),
    RialScalar,
  ).describe('Whole toman, within the bounds of walletSettings.'),
  description: description.describe('A note for the wallet’s list.'),
  gateway: gateway.describe('The gateway by its name among the payment methods; without it the first that works.'),
  returnUrl: returnPath,
  idempotencyKey: idempotencyKeySchema,
});
export type DepositInput = z.input<typeof depositSchema>;

export const DepositInputType = inputType('DepositInput', 'A top-up of the own wallet.', depositSchema, [
  'amountRials',
  'description',
  'gateway',
]);

/** The documented bounds with their own messages (specification 2 §5). */
export function checkDeposit(input: z.output<typeof depositSchema>): { amountRials: Rial; description: string } {
  const { amountRials } = input;
  if (amountRials < WALLET.topUpMinRials) throw new AppError('DEPOSIT_TOO_SMALL');
  if (amountRials > WALLET.topUpMaxRials) throw new AppError('DEPOSIT_TOO_LARGE');
  if (amountRials % RIALS_PER_TOMAN !== 0) {
    throw new AppError('VALIDATION_ERROR', { fields: [{ path: 'amountRials', message: PAYMENT_TEXTS.wholeToman }] });
  }
  return {
    amountRials: rial(amountRials),
    description: descriptionOr(input.description, PAYMENT_TEXTS.depositDescription),
  };
}

export const cancelPaymentSchema = z.object({ id: z.string(), idempotencyKey: idempotencyKeySchema });
export type CancelPaymentInput = z.input<typeof cancelPaymentSchema>;

export const payInvoiceSchema = z.object({
  id: z.string(),
  method: z.enum(['wallet', 'gateway', 'split']),
  gateway,
  idempotencyKey: idempotencyKeySchema,
});
export type PayInvoiceInput = z.input<typeof payInvoiceSchema>;

/** `paid` is the documents' other word for `completed` (S-217). */
const shownStatusSchema = z
  .enum([...SHOWN_PAYMENT_STATUSES, 'paid'])
  .transform((status) => (status === 'paid' ? 'completed' : status));

/** The arguments of payment lists in both APIs; `userId` and `search` are for administrators. */
export const paymentsSchema = z.object({
  status: withType(shownStatusSchema, PaymentStatusEnum).nullish().describe('Only those with this status.'),
  method: z.string().max(40).nullish().describe('The gateway by name, or wallet.'),
  userId: z.uuid().nullish().describe('Only those of this customer.'),
  search: z.string().max(200).nullish().describe('Reference id, or name or address of the payer.'),
  ...period,
  ...updatedSince,
  ...paging,
  ...sortedBy(PaymentSortEnum),
});
export type PaymentsInput = z.input<typeof paymentsSchema>;

const logFilter = paymentsSchema.omit(PAGING);

export const PaymentLogFilterType = inputType(
  'PaymentLogFilter',
  "Which of everybody's payments a list shows.",
  logFilter,
);

export const PaymentsFilterType = inputType(
  'PaymentsFilter',
  'Which payments a list shows; without conditions all of them.',
  logFilter.omit({ userId: true, search: true }),
);

/** Rials; without an amount, everything that is left. */
/** The amount to give back: rials of whole tomans, in digits of any kind. */
export const refundAmountSchema = z
  .union([z.number(), z.string().transform((text) => parseAmount(text) ?? Number.NaN)])
  .pipe(
    z
      .number(PAYMENT_TEXTS.refundAmount)
      .int(PAYMENT_TEXTS.refundAmount)
      .positive(PAYMENT_TEXTS.refundAmount)
      .multipleOf(RIALS_PER_TOMAN, PAYMENT_TEXTS.refundAmount),
  )
  .transform(rial);

export const refundSchema = z.object({
  paymentId: z.string(),
  amountRials: refundAmountSchema.nullish(),
  reason: z
    .string()
    .max(TEXT.comments)
    .transform((text) => plainText(text))
    .nullish(),
  idempotencyKey: idempotencyKeySchema,
});
export type RefundInput = z.input<typeof refundSchema>;

export const settleReviewedSchema = z.object({
  paymentId: z.string(),
  reason: z
    .string()
    .max(TEXT.comments)
    .transform((text) => plainText(text))
    .pipe(z.string().min(1, PAYMENT_TEXTS.reviewReason)),
});
export type SettleReviewedInput = z.input<typeof settleReviewedSchema>;

const STATS_PERIODS = ['day', 'week', 'month', 'year', 'all'] as const;
export type StatsPeriod = (typeof STATS_PERIODS)[number];

export const statsSchema = z.object({
  period: z.enum(STATS_PERIODS).default('month'),
  method: z.string().max(40).nullish(),
});
export type StatsInput = z.input<typeof statsSchema>;

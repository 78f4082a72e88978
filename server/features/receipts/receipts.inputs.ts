import { z } from 'zod';
import { toLatinDigits } from '#core/text/digits.js';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { RIALS_PER_TOMAN } from '#core/money.js';
import { cleanLine } from '#core/text/plain-text.js';
import { orderFields } from '#platform/db/order.js';
import { periodFrom, periodTo } from '#platform/time/period.js';
import { RECEIPT_SORTS } from './receipts.queries.js';
import { RECEIPT_FAULTS } from './receipts.messages.js';

/** The arguments of receipt lists in both APIs; `userId` is for administrators. */
export const receiptsSchema = z.object({
  search: z.string().max(200).nullish(),
  from: periodFrom.nullish(),
  to: periodTo.nullish(),
  userId: z.uuid().nullish(),
  page: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE.max).optional(),
  offset: z.coerce.number().int().min(0).optional(),
  ...orderFields(RECEIPT_SORTS),
});

export type ReceiptsInput = z.input<typeof receiptsSchema>;

export const downloadSchema = z.object({ format: z.enum(['pdf', 'html']).default('pdf') });

/** Rials; far above anything we takes, far below 2^53. */
const MAX_AMOUNT = 1_000_000_000_000;

/** A receipt for money that came outside the product. */
export const newReceiptSchema = z.object({
  userId: z.uuid(),
  refId: z
    .string()
    .transform((typed) => toLatinDigits(typed).trim())
    .pipe(z.string().min(1).max(100)),
  invoiceId: z.uuid().nullish(),
  /** Persian; without it the invoice's, or a word of our own. */
  service: z.string().max(200).transform(cleanLine).nullish(),
  /** Without it the invoice's. */
  amountRials: z.coerce
    .number()
    .int()
    .min(RIALS_PER_TOMAN)
    .max(MAX_AMOUNT)
    .refine((amount) => amount % RIALS_PER_TOMAN === 0, { error: RECEIPT_FAULTS.wholeToman })
    .optional(),
  createdAt: z.coerce.date().nullish(),
});

export type NewReceiptInput = z.input<typeof newReceiptSchema>;

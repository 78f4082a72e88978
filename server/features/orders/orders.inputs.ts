import { z } from 'zod';
import { formatNumber } from '#core/dates/calendar.js';
import { parseAmount } from '#core/text/digits.js';
import { siteTypeSchema } from '#core/design/design.js';
import { DESIGN, TEXT } from '#core/limits/limits.js';
import { cleanLine, cleanText, PLAIN_TEXT } from '#core/text/plain-text.js';
import { idempotencyKeySchema } from '#features/wallet/index.js';
import { orderFields } from '#platform/db/order.js';
import { periodFrom, periodTo } from '#platform/time/period.js';
import {
  ORDER_DOMAIN_STATUSES,
  ORDER_PAYMENT_STATUSES,
  ORDER_SORTS,
  ORDER_STATUSES,
  SUBMIT_MODES,
} from './orders.values.js';
import { ORDER_TEXTS } from './orders.messages.js';

const KEY_LENGTH = 200;

/** Optional free text, made harmless; empty counts as absent. */
function text(max: number, clean = cleanText) {
  return z
    .string()
    .max(PLAIN_TEXT.workable)
    .transform(clean)
    .pipe(z.string().max(max, `این متن باید کوتاه‌تر از ${formatNumber(max)} کاراکتر باشد.`))
    .transform((value) => value || null)
    .nullish()
    .transform((value) => value ?? null);
}

/** S-149: an amount is coerced to a number; digits may be Persian. What is no number becomes 0, an invalid price. */
const amountSchema = z
  .union([z.number(), z.string().transform((value) => parseAmount(value) ?? 0)])
  .nullish()
  .transform((value) => (value && Number.isFinite(value) ? value : 0));

/** A count, also as a text in Persian digits; none is null. */
function count(min: number, max: number) {
  return z
    .union([z.number(), z.string().transform((value) => parseAmount(value) ?? Number.NaN)])
    .pipe(z.number().int().min(min).max(max))
    .nullish();
}

export const createOrderSchema = z
  .object({
    submitMode: z.enum(SUBMIT_MODES).default('draft'),
    /** Read by wizardDataSchema of core, with its own field names. Without one the order waits for its design. */
    wizardData: z.unknown().optional(),
    /** What the customer was shown; without a wizard what they mean to spend. */
    totalToman: amountSchema,
    /** Priced where there is no wizard: how many pages the customer has in mind. */
    totalPages: count(1, DESIGN.maxPages),
    /** Noted where there is no wizard; beside one both counts must be those of its design. */
    totalSections: count(0, DESIGN.maxPages * DESIGN.maxSectionsPerPage),
    currency: z
      .string()
      .refine((given) => given === 'IRR', ORDER_TEXTS.onlyRials)
      .nullish(),
    siteType: siteTypeSchema.nullish(),
    title: text(TEXT.title, cleanLine),
    description: text(TEXT.description),
    comments: text(TEXT.comments),
    sessionId: text(100, cleanLine),
    /** `WZ-…` of the client: never stored as the number, only distinguishes a repetition from a new order. */
    clientOrderNumber: text(60, cleanLine),
    /** Names the draft that is ordered; a draft is ordered once. */
    draftId: text(100, cleanLine),
    idempotencyKey: z.string().min(1).max(KEY_LENGTH).nullish(),
  })
  // S-177: an order that waits for its design is identified by its title alone.
  .refine(({ wizardData, title }) => (wizardData ?? null) !== null || Boolean(title), {
    path: ['title'],
    message: ORDER_TEXTS.titleMissing,
  });
export type CreateOrderInput = z.input<typeof createOrderSchema>;
export type ParsedCreateOrder = z.output<typeof createOrderSchema>;

export const editOrderSchema = z.object({
  id: z.string(),
  title: text(TEXT.title, cleanLine).optional(),
  description: text(TEXT.description).optional(),
  comments: text(TEXT.comments).optional(),
  wizardData: z.unknown().optional(),
  /** What the customer was shown; checked where given. */
  totalToman: z.number().nullish(),
  /** The version of the design that the edit began from; checked where given. */
  baseVersion: z.number().int().nullish(),
});
export type EditOrderInput = z.input<typeof editOrderSchema>;

export const statusSchema = z.object({
  id: z.string(),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(ORDER_PAYMENT_STATUSES).nullish(),
  reason: text(TEXT.comments),
});
export type StatusInput = z.input<typeof statusSchema>;

export const ordersFilterSchema = z.object({
  scope: z
    .enum(['mine', 'all'])
    .nullish()
    .transform((scope) => scope ?? 'mine'),
  status: z.enum(ORDER_STATUSES).nullish(),
  domainStatus: z.enum(ORDER_DOMAIN_STATUSES).nullish(),
  /** With scope all: of one customer. */
  userId: z.uuid().nullish(),
  search: z.string().max(200).nullish(),
  from: periodFrom.nullish(),
  to: periodTo.nullish(),
  ...orderFields(ORDER_SORTS),
});
export type OrdersFilter = z.input<typeof ordersFilterSchema>;

export const deleteOrderSchema = z.object({ id: z.string(), idempotencyKey: idempotencyKeySchema });
export type DeleteOrderInput = z.input<typeof deleteOrderSchema>;

export const refundOrderSchema = z.object({ orderId: z.string(), idempotencyKey: idempotencyKeySchema });
export type RefundOrderInput = z.input<typeof refundOrderSchema>;

import { z } from 'zod';
import { formatNumber } from '#core/dates/calendar.js';
import { parseAmount } from '#core/text/digits.js';
import { siteTypeSchema } from '#core/design/design.js';
import { DESIGN, TEXT } from '#core/limits/limits.js';
import { cleanLine, cleanText, PLAIN_TEXT } from '#core/text/plain-text.js';
import { idempotencyKeySchema } from '#features/wallet/index.js';
import { WizardDataType } from '#features/designs/index.js';
import { enumValue, inputType, withType } from '#platform/graphql/input-type.js';
import { period, scope, sortedBy, updatedSince } from '#platform/graphql/list.inputs.js';
import { TomanScalar } from '#platform/graphql/scalars.js';
import {
  OrderDomainStatusEnum,
  OrderPaymentStatusEnum,
  OrderSortEnum,
  OrderStatusEnum,
  SubmitModeEnum,
} from './orders.enums.js';
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
    submitMode: enumValue(SubmitModeEnum).describe('Whether to go on to the payment.'),
    /** Read by wizardDataSchema of core, with its own field names. */
    wizardData: withType(z.unknown().optional(), WizardDataType).describe(
      'The choices of the wizard. Without them the order waits for its design and cannot be paid.',
    ),
    totalToman: withType(amountSchema, TomanScalar).describe(
      'The price that was shown; refused with PRICE_MISMATCH when the server computes another. Without wizardData ' +
        'the budget of the customer, noted with the order.',
    ),
    /** Priced where there is no wizard: how many pages the customer has in mind. */
    totalPages: count(1, DESIGN.maxPages),
    /** Noted where there is no wizard; beside one both counts must be those of its design. */
    totalSections: count(0, DESIGN.maxPages * DESIGN.maxSectionsPerPage),
    currency: z
      .string()
      .refine((given) => given === 'IRR', ORDER_TEXTS.onlyRials)
      .nullish(),
    siteType: siteTypeSchema.nullish(),
    title: text(TEXT.title, cleanLine).describe(`Up to ${TEXT.title} characters; default: from the domain name.`),
    description: text(TEXT.description).describe(`Up to ${TEXT.description} characters.`),
    comments: text(TEXT.comments).describe(`Up to ${TEXT.comments} characters.`),
    sessionId: text(100, cleanLine),
    /** `WZ-…` of the client: never stored as the number, only distinguishes a repetition from a new order. */
    clientOrderNumber: text(60, cleanLine),
    draftId: text(100, cleanLine).describe(
      'The id of the draft. A draft makes one order: another try is refused with DRAFT_ORDERED.',
    ),
    idempotencyKey: z.string().min(1).max(KEY_LENGTH).nullish(),
  })
  // S-177: an order that waits for its design is identified by its title alone.
  .refine(({ wizardData, title }) => (wizardData ?? null) !== null || Boolean(title), {
    path: ['title'],
    message: ORDER_TEXTS.titleMissing,
  });
export type CreateOrderInput = z.input<typeof createOrderSchema>;
export type ParsedCreateOrder = z.output<typeof createOrderSchema>;

/** The fields that the API takes; the rest of the schema is for the documented calls. */
export const CreateOrderInputType = inputType('CreateOrderInput', 'A new order.', createOrderSchema, [
  'submitMode',
  'wizardData',
  'totalToman',
  'draftId',
  'title',
  'description',
  'comments',
]);

export const editOrderSchema = z.object({
  id: z.string(),
  title: text(TEXT.title, cleanLine).optional().describe(`Up to ${TEXT.title} characters.`),
  description: text(TEXT.description).optional().describe(`Up to ${TEXT.description} characters; null removes it.`),
  comments: text(TEXT.comments).optional().describe(`Up to ${TEXT.comments} characters; null removes it.`),
  wizardData: withType(z.unknown().optional(), WizardDataType).describe('A new design; the order is priced anew.'),
  totalToman: withType(z.number().nullish(), TomanScalar).describe(
    'The price that the customer was shown for the new design.',
  ),
  baseVersion: z
    .int()
    .nullish()
    .describe('The version of the design that the edit began from. A newer one answers CONFLICT, with its number.'),
});
export type EditOrderInput = z.input<typeof editOrderSchema>;

export const UpdateOrderInputType = inputType(
  'UpdateOrderInput',
  'The fields to change; one that is left out stays.',
  editOrderSchema.omit({ id: true }),
);

export const statusSchema = z.object({
  id: z.string(),
  status: enumValue(OrderStatusEnum),
  paymentStatus: enumValue(OrderPaymentStatusEnum).nullish(),
  reason: text(TEXT.comments),
});
export type StatusInput = z.input<typeof statusSchema>;

export const ordersFilterSchema = z.object({
  scope,
  status: enumValue(OrderStatusEnum).nullish().describe('Only orders that have come so far.'),
  domainStatus: enumValue(OrderDomainStatusEnum).nullish().describe('Only orders whose names have this status.'),
  userId: z.uuid().nullish().describe('With scope all: only those of this customer.'),
  search: z
    .string()
    .max(200)
    .nullish()
    .describe('Title, number, domain or description; for scope all the customer, too.'),
  ...period,
  ...updatedSince,
  ...sortedBy(OrderSortEnum),
});
export type OrdersFilter = z.input<typeof ordersFilterSchema>;

export const OrdersFilterType = inputType(
  'OrdersFilter',
  "Which orders a list shows; without conditions all of one's own.",
  ordersFilterSchema,
);

export const deleteOrderSchema = z.object({ id: z.string(), idempotencyKey: idempotencyKeySchema });
export type DeleteOrderInput = z.input<typeof deleteOrderSchema>;

export const refundOrderSchema = z.object({ orderId: z.string(), idempotencyKey: idempotencyKeySchema });
export type RefundOrderInput = z.input<typeof refundOrderSchema>;

import { z } from 'zod';
import { toLatinDigits } from '#core/text/digits.js';
import { RIALS_PER_TOMAN } from '#core/money.js';
import { cleanLine } from '#core/text/plain-text.js';
import { PAGING, paging } from '#platform/db/page.js';
import { inputType, withType } from '#platform/graphql/input-type.js';
import { period, sortedBy, updatedSince } from '#platform/graphql/list.inputs.js';
import { RialScalar } from '#platform/graphql/scalars.js';
import { RECEIPT_FAULTS } from './receipts.messages.js';
import { ReceiptSortEnum } from './receipts.types.js';

/** The arguments of receipt lists in both APIs; `userId` is for administrators. */
export const receiptsSchema = z.object({
  search: z.string().max(200).nullish().describe('In number, reference id, service and customer.'),
  ...period,
  ...updatedSince,
  userId: z.uuid().nullish().describe('Only those of this customer.'),
  ...paging,
  offset: z.coerce.number().int().min(0).optional(),
  ...sortedBy(ReceiptSortEnum),
});
export type ReceiptsInput = z.input<typeof receiptsSchema>;

const adminFilter = receiptsSchema.omit({ ...PAGING, offset: true });

export const ReceiptsFilter = inputType(
  'ReceiptsFilter',
  'Which receipts a list shows; without conditions all of them.',
  adminFilter.omit({ userId: true }),
);

export const AdminReceiptsFilter = inputType(
  'AdminReceiptsFilter',
  "Which of everybody's receipts a list shows.",
  adminFilter,
);

/** Which receipts are added up by month. */
export const receiptMonthsSchema = receiptsSchema.pick({ search: true, from: true, to: true });
export type ReceiptMonthsInput = z.input<typeof receiptMonthsSchema>;

export const ReceiptMonthsFilter = inputType(
  'ReceiptMonthsFilter',
  'Which receipts are added up by month; without conditions all of them.',
  receiptMonthsSchema,
);

export const downloadSchema = z.object({ format: z.enum(['pdf', 'html']).default('pdf') });

/** Rials; far above anything we takes, far below 2^53. */
const MAX_AMOUNT = 1_000_000_000_000;

/** A receipt for money that came outside the product. */
export const newReceiptSchema = z.object({
  userId: z.uuid().describe('The id of the account of the customer who paid.'),
  refId: z
    .string()
    .transform((typed) => toLatinDigits(typed).trim())
    .pipe(z.string().min(1).max(100))
    .describe('The tracking code of the payment, 1 to 100 characters; each counts once for a customer.'),
  invoiceId: z.uuid().nullish().describe('A paid invoice of that customer.'),
  service: z
    .string()
    .max(200)
    .transform(cleanLine)
    .nullish()
    .describe(
      "A description of the service, in Persian, up to 200 characters; without it the invoice's, or a general word.",
    ),
  amountRials: withType(z.coerce.number<number | string>(), RialScalar)
    .int()
    .min(RIALS_PER_TOMAN)
    .max(MAX_AMOUNT)
    .refine((amount) => amount % RIALS_PER_TOMAN === 0, { error: RECEIPT_FAULTS.wholeToman })
    .nullish()
    .describe("Whole toman; without it the invoice's."),
  createdAt: z.coerce.date<Date | string>().nullish().describe('When the money came; not in the future.'),
});

export type NewReceiptInput = z.input<typeof newReceiptSchema>;

export const NewReceiptInputType = inputType(
  'NewReceiptInput',
  'A receipt for money that came outside the product.',
  newReceiptSchema,
);

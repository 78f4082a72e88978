import { z } from 'zod';
import { cleanLine } from '#core/text/plain-text.js';
import { INVOICE } from '#core/limits/limits.js';
import { RIALS_PER_TOMAN } from '#core/money.js';
import { PAGING, paging } from '#platform/db/page.js';
import { enumValue, inputType, withType } from '#platform/graphql/input-type.js';
import { period, sortedBy, updatedSince } from '#platform/graphql/list.inputs.js';
import { RialScalar } from '#platform/graphql/scalars.js';
import { INVOICE_STATUSES } from './invoice.entity.js';
import { INVOICE_TEXTS } from './invoices.messages.js';
import { InvoiceSortEnum, InvoiceStatusEnum } from './invoices.types.js';

/** The arguments of invoice lists in both APIs. */
export const invoicesSchema = z.object({
  status: enumValue(InvoiceStatusEnum)
    .nullish()
    .describe('Only those with this status. To a customer due and overdue are one status.'),
  search: z.string().max(200).nullish().describe('In number, service and customer.'),
  ...period,
  ...updatedSince,
  ...paging,
  ...sortedBy(InvoiceSortEnum),
});
export type InvoicesInput = z.input<typeof invoicesSchema>;

export const InvoicesFilter = inputType(
  'InvoicesFilter',
  'Which invoices a list shows; without conditions all of them.',
  invoicesSchema.omit(PAGING),
);

/** Which invoices are added up by month. */
export const invoiceMonthsSchema = invoicesSchema.pick({ status: true, search: true, from: true, to: true });
export type InvoiceMonthsInput = z.input<typeof invoiceMonthsSchema>;

export const InvoiceMonthsFilter = inputType(
  'InvoiceMonthsFilter',
  'Which invoices are added up by month; without conditions all of them.',
  invoiceMonthsSchema,
);

/** The arguments of the administrators' list of all invoices. */
export const allInvoicesSchema = invoicesSchema.extend({
  userId: z.uuid().nullish().describe('Only those of this customer.'),
});
export type AllInvoicesInput = z.input<typeof allInvoicesSchema>;

export const AdminInvoicesFilter = inputType(
  'AdminInvoicesFilter',
  "Which of everybody's invoices a list shows.",
  allInvoicesSchema.omit(PAGING),
);

const MAX_SERVICE_NAME = 200;
/** Rials; far above anything we sells, far below 2^53. */
const MAX_AMOUNT = 1_000_000_000_000;

export const newInvoiceSchema = z.object({
  userId: z.uuid().describe("The id of the customer's account."),
  serviceName: z
    .string()
    .transform(cleanLine)
    .pipe(z.string().min(1).max(MAX_SERVICE_NAME))
    .describe(`A description of the service, in Persian; 1 to ${MAX_SERVICE_NAME} characters.`),
  amountRials: withType(z.coerce.number<number | string>(), RialScalar)
    .int()
    .min(RIALS_PER_TOMAN)
    .max(MAX_AMOUNT)
    .refine((amount) => amount % RIALS_PER_TOMAN === 0, { error: INVOICE_TEXTS.wholeToman })
    .describe('VAT included; whole toman.'),
  dueDate: z.coerce
    .date<Date | string>()
    .nullish()
    .describe(`Until when it is to be paid; without it ${INVOICE.dueDays} days from now.`),
});
export type NewInvoiceInput = z.input<typeof newInvoiceSchema>;

export const NewInvoiceInputType = inputType(
  'NewInvoiceInput',
  'An invoice that an administrator writes.',
  newInvoiceSchema,
);

export const invoiceStatusSchema = z.object({ id: z.string(), status: z.enum(INVOICE_STATUSES) });

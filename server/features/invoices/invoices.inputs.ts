import { z } from 'zod';
import { cleanLine } from '#core/text/plain-text.js';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { RIALS_PER_TOMAN } from '#core/money.js';
import { orderFields } from '#platform/db/order.js';
import { periodFrom, periodTo } from '#platform/time/period.js';
import { INVOICE_STATUSES, SHOWN_INVOICE_STATUSES } from './invoice.entity.js';
import { INVOICE_SORTS } from './invoices.queries.js';
import { INVOICE_TEXTS } from './invoices.messages.js';

/** The arguments of invoice lists in both APIs. */
export const invoicesSchema = z.object({
  status: z.enum(SHOWN_INVOICE_STATUSES).nullish(),
  search: z.string().max(200).nullish(),
  from: periodFrom.nullish(),
  to: periodTo.nullish(),
  page: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE.max).optional(),
  ...orderFields(INVOICE_SORTS),
});

export type InvoicesInput = z.input<typeof invoicesSchema>;

/** The arguments of the administrators' list of all invoices. */
export const allInvoicesSchema = invoicesSchema.extend({ userId: z.uuid().nullish() });

export type AllInvoicesInput = z.input<typeof allInvoicesSchema>;

const MAX_SERVICE_NAME = 200;
/** Rials; far above anything we sells, far below 2^53. */
const MAX_AMOUNT = 1_000_000_000_000;

/** An invoice written by an administrator. */
export const newInvoiceSchema = z.object({
  userId: z.uuid(),
  serviceName: z.string().transform(cleanLine).pipe(z.string().min(1).max(MAX_SERVICE_NAME)),
  amountRials: z.coerce
    .number()
    .int()
    .min(RIALS_PER_TOMAN)
    .max(MAX_AMOUNT)
    .refine((amount) => amount % RIALS_PER_TOMAN === 0, { error: INVOICE_TEXTS.wholeToman }),
  dueDate: z.coerce.date().nullish(),
});

export type NewInvoiceInput = z.input<typeof newInvoiceSchema>;

export const invoiceStatusSchema = z.object({ id: z.string(), status: z.enum(INVOICE_STATUSES) });

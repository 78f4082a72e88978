import { z } from 'zod';
import { PAGE_SIZE } from '../../../core/limits.js';
import { INVOICE_STATUSES } from './invoice.entity.js';

/** What both doors ask an invoice list with. */
export const invoicesSchema = z.object({
  status: z.enum(INVOICE_STATUSES).nullish(),
  search: z.string().max(200).nullish(),
  from: z.coerce.date().nullish(),
  to: z.coerce.date().nullish(),
  page: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE.max).optional(),
});

export type InvoicesInput = z.input<typeof invoicesSchema>;

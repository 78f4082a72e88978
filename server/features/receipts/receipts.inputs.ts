import { z } from 'zod';
import { PAGE_SIZE } from '../../../core/limits.js';

/** What both doors ask a receipt list with; `userId` is for administrators. */
export const receiptsSchema = z.object({
  search: z.string().max(200).nullish(),
  from: z.coerce.date().nullish(),
  to: z.coerce.date().nullish(),
  userId: z.uuid().nullish(),
  page: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE.max).optional(),
  offset: z.coerce.number().int().min(0).optional(),
});

export type ReceiptsInput = z.input<typeof receiptsSchema>;

export const downloadSchema = z.object({ format: z.enum(['pdf', 'html']).default('pdf') });

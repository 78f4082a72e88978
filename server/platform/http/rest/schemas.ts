/** Pieces of answers that many routes share. */
import { z } from 'zod';

/** `total` is exact up to 1,000; `capped` says that there are more rows than it, `more` that another page follows. */
export const paginationSchema = z.object({
  page: z.int(),
  pages: z.int(),
  total: z.int(),
  more: z.boolean().describe('Another page follows this one'),
  capped: z.boolean().describe('`total` is a lower bound: the list is longer'),
  limit: z.int(),
});

/** What has been done, in a Persian sentence. */
export const ackSchema = z.object({ success: z.boolean(), message: z.string() });

/** Beside amounts of rials, in a view's `add`. */
export const currencyField = [z.literal('IRR'), () => 'IRR'] as const;

/** Beside a record, for administrators: whose it is. */
export const ownerFields = { userName: z.string().nullable(), userEmail: z.string() };

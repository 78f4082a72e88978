/** Pieces of answers that many routes share. */
import { z } from 'zod';

/** `total` is exact up to 10,000; `more` says that there are more than it. */
export const paginationSchema = z.object({
  page: z.int(),
  pages: z.int(),
  total: z.int(),
  more: z.boolean(),
  limit: z.int(),
});

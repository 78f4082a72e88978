/** Pieces of answers that many routes share. */
import { z } from 'zod';

export const paginationSchema = z.object({ page: z.int(), pages: z.int(), total: z.int(), limit: z.int() });

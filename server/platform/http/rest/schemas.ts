/** Pieces of answers that many routes share. */
import { z } from 'zod';

/** The query of a call that takes none: each name in it is refused. */
export const noQuery = z.strictObject({});

/** The body of a call that takes none: each name in it is refused. The OpenAPI document describes no body. */
export const noBody = z.strictObject({});

/** `total` is exact up to 1,000; `capped` says that there are more rows than it, `more` that another page follows. */
export const paginationSchema = z
  .object({
    page: z.int(),
    pages: z.int(),
    total: z.int(),
    more: z.boolean().describe('Another page follows this one'),
    capped: z.boolean().describe('`total` is a lower bound: the list is longer'),
    limit: z.int(),
  })
  .meta({ id: 'Pagination' });

/** Beside the rows of a list. */
export const nextCursorSchema = z
  .string()
  .nullable()
  .describe('Pass it as `after` to go on; null at the end, and where a page was asked for by its number');

/** The act that was done, in a Persian sentence. The same as `Ack` in GraphQL. */
export const ackSchema = z
  .object({
    success: z.boolean().describe('Always true: the call succeeded, or it ends with an error.'),
    message: z.string().describe('A Persian sentence for the person.'),
  })
  .meta({ id: 'Ack', description: 'Done. What could not be done is an error instead.' });

/** Beside amounts of rials, in a view's `add`. */
export const currencyField = [z.literal('IRR'), () => 'IRR'] as const;

/** Beside a record, for administrators: whose it is. */
export const ownerFields = { userName: z.string().nullable(), userEmail: z.string() };

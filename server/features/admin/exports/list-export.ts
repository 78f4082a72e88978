/** The parts of an exported list. */
import type { z } from 'zod';
import type { Ctx } from '#platform/context.js';
import type { Selection } from '#platform/db/select.js';
import { parseInput } from '#platform/input.js';
import type { Cell, Column } from '#platform/documents/csv.js';

export interface ListExport {
  /** @throws AppError VALIDATION_ERROR. */
  readonly select: (query: unknown, ctx: Ctx) => Promise<Selection>;
  readonly columns: readonly Column<object>[];
}

/** A list whose `select` reads rows with what `columns` show. */
export function listExport<Row extends object, Schema extends z.ZodType>(
  schema: Schema,
  select: (filter: z.output<Schema>, ctx: Ctx) => Selection | Promise<Selection>,
  columns: readonly (readonly [title: string, cell: (row: Row) => Cell])[],
): ListExport {
  // The select reads exactly the columns that are shown: the row's type ends here.
  const shown = columns.map(([title, cell]) => ({ title, cell: (row: object) => cell(row as Row) }));
  return { select: async (query, ctx) => select(parseInput(schema, query), ctx), columns: shown };
}

import { requireAdmin, unitOfWork, type Ctx } from '#platform/context.js';
import { batchesOf } from '#platform/db/cursor.js';
import { audit } from '#features/identity/index.js';
import { csvOf } from '#platform/documents/csv.js';
import { EXPORTS, type ExportName } from './exports.js';

/**
 * A whole list, as filtered, newest first, in pieces of CSV. Each export is recorded in the audit log, because it takes
 * customers' data out of the product.
 * @throws AppError FORBIDDEN, VALIDATION_ERROR, before the first piece.
 */
export async function exportList(ctx: Ctx, name: ExportName, query: object): Promise<AsyncGenerator<string>> {
  requireAdmin(ctx);
  const { select, columns } = EXPORTS[name];
  const { text, values } = await select(query, ctx);
  await unitOfWork(ctx, (tx) =>
    audit(tx, { action: 'data.export', subject: { type: 'list', id: name, label: name }, after: { filter: query } }),
  );
  return csvOf(columns, batchesOf<object>(ctx.em, text, values));
}

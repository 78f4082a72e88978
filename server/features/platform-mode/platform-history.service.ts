import { PAGE_SIZE } from '#core/limits/limits.js';
import { requireAdmin, type Ctx } from '#platform/context.js';
import { Conditions } from '#platform/db/conditions.js';
import { newestFirst } from '#platform/db/order.js';
import { pageBounds, readPage, type LazyPage } from '#platform/db/page.js';
import { columns } from '#platform/db/select.js';
import { parseInput } from '#platform/input.js';
import { historySchema, type HistoryInput } from './platform-mode.inputs.js';
import { messages } from './platform-mode.messages.js';
import type { PlatformChangeType } from './platform-mode.types.js';

const COLUMNS = columns<PlatformChangeType>()('id kind mode previousMode message until reason changes byId by at', {
  table: 'c',
  expressions: { byId: 'c.user_id', by: `coalesce(nullif(u.full_name, ''), u.email, '${messages.system}')` },
});

const FROM = 'from platform_changes c left join users u on u.id = c.user_id';

/** Newest first; `from` and `to` are both included. @throws AppError FORBIDDEN, VALIDATION_ERROR. */
export async function platformHistory(ctx: Ctx, given: HistoryInput): Promise<LazyPage<PlatformChangeType>> {
  requireAdmin(ctx);
  const { from, to, kind, ...paging } = parseInput(historySchema, given);
  const where = new Conditions();
  where.period('c.at', { from, to });
  if (kind) where.add(kind, (at) => `c.kind = ${at}`);
  const list = { columns: COLUMNS, from: FROM, where, order: newestFirst('c.at', 'c.id') };
  return readPage<PlatformChangeType>(
    ctx,
    { ...list, counted: 'from platform_changes c' },
    pageBounds(paging, PAGE_SIZE.admin),
  );
}

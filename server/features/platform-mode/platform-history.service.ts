import { PAGE_SIZE } from '#core/limits/limits.js';
import { requireAdmin, type Ctx } from '#platform/context.js';
import { pageBounds, pagination, type LazyPage, type Pagination } from '#platform/db/page.js';
import { row, rows, type SqlValue } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import { parseInput } from '#platform/input.js';
import { historySchema, type HistoryInput } from './platform-mode.inputs.js';
import { messages } from './platform-mode.messages.js';
import type { PlatformChangeType } from './platform-mode.types.js';

const COLUMNS = columns<PlatformChangeType>()('id kind mode previousMode message until reason changes byId by at', {
  table: 'c',
  expressions: { byId: 'c.user_id', by: `coalesce(nullif(u.full_name, ''), u.email, '${messages.system}')` },
});

/** Newest first; `from` and `to` are both included. @throws AppError FORBIDDEN, VALIDATION_ERROR. */
export async function platformHistory(ctx: Ctx, given: HistoryInput): Promise<LazyPage<PlatformChangeType>> {
  requireAdmin(ctx);
  const { from, to, kind, ...paging } = parseInput(historySchema, given);
  const { page, limit, offset } = pageBounds(paging, PAGE_SIZE.admin);
  const values: SqlValue[] = [];
  const conditions = [
    ...(from ? [`c.at >= $${values.push(from)}`] : []),
    ...(to ? [`c.at <= $${values.push(to)}`] : []),
    ...(kind ? [`c.kind = $${values.push(kind)}`] : []),
  ];
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const items = await rows<PlatformChangeType>(
    ctx.em,
    `select ${COLUMNS} from platform_changes c left join users u on u.id = c.user_id ${where}
     order by c.at desc, c.id desc limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, limit, offset],
  );
  const countPages = async (): Promise<Pagination> => {
    const count = await row<{ n: number }>(ctx.em, `select count(*) as n from platform_changes c ${where}`, values);
    return pagination(page, limit, count?.n ?? 0);
  };
  return { items, countPages };
}

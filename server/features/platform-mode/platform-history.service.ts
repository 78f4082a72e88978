import { PAGE_SIZE } from '../../../core/limits.js';
import type { PlatformModeKind } from '../../../core/platform.js';
import { requireAdmin, type Ctx } from '../../platform/context.js';
import { pageBounds, pagination, type LazyPage, type Pagination } from '../../platform/db/page.js';
import { row, rows, type SqlValue } from '../../platform/db/rows.js';
import { parseInput } from '../../platform/input.js';
import type { SettingChange, PlatformChangeKind } from './platform-change.entity.js';
import { historySchema, type HistoryInput } from './platform-mode.inputs.js';
import { messages } from './platform-mode.messages.js';

export interface PlatformChange {
  readonly id: string;
  readonly kind: PlatformChangeKind;
  readonly mode: PlatformModeKind;
  readonly previousMode: PlatformModeKind;
  readonly message: string | null;
  readonly until: Date | null;
  readonly reason: string | null;
  readonly changes: readonly SettingChange[];
  readonly byId: string | null;
  /** Name or e-mail; «سامانه» where a planned window began or ended. */
  readonly by: string;
  readonly at: Date;
}

const COLUMNS = `
  c.id, c.kind, c.mode, c.previous_mode as "previousMode", c.message, c.until, c.reason, c.changes,
  c.user_id as "byId", coalesce(nullif(u.full_name, ''), u.email, '${messages.system}') as "by", c.at`;

/** Newest first; `from` and `to` are both included. @throws AppError FORBIDDEN, VALIDATION_ERROR. */
export async function platformHistory(ctx: Ctx, given: HistoryInput): Promise<LazyPage<PlatformChange>> {
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
  const items = await rows<PlatformChange>(
    ctx.em,
    `select ${COLUMNS} from site_changes c left join users u on u.id = c.user_id ${where}
     order by c.at desc, c.id desc limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, limit, offset],
  );
  const countPages = async (): Promise<Pagination> => {
    const count = await row<{ n: number }>(ctx.em, `select count(*) as n from site_changes c ${where}`, values);
    return pagination(page, limit, count?.n ?? 0);
  };
  return { items, countPages };
}

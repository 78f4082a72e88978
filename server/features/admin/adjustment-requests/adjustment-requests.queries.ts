/** Raw reads of requests to change a balance. */
import type { Rial } from '../../../../core/money.js';
import type { Ctx } from '../../../platform/context.js';
import { Conditions } from '../../../platform/db/conditions.js';
import { pagination, type LazyPage } from '../../../platform/db/page.js';
import { row, rows } from '../../../platform/db/rows.js';
import type { CustomerRow } from '../../identity/index.js';
import type { AdjustmentType } from '../../wallet/index.js';
import type { RequestStatus } from './adjustment-request.entity.js';

export interface RequestRow {
  readonly id: string;
  readonly owner: CustomerRow;
  /** Now. */
  readonly balanceRials: Rial;
  readonly type: AdjustmentType;
  readonly amountRials: Rial;
  readonly reason: string;
  readonly notes: string | null;
  readonly status: RequestStatus;
  readonly requestedBy: CustomerRow;
  readonly decidedBy: CustomerRow | null;
  readonly decidedAt: Date | null;
  readonly decision: string | null;
  readonly adjustmentId: string | null;
  readonly expiresAt: Date;
  readonly createdAt: Date;
}

/** `$1` is now: what has waited too long has expired. */
const STATUS = `case when r.status = 'pending' and r.expires_at <= $1 then 'expired' else r.status end`;
const person = (name: string): string =>
  `json_build_object('id', ${name}.id, 'fullName', ${name}.full_name, 'email', ${name}.email)`;
const SELECT = `select r.id, ${person('o')} as owner, coalesce(w.balance_rials, 0) as "balanceRials", r.type,
  r.amount_rials as "amountRials", r.reason, r.notes, ${STATUS} as status, ${person('a')} as "requestedBy",
  case when d.id is not null then ${person('d')} end as "decidedBy", r.decided_at as "decidedAt", r.decision,
  r.adjustment_id as "adjustmentId", r.expires_at as "expiresAt", r.created_at as "createdAt"
  from adjustment_requests r join users o on o.id = r.owner_id join users a on a.id = r.requested_by_id
  left join users d on d.id = r.decided_by_id left join ledger_accounts w on w.user_id = r.owner_id`;

export function findRequest(ctx: Ctx, id: string): Promise<RequestRow | null> {
  return row<RequestRow>(ctx.em, `${SELECT} where r.id = $2`, [ctx.clock.now(), id]);
}

export interface RequestsQuery {
  readonly status?: RequestStatus | null | undefined;
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
}

/** Newest first. */
export async function listRequests(ctx: Ctx, query: RequestsQuery): Promise<LazyPage<RequestRow>> {
  const where = new Conditions();
  where.add(ctx.clock.now(), (at) => `${at}::timestamptz is not null`);
  if (query.status) where.add(query.status, (at) => `${STATUS} = ${at}`);
  const values = [...where.values, query.limit, query.offset];
  const window = `order by r.created_at desc, r.id desc limit $${values.length - 1} offset $${values.length}`;
  const count = `select count(*) as total from adjustment_requests r ${where.sql}`;
  return {
    items: await rows<RequestRow>(ctx.em, `${SELECT} ${where.sql} ${window}`, values),
    countPages: async () =>
      pagination(query.page, query.limit, (await row<{ total: number }>(ctx.em, count, where.values))?.total ?? 0),
  };
}

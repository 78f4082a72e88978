/** Raw reads of requests to change a balance. */
import type { Ctx } from '#platform/context.js';
import { Conditions } from '#platform/db/conditions.js';
import { newestFirst } from '#platform/db/order.js';
import { readPage, type LazyPage, type PageBounds } from '#platform/db/page.js';
import { row } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import type { RequestStatus } from './adjustment-request.entity.js';
import type { AdjustmentRequestType } from './adjustment-requests.types.js';

/** `$1` is now: what has waited too long has expired. */
const STATUS = `case when r.status = 'pending' and r.expires_at <= $1 then 'expired' else r.status end`;
const person = (name: string): string =>
  `json_build_object('id', ${name}.id, 'fullName', ${name}.full_name, 'email', ${name}.email)`;
const COLUMNS = columns<AdjustmentRequestType>()(
  `id owner balanceRials type amountRials reason notes status requestedBy decidedBy decidedAt decision adjustmentId
   expiresAt createdAt`,
  {
    table: 'r',
    expressions: {
      owner: person('o'),
      balanceRials: 'coalesce(w.balance_rials, 0)',
      status: STATUS,
      requestedBy: person('a'),
      decidedBy: `case when d.id is not null then ${person('d')} end`,
    },
  },
);
const FROM = `from adjustment_requests r join users o on o.id = r.owner_id join users a on a.id = r.requested_by_id
  left join users d on d.id = r.decided_by_id left join ledger_accounts w on w.user_id = r.owner_id`;

export function findRequest(ctx: Ctx, id: string): Promise<AdjustmentRequestType | null> {
  return row<AdjustmentRequestType>(ctx.em, `select ${COLUMNS} ${FROM} where r.id = $2`, [ctx.clock.now(), id]);
}

export interface RequestsQuery extends PageBounds {
  readonly status?: RequestStatus | null | undefined;
}

/** Newest first. */
export async function listRequests(ctx: Ctx, query: RequestsQuery): Promise<LazyPage<AdjustmentRequestType>> {
  const where = new Conditions();
  where.add(ctx.clock.now(), (at) => `${at}::timestamptz is not null`);
  if (query.status) where.add(query.status, (at) => `${STATUS} = ${at}`);
  const order = newestFirst('r.created_at', 'r.id');
  const list = { columns: COLUMNS, from: FROM, where, order, counted: 'from adjustment_requests r' };
  return readPage<AdjustmentRequestType>(ctx, list, query);
}

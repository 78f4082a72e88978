/** Requests for money back, and what is promised for an order, as plain rows. */
import type DataLoader from 'dataloader';
import { MONEY_BACK } from '#core/limits/limits.js';
import type { Ctx } from '#platform/context.js';
import { Conditions } from '#platform/db/conditions.js';
import { newestFirst } from '#platform/db/order.js';
import { readPage, type LazyPage, type PageBounds } from '#platform/db/page.js';
import { row, rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import { loaderOf } from '#platform/loader.js';
import type { MoneyBackStatus } from '../order/money-back.entity.js';
import type { MoneyBackRequestType, MoneyBackType } from './money-back.types.js';

const COLUMNS = columns<MoneyBackRequestType>()(
  'id orderId userId orderNumber orderTitle refundableRials reason status amountRials decision endedAt createdAt',
  {
    table: 'r',
    expressions: {
      orderNumber: 'o.order_number',
      orderTitle: 'o.title',
      refundableRials: `case when o.payment_status = 'paid' then o.price_rials - o.refunded_rials + coalesce((
        select sum(i.amount_rials - i.credited_rials) from invoices i
        where i.order_id = o.id and i.kind = 'upgrade' and i.payment_id is not null), 0)::bigint else 0 end`,
    },
  },
);
const FROM = 'from money_back_requests r join orders o on o.id = r.order_id';
const SELECT = `select ${COLUMNS} ${FROM}`;

/** Callers check permissions. `id` must be an id. */
export function findMoneyBackRequest(ctx: Ctx, id: string): Promise<MoneyBackRequestType | null> {
  return row<MoneyBackRequestType>(ctx.em, `${SELECT} where r.id = $1`, [id]);
}

export interface MoneyBackQuery extends PageBounds {
  readonly status?: MoneyBackStatus | null | undefined;
}

/** Newest first. */
export async function listMoneyBackRequests(ctx: Ctx, query: MoneyBackQuery): Promise<LazyPage<MoneyBackRequestType>> {
  const where = new Conditions();
  if (query.status) where.add(query.status, (at) => `r.status = ${at}`);
  const order = newestFirst('r.created_at', 'r.id');
  const list = { columns: COLUMNS, from: FROM, where, order, counted: 'from money_back_requests r' };
  return readPage<MoneyBackRequestType>(ctx, list, query);
}

const NEWEST = `${SELECT} where r.id in (
  select distinct on (order_id) id from money_back_requests where order_id = any($1::uuid[])
  order by order_id, created_at desc, id desc)`;

/** The newest request of many orders in one query. The caller has decided who may see the orders. */
export function moneyBackRequestLoader(ctx: Ctx): DataLoader<string, MoneyBackRequestType | null> {
  return loaderOf<MoneyBackRequestType>(
    ctx,
    'orders.money-back-request',
    (ids) => rows<MoneyBackRequestType>(ctx.em, NEWEST, [[...ids]]),
    ({ orderId }) => orderId,
  );
}

const UNTIL = `i.paid_at + interval '${MONEY_BACK.days} days'`;
const OFFERS = `
  select o.id as "orderId", ${UNTIL} as until,
    ${UNTIL} > $2 and (select count(*) < ${MONEY_BACK.requests} and count(*) filter (where r.status = 'pending') = 0
      from money_back_requests r where r.order_id = o.id) as "mayRequest"
  from orders o join invoices i on i.order_id = o.id and i.kind = 'order' and i.status = 'paid'
  where o.id = any($1::uuid[]) and o.payment_status = 'paid' and o.deleted_at is null`;

/**
 * Loads the requests for money back of many orders in one query; null where nothing is paid. The caller has decided who
 * may see the orders.
 */
export function moneyBackLoader(ctx: Ctx): DataLoader<string, MoneyBackType | null> {
  return loaderOf<MoneyBackType>(
    ctx,
    'orders.money-back',
    (ids) => readOffers(ctx, ids),
    ({ orderId }) => orderId,
  );
}

export function readOffers(ctx: Ctx, orderIds: readonly string[]): Promise<MoneyBackType[]> {
  return rows<MoneyBackType>(ctx.em, OFFERS, [[...orderIds], ctx.clock.now()]);
}

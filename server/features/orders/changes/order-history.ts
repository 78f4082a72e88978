/** The stored way of an order through its statuses, and how far it has come. */
import type DataLoader from 'dataloader';
import type { Ctx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import { loaderOf } from '#platform/loader.js';
import { PROGRESS_TEXTS } from '../order/orders.messages.js';
import type { OrderRow } from '../order/orders.queries.js';
import type { OrderProgressType, OrderStatusChangeType, OrderStepType } from '../order/orders.types.js';
import type { OrderStatus, OrderStepKey } from '../order/orders.values.js';
import { ORDER_SITE } from '../order/order-site.js';

const COLUMNS = columns<OrderStatusChangeType>()(
  'id orderId fromStatus toStatus fromDomain toDomain actorId actorName viaKey reason at',
  { table: 'c', expressions: { actorName: 'u.full_name', at: 'c.created_at' } },
);
/** The entries of status and of name each; administrators may rename an order as often as they like. */
const MOST = 100;
const NEWEST = `order by created_at desc, id desc limit ${MOST}`;
const SELECT = `select ${COLUMNS}
  from unnest($1::uuid[]) as o (id) cross join lateral (
    (select id, order_id, from_status, to_status, null as from_domain, null as to_domain, actor_id, via_key, reason, created_at
    from order_status_changes where order_id = o.id ${NEWEST})
    union all
    (select id, order_id, status, status, from_domain, to_domain, actor_id, via_key, null, created_at
    from order_domain_changes where order_id = o.id ${NEWEST})
  ) c left join users u on u.id = c.actor_id order by c.created_at, c.id`;

interface OfOrder {
  readonly orderId: string;
  readonly changes: readonly OrderStatusChangeType[];
}

/** Loads the histories of many orders in one query, oldest first. The caller has decided who may see the orders. */
function historyLoader(ctx: Ctx): DataLoader<string, OfOrder | null> {
  return loaderOf(
    ctx,
    'orders.history',
    async (ids) => {
      const found = await rows<OrderStatusChangeType>(ctx.em, SELECT, [[...ids]]);
      return ids.map((orderId) => ({ orderId, changes: found.filter((change) => change.orderId === orderId) }));
    },
    ({ orderId }) => orderId,
  );
}

/** A customer does not see which administrator has acted: to them it is Barpa. */
export async function historyOf(ctx: Ctx, order: OrderRow): Promise<readonly OrderStatusChangeType[]> {
  const changes = (await historyLoader(ctx).load(order.id))?.changes ?? [];
  if (ctx.viewer?.role === 'admin') return changes;
  const isForeign = ({ actorId }: OrderStatusChangeType): boolean => actorId !== order.userId;
  return changes.map((change) =>
    isForeign(change) ? { ...change, actorId: null, actorName: null, viaKey: null } : change,
  );
}

/** `paidAt` is the settlement of the payment that counts, null while there is none. */
export async function progressOf(ctx: Ctx, order: OrderRow, paidAt: Date | null): Promise<OrderProgressType> {
  const history = await historyOf(ctx, order);
  const site = await ctx.provided.one(ORDER_SITE).facts(ctx, order.id);
  const connectedAt = site?.domainConnectedAt ?? null;
  const isNamed = order.domain !== '' || connectedAt !== null;
  const reached = (status: OrderStatus): Date | null => history.find(({ toStatus }) => toStatus === status)?.at ?? null;
  const step = (key: OrderStepKey, at: Date | null): OrderStepType => ({
    key,
    title: PROGRESS_TEXTS[key],
    done: at !== null,
    at,
  });
  const begun = [step('placed', reached('pending') ?? order.createdAt), step('paid', paidAt)];
  const steps =
    order.status === 'cancelled'
      ? [
          ...begun.filter(({ done }) => done),
          step('cancelled', reached('cancelled') ?? order.updatedAt),
          ...(order.paymentStatus === 'refunded' ? [step('refunded', reached('cancelled') ?? order.updatedAt)] : []),
        ]
      : [
          ...begun,
          // An administrator may begin an unpaid order, which has no site.
          step('building', site ? reached('in_progress') : null),
          step('online', site?.onlineAt ?? null),
          ...(isNamed ? [step('connected', connectedAt)] : []),
          step('delivered', reached('completed')),
        ];
  return { steps, percent: Math.round((100 * steps.filter(({ done }) => done).length) / steps.length) };
}

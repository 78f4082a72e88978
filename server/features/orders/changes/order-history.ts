/** The stored way of an order through its statuses, and how far it has come. */
import type DataLoader from 'dataloader';
import type { Ctx } from '../../../platform/context.js';
import { rows } from '../../../platform/db/rows.js';
import { loaderOf } from '../../../platform/loader.js';
import { PROGRESS_TEXTS } from '../orders.messages.js';
import type { OrderRow } from '../orders.queries.js';
import type { OrderStatus } from '../orders.values.js';
import { ORDER_SITE } from '../order-site.js';

export interface StatusChange {
  readonly id: string;
  readonly orderId: string;
  /** Null for the creation. */
  readonly fromStatus: OrderStatus | null;
  readonly toStatus: OrderStatus;
  /** Both set where it was the name that changed, and the status stayed. */
  readonly fromDomain: string | null;
  readonly toDomain: string | null;
  /** Null when the system did it. */
  readonly actorId: string | null;
  readonly actorName: string | null;
  /** The name of the API key by which it was done. */
  readonly viaKey: string | null;
  readonly reason: string | null;
  readonly at: Date;
}

const SELECT = `select c.id, c.order_id as "orderId", c.from_status as "fromStatus", c.to_status as "toStatus",
  c.from_domain as "fromDomain", c.to_domain as "toDomain", c.actor_id as "actorId", u.full_name as "actorName",
  c.via_key as "viaKey", c.reason, c.created_at as at
  from (
    select id, order_id, from_status, to_status, null as from_domain, null as to_domain, actor_id, via_key, reason, created_at
    from order_status_changes where order_id = any($1::uuid[])
    union all
    select id, order_id, status, status, from_domain, to_domain, actor_id, via_key, null, created_at
    from order_domain_changes where order_id = any($1::uuid[])
  ) c left join users u on u.id = c.actor_id order by c.created_at, c.id`;

interface OfOrder {
  readonly orderId: string;
  readonly changes: readonly StatusChange[];
}

/** Of many orders in one query, oldest first. The caller has decided who may see the orders. */
function historyLoader(ctx: Ctx): DataLoader<string, OfOrder | null> {
  return loaderOf(
    ctx,
    'orders.history',
    async (ids) => {
      const found = await rows<StatusChange>(ctx.em, SELECT, [[...ids]]);
      return ids.map((orderId) => ({ orderId, changes: found.filter((change) => change.orderId === orderId) }));
    },
    ({ orderId }) => orderId,
  );
}

/** A customer does not see which administrator has acted: to them it is Barpa. */
export async function historyOf(ctx: Ctx, order: OrderRow): Promise<readonly StatusChange[]> {
  const changes = (await historyLoader(ctx).load(order.id))?.changes ?? [];
  if (ctx.viewer?.role === 'admin') return changes;
  const isForeign = ({ actorId }: StatusChange): boolean => actorId !== order.userId;
  return changes.map((change) =>
    isForeign(change) ? { ...change, actorId: null, actorName: null, viaKey: null } : change,
  );
}

export interface ProgressStep {
  readonly key: 'placed' | 'paid' | 'building' | 'online' | 'delivered' | 'cancelled' | 'refunded';
  /** Persian. */
  readonly title: string;
  readonly done: boolean;
  readonly at: Date | null;
}

export interface OrderProgress {
  readonly steps: readonly ProgressStep[];
  /** Done steps of all; a cancelled order has come to its end. */
  readonly percent: number;
}

/** `paidAt` is the settlement of the payment that counts, null while there is none. */
export async function progressOf(ctx: Ctx, order: OrderRow, paidAt: Date | null): Promise<OrderProgress> {
  const history = await historyOf(ctx, order);
  const site = await ctx.provided.one(ORDER_SITE).facts(ctx, order.id);
  const reached = (status: OrderStatus): Date | null => history.find(({ toStatus }) => toStatus === status)?.at ?? null;
  const step = (key: ProgressStep['key'], at: Date | null): ProgressStep => ({
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
          step('building', reached('in_progress')),
          step('online', site?.onlineAt ?? null),
          step('delivered', reached('completed')),
        ];
  return { steps, percent: Math.round((100 * steps.filter(({ done }) => done).length) / steps.length) };
}

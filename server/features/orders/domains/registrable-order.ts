/**
 * The functions of orders that registering names needs: whether their names may be sent now, and the way back from a
 * lost name.
 */
import type { TxCtx } from '#platform/context.js';
import type { OrderEntity } from '../order/orders.entity.js';
import { lockOrder } from '../order/orders.store.js';
import { refuseOrderName } from './order-domains.js';

/** The order under a row lock, where it is paid, not dropped, and all its names are confirmed; else null. */
export async function lockNamedOrder(tx: TxCtx, id: string): Promise<OrderEntity | null> {
  const order = await lockOrder(tx, id);
  const isLive = order?.paymentStatus === 'paid' && order.status !== 'cancelled' && order.deletedAt === null;
  return isLive && order.domainStatus === 'confirmed' ? order : null;
}

/** A locked order's names are sent now: they can no longer be changed. */
export async function endNameChange(tx: TxCtx, order: OrderEntity): Promise<void> {
  const now = tx.clock.now();
  if (order.domainChangeUntil === null || order.domainChangeUntil <= now) return;
  order.domainChangeUntil = now;
  order.updatedAt = now;
  await tx.em.flush();
  tx.publish('order.changed', { userId: order.userId, orderId: order.id });
}

/**
 * The registry would not register a name: the order stays paid, and its customer chooses another one. Nothing where the
 * order is over. `why` is Persian.
 */
export async function loseOrderName(tx: TxCtx, orderId: string, name: string, why: string): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const isLive = order?.paymentStatus === 'paid' && order.status !== 'cancelled' && order.deletedAt === null;
  if (isLive) await refuseOrderName(tx, order, { name, why });
}

import type { TxCtx } from '#platform/context.js';
import { notify } from '#features/notifications/index.js';
import { ORDER_SITE } from '../order/order-site.js';
import type { OrderEntity } from '../order/orders.entity.js';
import { ORDER_NOTIFICATIONS } from '../order/orders.notifications.js';

/** Notifies the owner of an order of its new status, and updates the screens that show it. */
export async function notifyMoved(tx: TxCtx, order: OrderEntity): Promise<void> {
  const { userId, status } = order;
  if (status === 'in_progress') await notify(tx, userId, ORDER_NOTIFICATIONS.started, order);
  if (status === 'cancelled') await notify(tx, userId, ORDER_NOTIFICATIONS.cancelled, order);
  if (status === 'completed') await notifyCompleted(tx, order);
  tx.publish('order.changed', { userId, orderId: order.id });
}

/** Names the address of the site while it is online, and leads to its page. */
async function notifyCompleted(tx: TxCtx, order: OrderEntity): Promise<void> {
  const { userId, orderNumber, title, domain } = order;
  const site = await tx.provided.one(ORDER_SITE).place(tx, order.id);
  const place = { address: site?.openUrl ?? null, siteId: site?.siteId ?? null };
  await notify(tx, userId, ORDER_NOTIFICATIONS.completed, { orderNumber, title, domain, ...place });
}

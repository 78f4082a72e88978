import type { TxCtx } from '../../../platform/context.js';
import { notify, wantsMail } from '../../notifications/index.js';
import { mailAboutOrder } from '../order-mail.js';
import type { OrderEntity } from '../orders.entity.js';
import { statusNotice } from '../orders.messages.js';

/** Notifies the owner of an order of its new status, and updates the screens that show it. */
export async function notifyMoved(tx: TxCtx, order: OrderEntity): Promise<void> {
  const notice = statusNotice(order.status, order.orderNumber);
  // A completed order has a mail of its own.
  const mail = order.status === 'cancelled';
  if (notice) await notify(tx, { userId: order.userId, type: 'order', ...notice, link: '/dashboard?tab=orders', mail });
  if (order.status === 'completed' && (await wantsMail(tx, order.userId, 'order')))
    await mailAboutOrder(tx, order, 'order_completed');
  tx.publish('order.changed', { userId: order.userId, orderId: order.id });
}

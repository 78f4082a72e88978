import { dashboardLink, siteLink } from '#core/client-links.js';
import type { TxCtx } from '#platform/context.js';
import { notify, wantsMail } from '#features/notifications/index.js';
import { mailAboutOrder } from '../order/order-mail.js';
import { ORDER_SITE } from '../order/order-site.js';
import type { OrderEntity } from '../order/orders.entity.js';
import { ORDER_TEXTS, statusNotice } from '../order/orders.messages.js';

const ORDERS_LINK = dashboardLink('orders');

/** Notifies the owner of an order of its new status, and updates the screens that show it. */
export async function notifyMoved(tx: TxCtx, order: OrderEntity): Promise<void> {
  if (order.status === 'completed') await notifyCompleted(tx, order);
  else {
    const notice = statusNotice(order.status, order.orderNumber);
    const mail = order.status === 'cancelled';
    if (notice) await notify(tx, { userId: order.userId, type: 'order', ...notice, link: ORDERS_LINK, mail });
  }
  tx.publish('order.changed', { userId: order.userId, orderId: order.id });
}

/** Names the address of the site while it is online, and leads to its page. */
async function notifyCompleted(tx: TxCtx, order: OrderEntity): Promise<void> {
  const { userId, orderNumber } = order;
  const site = await tx.provided.one(ORDER_SITE).place(tx, order.id);
  const address = site?.openUrl ?? null;
  const link = site ? siteLink(site.siteId) : ORDERS_LINK;
  await notify(tx, { userId, type: 'order', ...ORDER_TEXTS.completed(orderNumber, address), link });
  // It has a mail of its own.
  if (!(await wantsMail(tx, userId, 'order'))) return;
  await mailAboutOrder(tx, order, 'order_completed', {
    link: `${tx.config.publicUrl ?? ''}${link}`,
    ...(address !== null && { address }),
  });
}

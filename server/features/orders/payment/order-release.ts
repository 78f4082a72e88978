/** The effect of dropping an order on money and documents, for every cause. */
import { AppError } from '#core/errors/errors.js';
import { rial } from '#core/money.js';
import type { Quote } from '#core/pricing/pricing.js';
import type { TxCtx } from '#platform/context.js';
import { isId } from '#platform/id.js';
import { lockCouponsOf, releaseCoupon } from '#features/coupons/index.js';
import { lockNames, releaseNames } from '#features/domains/index.js';
import { cancelOpenPayments, lockOrderMoney, refundOrderToWallet } from '#features/payments/index.js';
import { lockInvoicesOfOrder, stopRenewals } from '#features/invoices/index.js';
import { cancelOrderInvoice } from './order-invoice.js';
import type { OrderEntity } from '../order/orders.entity.js';
import { ORDER_TEXTS } from '../order/orders.messages.js';
import { lockLiveOrder } from '../order/orders.store.js';
import { closeMoneyBack } from '../order/money-back.store.js';
import { ORDER_SITE } from '../order/order-site.js';

/**
 * Locks an order that is to be dropped, or priced anew by `quote`, with all that belongs to its money, in the order of
 * platform/db/lock-order.ts, and closes its open sessions.
 * @throws AppError NOT_FOUND also for a deleted order.
 */
export async function lockWithPayments(tx: TxCtx, id: string, quote: Quote | null = null): Promise<OrderEntity> {
  if (!isId(id)) throw new AppError('NOT_FOUND');
  await lockOrderMoney(tx, id);
  const order = await lockLiveOrder(tx, id);
  await lockCouponsOf(tx, id, quote);
  await lockNames(tx, id);
  await lockInvoicesOfOrder(tx, id);
  await cancelOpenPayments(tx, id);
  return order;
}

/**
 * Gives back what was really paid, once, or cancels the invoice and gives the coupon back; its names are free again.
 * D-19 wants it in the transaction that drops the order. A coupon that was paid with is used. Expects an order
 * of `lockWithPayments`.
 */
export async function releaseOrder(tx: TxCtx, order: OrderEntity): Promise<void> {
  await stopRenewals(tx, order.id);
  await closeMoneyBack(tx, order.id);
  await releaseNames(tx, order.id);
  await tx.provided.one(ORDER_SITE).end(tx, order.id, 'cancelled');
  if (order.paymentStatus === 'paid') {
    const reason = ORDER_TEXTS.droppedReason(order.orderNumber);
    const { orderRials } = await refundOrderToWallet(tx, { orderId: order.id, reason });
    // The caller moves the order on: an order whose money is given back is never in progress.
    order.refundedRials = rial(order.refundedRials + orderRials);
    order.paymentStatus = 'refunded';
  } else {
    await cancelOrderInvoice(tx, order.id);
    await releaseCoupon(tx, order.id);
  }
}

import type { TxCtx } from '#platform/context.js';
import { recordAccountEvent } from '#features/account-events/index.js';
import type { OrderEntity } from './orders.entity.js';

type OrderEventKind = 'order.created' | 'order.updated' | 'order.paid' | 'order.cancelled' | 'order.deleted';

/** An entry in the log of the order's owner, with the order as this transaction leaves it. */
export function recordOrderEvent(tx: TxCtx, kind: OrderEventKind, order: OrderEntity): Promise<void> {
  const { id, userId, status, paymentStatus, priceRials, refundedRials } = order;
  const money = { price_rials: String(priceRials), refunded_rials: String(refundedRials) };
  const data = { order_id: id, status, payment_status: paymentStatus, ...money };
  return recordAccountEvent(tx, kind, { userId, recordId: id, data });
}

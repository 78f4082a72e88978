/** A customer takes an order back before the work begins (D-15): its money goes to the wallet, once. */
import { AppError } from '#core/errors/errors.js';
import type { Rial } from '#core/money.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import { notify } from '#features/notifications/index.js';
import { refundedOfOrder } from '#features/payments/index.js';
import { findBalance, once } from '#features/wallet/index.js';
import { lockWithPayments, releaseOrder } from './order-release.js';
import type { OrderEntity } from '../order/orders.entity.js';
import { refundOrderSchema, type RefundOrderInput } from '../order/orders.inputs.js';
import { ORDER_TEXTS } from '../order/orders.messages.js';
import { mayDrop } from '../order/orders.policy.js';
import { moveOrder } from '../order/orders.store.js';
import { mayFollow } from '../order/orders.transitions.js';
import type { OrderRefundType } from '../order/orders.types.js';
import { readOrder } from '../order/read-orders.service.js';
import { ORDER_NOTIFICATIONS } from '../order/orders.notifications.js';

/**
 * Cancels a paid order of the viewer's own that they may also delete, and gives back what was really paid. One that is
 * refunded already answers the same again.
 * @throws AppError NOT_FOUND also for a foreign order; ORDER_NOT_REFUNDABLE where the work has begun or nothing was
 * paid; IDEMPOTENCY_CONFLICT.
 */
export async function refundOrder(ctx: Ctx, given: RefundOrderInput): Promise<OrderRefundType> {
  const { userId } = requireViewer(ctx);
  const { orderId, idempotencyKey: key } = parseInput(refundOrderSchema, given);
  const order = await readOrder(ctx, orderId);
  // Administrators refund payments; this call is about one's own order.
  if (order.userId !== userId) throw new AppError('NOT_FOUND');
  const { amountRials } = await unitOfWork(ctx, (tx) =>
    once(tx, { userId, operation: 'refund_order', key, request: [order.id] }, () => refundPayment(tx, order.id)),
  );
  return { orderId: order.id, amountRials, newBalanceRials: await findBalance(ctx, userId) };
}

async function refundPayment(tx: TxCtx, id: string): Promise<{ amountRials: Rial }> {
  const order = await lockWithPayments(tx, id);
  if (order.paymentStatus !== 'refunded') await cancelPaid(tx, order);
  return { amountRials: await refundedOfOrder(tx, id) };
}

async function cancelPaid(tx: TxCtx, order: OrderEntity): Promise<void> {
  const isOpen = mayDrop(requireViewer(tx), order) && mayFollow(order.status, 'cancelled');
  if (!isOpen) throw new AppError('ORDER_NOT_REFUNDABLE');
  if (order.paymentStatus !== 'paid') throw new AppError('ORDER_NOT_REFUNDABLE', { fa: ORDER_TEXTS.nothingPaid });
  await releaseOrder(tx, order);
  await moveOrder(tx, order, 'cancelled', { actor: order.userId, reason: 'refunded to the wallet' });
  await tx.em.flush();
  await notify(tx, order.userId, ORDER_NOTIFICATIONS.cancelled, order, { withoutMail: true });
  tx.publish('order.changed', { userId: order.userId, orderId: order.id });
}

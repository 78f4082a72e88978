/** An administrator moves an order along (specification 2 §4). */
import { AppError } from '#core/errors/errors.js';
import { needsReason } from '#core/order-transitions.js';
import { requireAdmin, unitOfWork, type Ctx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import { audit } from '#features/identity/index.js';
import { lockWithPayments, releaseOrder } from '../payment/order-release.js';
import { statusSchema, type StatusInput } from '../order/orders.inputs.js';
import { ORDER_TEXTS } from '../order/orders.messages.js';
import type { OrderRow } from '../order/orders.queries.js';
import { lockLiveOrder, moveOrder } from '../order/orders.store.js';
import { notifyMoved } from './notify-moved.js';
import { assertTransition } from '../order/orders.transitions.js';
import { readOrder } from '../order/read-orders.service.js';

/**
 * Setting the current status again succeeds, so that a client may repeat its call.
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID_TRANSITION, VALIDATION_ERROR for a payment status set manually, and
 * for completing an unpaid or pending order without a reason.
 */
export async function updateOrderStatus(ctx: Ctx, raw: StatusInput): Promise<OrderRow> {
  const { userId: actor } = requireAdmin(ctx);
  const input = parseInput(statusSchema, raw);
  await unitOfWork(ctx, async (tx) => {
    const order = await (input.status === 'cancelled' ? lockWithPayments(tx, input.id) : lockLiveOrder(tx, input.id));
    if (input.paymentStatus && input.paymentStatus !== order.paymentStatus) throw paymentStatusByHand();
    if (order.status === input.status) return;
    assertTransition(order.status, input.status);
    if (needsReason(order, input.status) && !input.reason) throw reasonMissing();
    await audit(tx, {
      action: 'order.status',
      subject: { type: 'order', id: order.id, label: order.orderNumber },
      before: { status: order.status },
      after: { status: input.status },
      reason: input.reason,
    });
    if (input.status === 'cancelled') await releaseOrder(tx, order);
    await moveOrder(tx, order, input.status, { actor, reason: input.reason });
    await tx.em.flush();
    await notifyMoved(tx, order);
  });
  return readOrder(ctx, input.id);
}

/** The ledger says what is paid; no one else does. */
function paymentStatusByHand(): AppError {
  return new AppError('VALIDATION_ERROR', {
    fields: [{ path: 'paymentStatus', message: ORDER_TEXTS.paymentStatusByHand }],
  });
}

/** An order that is not paid, or not begun, is completed for a reason only (D-48). It settles nothing. */
function reasonMissing(): AppError {
  return new AppError('VALIDATION_ERROR', { fields: [{ path: 'reason', message: ORDER_TEXTS.reasonMissing }] });
}

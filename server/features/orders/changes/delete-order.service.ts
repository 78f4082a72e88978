import { AppError } from '#core/errors/errors.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import { auditIfAdmin } from '#features/identity/index.js';
import { stopRenewals } from '#features/invoices/index.js';
import { once } from '#features/wallet/index.js';
import { lockWithPayments, releaseOrder } from '../payment/order-release.js';
import { recordOrderEvent } from '../order/order-event.js';
import { deleteOrderSchema, type DeleteOrderInput } from '../order/orders.inputs.js';
import { mayDrop } from '../order/orders.policy.js';
import { freeDraft, moveOrder } from '../order/orders.store.js';
import { closeMoneyBack } from '../order/money-back.store.js';
import { ORDER_SITE } from '../order/order-site.js';
import { mayFollow } from '../order/orders.transitions.js';
import { readOrder } from '../order/read-orders.service.js';

/**
 * Hides an order for good (the row stays for the books). What was paid for an unfinished order goes back to the
 * customer's wallet in the same transaction; a completed one has been delivered and is only hidden. A repetition with
 * the same key is answered, although the order is gone by then.
 * @throws AppError NOT_FOUND; ORDER_DELETE_DENIED for an owner whose order is no longer pending; IDEMPOTENCY_CONFLICT.
 */
export async function deleteOrder(ctx: Ctx, given: DeleteOrderInput): Promise<void> {
  const { userId } = requireViewer(ctx);
  const { id, idempotencyKey: key } = parseInput(deleteOrderSchema, given);
  await unitOfWork(ctx, (tx) =>
    once(tx, { userId, operation: 'delete_order', key, request: [id] }, () => drop(tx, id)),
  );
}

async function drop(tx: TxCtx, id: string): Promise<{ readonly id: string }> {
  const viewer = requireViewer(tx);
  if (!mayDrop(viewer, await readOrder(tx, id))) throw new AppError('ORDER_DELETE_DENIED');
  const order = await lockWithPayments(tx, id);
  if (!mayDrop(viewer, order)) throw new AppError('ORDER_DELETE_DENIED');
  const subject = { type: 'order' as const, id: order.id, label: order.orderNumber };
  await auditIfAdmin(tx, { action: 'order.delete', subject, before: { status: order.status } });
  if (mayFollow(order.status, 'cancelled')) {
    await releaseOrder(tx, order);
    await moveOrder(tx, order, 'cancelled', { actor: viewer.userId, reason: 'deleted' });
  }
  // A completed order is not released, but a deleted order is no longer billed or shown.
  await stopRenewals(tx, order.id);
  await closeMoneyBack(tx, order.id);
  await tx.provided.one(ORDER_SITE).end(tx, order.id, 'deleted');
  freeDraft(order);
  order.deletedAt = tx.clock.now();
  order.updatedAt = order.deletedAt;
  await tx.em.flush();
  await recordOrderEvent(tx, 'order.deleted', order);
  tx.publish('order.changed', { userId: order.userId, orderId: order.id });
  return { id };
}

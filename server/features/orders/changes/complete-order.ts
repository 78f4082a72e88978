import type { TxCtx } from '#platform/context.js';
import { ORDER_TEXTS } from '../order/orders.messages.js';
import { lockOrder, moveOrder } from '../order/orders.store.js';
import { notifyMoved } from './notify-moved.js';

/**
 * Completes a paid order whose site is online at `domain`, which the caller has found (D-43). An order in any other
 * status stays as it is, so a repetition changes nothing.
 */
export async function completeOrder(tx: TxCtx, id: string, domain: string): Promise<void> {
  const order = await lockOrder(tx, id);
  if (order?.status !== 'in_progress' || order.paymentStatus !== 'paid' || order.deletedAt !== null) return;
  await moveOrder(tx, order, 'completed', { actor: null, reason: ORDER_TEXTS.connectedReason(domain) });
  await tx.em.flush();
  await notifyMoved(tx, order);
}

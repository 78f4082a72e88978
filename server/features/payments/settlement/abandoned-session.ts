/**
 * Sessions whose process died while the gateway was opening them: they were never shown and must not block anything.
 */
import { GATEWAY_WAIT } from '#core/limits/limits.js';
import type { TxCtx } from '#platform/context.js';
import { endUnsettled, lockPayment } from '../payment/payments.store.js';

/**
 * Ends the payment if no process is opening it any more, and frees its idempotency key for another try; returns
 * whether. A process that was only slow finds it cancelled: it keeps the authority, and a payment to that is settled
 * late.
 */
export async function endAbandoned(tx: TxCtx, id: string): Promise<boolean> {
  const payment = await lockPayment(tx, id);
  const openedMs = tx.clock.now().getTime() - payment.updatedAt.getTime();
  if (payment.status !== 'pending' || payment.authority !== null || openedMs < GATEWAY_WAIT.deadMs) return false;
  payment.idempotencyKey = null;
  await tx.em.flush();
  await endUnsettled(tx, id, { status: 'cancelled', failureCode: 'NETWORK_ERROR' });
  return true;
}

/** The service that renewals pay for: sites are above invoices, and provide its actions. */
import type { TxCtx } from '#platform/context.js';
import { Key } from '#platform/provided.js';
import { row } from '#platform/db/rows.js';

/** Called in the transaction of the change, after its rows of invoices. Repeating a call changes nothing. */
export interface RenewedService {
  /** Whether the order's renewals are paid for may have changed (`isUnpaid`): close it for a while, or open it. */
  follow(tx: TxCtx, orderId: string): Promise<void>;
  /** The customer has stopped the renewals, and the paid time is over. */
  end(tx: TxCtx, orderId: string): Promise<void>;
}

export const RENEWED_SERVICE = new Key<RenewedService>('service that renewals pay for');

export async function followRenewals(tx: TxCtx, orderId: string): Promise<void> {
  for (const service of tx.provided.all(RENEWED_SERVICE)) await service.follow(tx, orderId);
}

export async function endRenewed(tx: TxCtx, orderId: string): Promise<void> {
  for (const service of tx.provided.all(RENEWED_SERVICE)) await service.end(tx, orderId);
}

/** The condition on rows `i` and `r`: overdue, and the announced day has come. */
const IS_SUSPENDING = `i.kind = 'renewal' and i.status = 'overdue' and r.invoice_id = i.id
  and r.kind = 'before_suspension' and r.suspends_at <= $2`;

/** Whether an overdue renewal of the order keeps its service closed. Call it under a lock of the service. */
export async function isUnpaid(tx: TxCtx, orderId: string): Promise<boolean> {
  const text = `select i.id from invoices i join invoice_reminders r on ${IS_SUSPENDING} where i.order_id = $1 limit 1`;
  return (await row(tx.em, text, [orderId, tx.clock.now()])) !== null;
}

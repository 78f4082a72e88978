import type { TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { recordInvoiceEvents } from '../invoice/invoice-event.js';
import type { RenewalEntity } from './renewal.entity.js';

/** Unpaid ones that no paid one follows: what the customer has paid for stays theirs. */
const WITHDRAW = `
  update invoices i set status = 'cancelled', updated_at = $2
  where order_id = $1 and kind = 'renewal' and status in ('pending', 'due', 'overdue')
    and not exists (select from invoices p where p.order_id = $1 and p.kind = 'renewal' and p.status = 'paid'
      and p.period_start > i.period_start)
  returning id, period_start as "periodStart"`;

/**
 * Cancels the invoices for time that has not been paid and gives their periods back, so that they are billed again
 * later. Expects what `lockBilling` locks. Returns the end of the paid time.
 */
export async function withdrawUnpaid(tx: TxCtx, renewal: RenewalEntity): Promise<Date> {
  const withdrawn = await rows<{ id: string; periodStart: Date }>(tx.em, WITHDRAW, [renewal.orderId, tx.clock.now()]);
  await recordInvoiceEvents(
    tx,
    'invoice.cancelled',
    withdrawn.map(({ id }) => id),
  );
  const starts = withdrawn.map(({ periodStart }) => periodStart.getTime());
  const paidUntil = new Date(Math.min(renewal.nextStart.getTime(), ...starts));
  tx.em.assign(renewal, { billed: renewal.billed - starts.length, nextStart: paidUntil });
  tx.publish('list.changed', { list: 'invoices' });
  return paidUntil;
}

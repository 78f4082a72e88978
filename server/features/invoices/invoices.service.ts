/** Settling and cancelling invoices. Paying one belongs to payments, a feature above. */
import { AppError } from '#core/errors/errors.js';
import type { TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import type { InvoiceEntity } from './invoice/invoice.entity.js';
import { recordInvoiceEvents } from './invoice/invoice-event.js';
import { lockInvoice } from './invoice/lock-invoice.js';
import { freezeBuyer } from './invoice/parties.js';
import { beginAnew, startRenewals } from './renewals/renewals.js';
import { followRenewals } from './renewals/renewed-service.js';
import { applyUpgrade, cancelUpgrade } from './invoice/upgraded-service.js';

/**
 * Marks an invoice paid by that payment. Paid before by the same payment: nothing happens.
 * @throws AppError DUPLICATE_PAYMENT when something else has paid it, ORDER_NOT_PAYABLE when it is cancelled.
 */
export async function markInvoicePaid(tx: TxCtx, id: string, by: string): Promise<void> {
  const invoice = await lockInvoice(tx, id);
  const paymentId = by === 'wallet' ? null : by;
  if (invoice.status === 'paid' && invoice.paymentId === paymentId) return;
  if (invoice.status === 'paid') throw new AppError('DUPLICATE_PAYMENT');
  if (invoice.status === 'cancelled') throw new AppError('ORDER_NOT_PAYABLE');
  const now = tx.clock.now();
  tx.em.assign(invoice, { status: 'paid', paymentId, paidAt: now, updatedAt: now });
  await freezeBuyer(tx, invoice);
  await tx.em.flush();
  tx.publish('list.changed', { list: 'invoices' });
  if (invoice.kind === 'order') await startRenewals(tx, invoice);
  await followPaid(tx, invoice);
}

/**
 * A renewal that was just paid keeps its site open, or opens it again; an upgrade is carried out. Expects the locked
 * invoice. @throws AppError INVALID_TRANSITION for an upgrade that can no longer be carried out.
 */
export async function followPaid(tx: TxCtx, invoice: InvoiceEntity): Promise<void> {
  await recordInvoiceEvents(tx, 'invoice.paid', [invoice.id]);
  if (invoice.kind === 'upgrade') return applyUpgrade(tx, invoice.id);
  if (invoice.kind !== 'renewal' || !invoice.orderId) return;
  await beginAnew(tx, invoice);
  await followRenewals(tx, invoice.orderId);
}

/** Cancels an unpaid invoice; a cancelled one stays as it is. @throws AppError INVALID_TRANSITION when it is paid. */
export async function cancelInvoice(tx: TxCtx, id: string): Promise<void> {
  const invoice = await lockInvoice(tx, id);
  if (invoice.status === 'cancelled') return;
  if (invoice.status === 'paid') throw new AppError('INVALID_TRANSITION');
  tx.em.assign(invoice, { status: 'cancelled', updatedAt: tx.clock.now() });
  await tx.em.flush();
  await recordInvoiceEvents(tx, 'invoice.cancelled', [id]);
  tx.publish('list.changed', { list: 'invoices' });
  if (invoice.kind === 'renewal' && invoice.orderId) await followRenewals(tx, invoice.orderId);
  if (invoice.kind === 'upgrade') await cancelUpgrade(tx, id);
}

/** Cancels all that a user has not paid: nobody is left who could. Expects the locked invoices. */
export async function cancelUnpaidInvoices(tx: TxCtx, userId: string): Promise<void> {
  const text = `select id from invoices where user_id = $1 and status in ('pending', 'due', 'overdue') order by id`;
  for (const { id } of await rows<{ id: string }>(tx.em, text, [userId])) await cancelInvoice(tx, id);
}

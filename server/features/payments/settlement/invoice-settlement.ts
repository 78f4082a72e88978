/** Invoices that are not an order's own (renewals, upgrades, manual ones), as a target of payments. */
import { AppError } from '#core/errors/errors.js';
import { formatToman } from '#core/dates/calendar.js';
import type { Ctx, TxCtx } from '#platform/context.js';
import { isId } from '#platform/id.js';
import {
  findInvoice,
  isPayable,
  isStillOffered,
  lockStillOffered,
  lockInvoice,
  lockInvoicesOfOrder,
  markInvoicePaid,
  type InvoiceType,
} from '#features/invoices/index.js';
import { notify } from '#features/notifications/index.js';
import { PAYMENT_TEXTS } from '../payment/payments.messages.js';
import type {
  LockedSubject,
  Payable,
  SettledPayment,
  SettlementOutcome,
  SettlementTarget,
} from './settlement-target.js';
import { PAYMENT_NOTIFICATIONS } from '../payment/payments.notifications.js';

async function payable(ctx: Ctx, id: string, userId: string): Promise<Payable> {
  const invoice = await ownInvoice(ctx, id, userId);
  if (!isPayable(invoice.status) || !(await isStillOffered(ctx, invoice))) throw new AppError('ORDER_NOT_PAYABLE');
  return payableOf(invoice);
}

async function lockPayable(tx: TxCtx, id: string, userId: string): Promise<Payable> {
  const invoice = await ownInvoice(tx, id, userId);
  const { status } = await lockInvoice(tx, id);
  if (!isPayable(status) || !(await lockStillOffered(tx, invoice))) throw new AppError('ORDER_NOT_PAYABLE');
  return payableOf(invoice);
}

/** An order's own invoice is paid by its order. */
async function ownInvoice(ctx: Ctx, id: string, userId: string): Promise<InvoiceType> {
  const invoice = isId(id) ? await findInvoice(ctx, id) : null;
  if (!invoice || invoice.kind === 'order' || invoice.userId !== userId) throw new AppError('NOT_FOUND');
  return invoice;
}

function payableOf(invoice: InvoiceType): Payable {
  return {
    amountRials: invoice.amountRials,
    description: PAYMENT_TEXTS.invoiceDescription(invoice.number),
    invoiceId: invoice.id,
    referenceNumber: invoice.number,
  };
}

/** Locks all that is billed for the order of a renewal or an upgrade. */
async function lock(tx: TxCtx, { invoiceId }: LockedSubject): Promise<void> {
  const invoice = invoiceId ? await findInvoice(tx, invoiceId) : null;
  if (invoice?.orderId) await lockInvoicesOfOrder(tx, invoice.orderId);
  else if (invoice) await lockInvoice(tx, invoice.id);
}

/** Paid meanwhile, cancelled, over, or worth another amount: the money goes to the wallet (D-38). */
async function settle(tx: TxCtx, payment: SettledPayment): Promise<{ outcome: SettlementOutcome }> {
  const invoice = payment.invoiceId ? await lockInvoice(tx, payment.invoiceId) : null;
  const { userId } = payment;
  const isDue = invoice && isPayable(invoice.status) && invoice.amountRials === payment.amountRials;
  if (!isDue || !(await lockStillOffered(tx, invoice))) {
    const amount = formatToman(Math.floor(payment.amountRials / 10));
    await notify(tx, userId, PAYMENT_NOTIFICATIONS.credited, { amount });
    return { outcome: 'credited_to_wallet' };
  }
  await markInvoicePaid(tx, invoice.id, payment.id);
  await notify(tx, userId, PAYMENT_NOTIFICATIONS.invoicePaid, invoice);
  return { outcome: 'applied' };
}

export const invoiceSettlement: SettlementTarget = { purpose: 'invoice', payable, lockPayable, lock, settle };

/** Invoices that are not an order's own (renewals, upgrades, manual ones), as a target of payments. */
import { AppError } from '#core/errors/errors.js';
import { formatToman } from '#core/dates/calendar.js';
import type { Ctx, TxCtx } from '#platform/context.js';
import { isId } from '#platform/id.js';
import {
  findInvoice,
  isPayable,
  isStillOffered,
  lockInvoice,
  lockInvoicesOfOrder,
  markInvoicePaid,
} from '#features/invoices/index.js';
import { notify } from '#features/notifications/index.js';
import { PAYMENT_TEXTS } from '../payments.messages.js';
import type {
  LockedSubject,
  Payable,
  SettledPayment,
  SettlementOutcome,
  SettlementTarget,
} from './settlement-target.js';

async function payable(ctx: Ctx | TxCtx, id: string, userId: string): Promise<Payable> {
  const invoice = isId(id) ? await findInvoice(ctx, id) : null;
  if (!invoice || invoice.kind === 'order' || invoice.userId !== userId) throw new AppError('NOT_FOUND');
  const status = 'publish' in ctx ? (await lockInvoice(ctx, id)).status : invoice.status;
  if (!isPayable(status) || !(await isStillOffered(ctx, invoice))) throw new AppError('ORDER_NOT_PAYABLE');
  return {
    amountRials: invoice.amountRials,
    description: PAYMENT_TEXTS.invoiceDescription(invoice.number),
    invoiceId: invoice.id,
    referenceNumber: invoice.number,
  };
}

/** Of a renewal or an upgrade, all that is billed for its order. */
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
  if (!isDue || !(await isStillOffered(tx, invoice))) {
    const notice = PAYMENT_TEXTS.credited(formatToman(Math.floor(payment.amountRials / 10)));
    await notify(tx, { userId, type: 'wallet', ...notice, link: '/dashboard?tab=wallet' });
    return { outcome: 'credited_to_wallet' };
  }
  await markInvoicePaid(tx, invoice.id, payment.id);
  const notice = PAYMENT_TEXTS.invoicePaid(invoice.number);
  await notify(tx, { userId, type: 'payment', ...notice, link: '/dashboard?tab=invoices' });
  return { outcome: 'applied' };
}

export const invoiceSettlement: SettlementTarget = { purpose: 'invoice', payable, lock, settle };

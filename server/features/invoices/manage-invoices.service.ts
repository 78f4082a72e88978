/** The acts of administrators on invoices: write, move, cancel (specification 2 §7). */
import { AppError } from '#core/errors/errors.js';
import { INVOICE } from '#core/limits/limits.js';
import { rial, rialToToman } from '#core/money.js';
import { requireAdmin, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import { isId } from '#platform/id.js';
import { audit } from '#features/identity/index.js';
import { INVOICE_NOTIFICATIONS } from './invoice/invoices.notifications.js';
import { notify } from '#features/notifications/index.js';
import type { InvoiceEntity, InvoiceStatus } from './invoice/invoice.entity.js';
import { recordInvoiceEvents } from './invoice/invoice-event.js';
import { invoiceStatusSchema, newInvoiceSchema, type NewInvoiceInput } from './invoice/invoices.inputs.js';
import { INVOICE_TEXTS } from './invoice/invoices.messages.js';
import { isPayable } from './invoice/invoices.policy.js';
import { readInvoice } from './invoice/read-invoices.service.js';
import { cancelInvoice, followPaid } from './invoices.service.js';
import { lockInvoice } from './invoice/lock-invoice.js';
import { freezeBuyer } from './invoice/parties.js';
import { InvoiceReminderEntity } from './renewals/renewal.entity.js';
import { followRenewals } from './renewals/renewed-service.js';
import { DAY_MS, issueInvoice } from './invoice/issue-invoice.js';
import type { InvoiceType } from './invoice/invoices.types.js';

/** @throws AppError FORBIDDEN, VALIDATION_ERROR, NOT_FOUND when there is no such customer. */
export async function createInvoice(ctx: Ctx, given: NewInvoiceInput): Promise<InvoiceType> {
  requireAdmin(ctx);
  const { userId, serviceName, amountRials, dueDate } = parseInput(newInvoiceSchema, given);
  const amountToman = rialToToman(rial(amountRials));
  const line = { label: serviceName, quantity: 1, unitToman: amountToman, amountToman, recurrence: 'one_off' as const };
  const id = await unitOfWork(ctx, async (tx) => {
    const invoice = await issueInvoice(tx, {
      userId,
      orderId: null,
      serviceName,
      amountRials: rial(amountRials),
      lines: [line],
      ...(dueDate && { dueAt: dueDate }),
    });
    const { number, dueAt } = invoice;
    const after = { userId, serviceName, amountRials, dueAt };
    await audit(tx, { action: 'invoice.create', subject: { type: 'invoice', id: invoice.id, label: number }, after });
    await notify(tx, userId, INVOICE_NOTIFICATIONS.issued, { number, serviceName, amountToman, dueAt });
    return invoice.id;
  });
  return readInvoice(ctx, id);
}

/**
 * Sets a status manually; setting the current one changes nothing. pending, due and overdue follow the due date, so
 * setting one moves the date: the hourly job would otherwise undo it. `paid` says that the money came outside the
 * product; the ledger, which contains only what passed through it, is unchanged.
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID_TRANSITION from paid and cancelled, VALIDATION_ERROR for an order's
 * invoice set to paid.
 */
export async function setInvoiceStatus(
  ctx: Ctx,
  given: { readonly id: string; readonly status: string },
): Promise<InvoiceType> {
  const { userId: actor } = requireAdmin(ctx);
  const { id, status } = parseInput(invoiceStatusSchema, given);
  if (!isId(id)) throw new AppError('NOT_FOUND');
  await unitOfWork(ctx, async (tx) => {
    const invoice = await lockInvoice(tx, id);
    if (invoice.status === status) return;
    const subject = { type: 'invoice' as const, id, label: invoice.number };
    const before = { status: invoice.status };
    await audit(tx, { action: 'invoice.status', subject, before, after: { status } });
    if (status === 'cancelled') return cancelInvoice(tx, id);
    if (!isPayable(invoice.status)) throw new AppError('INVALID_TRANSITION');
    if (status === 'paid') await settleByHand(tx, invoice, actor);
    else await moveByHand(tx, invoice, status);
    await tx.em.flush();
    tx.publish('list.changed', { list: 'invoices' });
    if (status === 'overdue') await recordInvoiceEvents(tx, 'invoice.overdue', [id]);
    if (status === 'paid') await followPaid(tx, invoice);
    else if (invoice.kind === 'renewal' && invoice.orderId) await followRenewals(tx, invoice.orderId);
  });
  return readInvoice(ctx, id);
}

/** @throws AppError FORBIDDEN, NOT_FOUND, INVALID_TRANSITION when it is paid. */
export async function cancelInvoiceByHand(ctx: Ctx, id: string): Promise<InvoiceType> {
  return setInvoiceStatus(ctx, { id, status: 'cancelled' });
}

async function settleByHand(tx: TxCtx, invoice: InvoiceEntity, actor: string): Promise<void> {
  if (invoice.kind === 'order') {
    throw new AppError('VALIDATION_ERROR', { fields: [{ path: 'status', message: INVOICE_TEXTS.paidByHand }] });
  }
  const now = tx.clock.now();
  tx.em.assign(invoice, { status: 'paid', paidAt: now, settledById: actor, updatedAt: now });
  await freezeBuyer(tx, invoice);
}

/** Days from now to the due date that fits a status. */
const DUE_IN_DAYS: Readonly<Record<Exclude<InvoiceStatus, 'paid' | 'cancelled'>, number>> = {
  pending: INVOICE.dueDays,
  due: 0,
  overdue: -INVOICE.graceDays,
};

/** With a new due date, the announced day of the suspension is no longer right. */
async function moveByHand(tx: TxCtx, invoice: InvoiceEntity, status: keyof typeof DUE_IN_DAYS): Promise<void> {
  const now = tx.clock.now();
  const dueAt = new Date(now.getTime() + DUE_IN_DAYS[status] * DAY_MS);
  tx.em.assign(invoice, { status, dueAt, updatedAt: now });
  await tx.em.nativeDelete(InvoiceReminderEntity, { invoiceId: invoice.id, kind: 'before_suspension' });
}

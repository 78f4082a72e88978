/** Issuing, settling and reading invoices. Paying one is the business of payments, which stands above. */
import { LockMode } from '@mikro-orm/core';
import { AppError } from '../../../core/errors.js';
import { foldForSearch } from '../../../core/digits.js';
import { INVOICE, PAGE_SIZE } from '../../../core/limits.js';
import { tomanToRial, type Rial } from '../../../core/money.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx } from '../../platform/context.js';
import { pageBounds, type LazyPage } from '../../platform/db/page.js';
import { isId, newId } from '../../platform/id.js';
import { parseInput } from '../../platform/input.js';
import { nextDocumentNumber } from './document-number.js';
import { InvoiceEntity, type InvoiceLine } from './invoice.entity.js';
import { invoicesSchema, type InvoicesInput } from './invoices.inputs.js';
import { mayReadInvoice } from './invoices.policy.js';
import { findInvoice, invoiceOfOrder, listInvoices, type InvoiceRow } from './invoices.queries.js';
import { vatOfInvoice, vatPercentAt } from './vat.js';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface NewInvoice {
  readonly userId: string;
  readonly orderId: string | null;
  /** Persian. */
  readonly serviceName: string;
  /** What is to be paid, VAT included. */
  readonly amountRials: Rial;
  readonly lines: readonly InvoiceLine[];
  /** Without it: INVOICE.dueDays from now. */
  readonly dueAt?: Date;
}

/** Writes an invoice with the next number of the year. An order has at most one that is not cancelled. */
export async function issueInvoice(
  tx: TxCtx,
  input: NewInvoice,
): Promise<{ readonly id: string; readonly number: string }> {
  const now = tx.clock.now();
  const number = await nextDocumentNumber(tx, 'invoice');
  const vatPercent = vatPercentAt(now);
  const lineRials = input.lines.map((line) => tomanToRial(line.amountToman));
  const invoice = tx.em.create(InvoiceEntity, {
    id: newId(),
    number,
    userId: input.userId,
    orderId: input.orderId,
    serviceName: input.serviceName,
    status: 'pending',
    amountRials: input.amountRials,
    vatPercent,
    vatRials: vatOfInvoice(input.amountRials, lineRials, vatPercent),
    lines: [...input.lines],
    searchText: foldForSearch(`${number} ${input.serviceName}`),
    dueAt: input.dueAt ?? new Date(now.getTime() + INVOICE.dueDays * DAY_MS),
    createdAt: now,
    updatedAt: now,
  });
  tx.em.persist(invoice);
  await tx.em.flush();
  return { id: invoice.id, number };
}

async function lockInvoice(tx: TxCtx, id: string): Promise<InvoiceEntity> {
  const invoice = await tx.em.findOne(InvoiceEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!invoice) throw new AppError('NOT_FOUND');
  return invoice;
}

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
  await tx.em.flush();
}

/** Cancels an unpaid invoice; a cancelled one stays as it is. @throws AppError INVALID_TRANSITION when it is paid. */
export async function cancelInvoice(tx: TxCtx, id: string): Promise<void> {
  const invoice = await lockInvoice(tx, id);
  if (invoice.status === 'cancelled') return;
  if (invoice.status === 'paid') throw new AppError('INVALID_TRANSITION');
  tx.em.assign(invoice, { status: 'cancelled', updatedAt: tx.clock.now() });
  await tx.em.flush();
}

/** Cancels the open invoice of an order, where it has one. @throws AppError INVALID_TRANSITION when it is paid. */
export async function cancelInvoiceOfOrder(tx: TxCtx, orderId: string): Promise<void> {
  const invoice = await invoiceOfOrder(tx, orderId);
  if (invoice) await cancelInvoice(tx, invoice.id);
}

/** One invoice, of the viewer's own or for an administrator. @throws AppError NOT_FOUND also for a foreign one. */
export async function readInvoice(ctx: Ctx, id: string): Promise<InvoiceRow> {
  const viewer = requireViewer(ctx);
  const invoice = isId(id) ? await findInvoice(ctx, id) : null;
  if (!invoice || !mayReadInvoice(viewer, invoice)) throw new AppError('NOT_FOUND');
  return invoice;
}

/** The viewer's invoices, newest first. @throws AppError UNAUTHORIZED, VALIDATION_ERROR. */
export function readInvoices(ctx: Ctx, given: InvoicesInput): Promise<LazyPage<InvoiceRow>> {
  const { userId } = requireViewer(ctx);
  const input = parseInput(invoicesSchema, given);
  return listInvoices(ctx, { ...input, userId, ...pageBounds(input, PAGE_SIZE.admin) });
}

/** The job: pending → due on the due date, due → overdue after the days of grace. */
export async function advanceInvoices(ctx: Ctx): Promise<void> {
  await unitOfWork(ctx, async (tx) => {
    const now = tx.clock.now();
    const graceOver = new Date(now.getTime() - INVOICE.graceDays * DAY_MS);
    await tx.em.nativeUpdate(
      InvoiceEntity,
      { status: { $in: ['pending', 'due'] }, dueAt: { $lt: graceOver } },
      { status: 'overdue', updatedAt: now },
    );
    await tx.em.nativeUpdate(
      InvoiceEntity,
      { status: 'pending', dueAt: { $lte: now } },
      { status: 'due', updatedAt: now },
    );
  });
}

/** Receipts that no payment wrote: for money that came outside the product, and on request for a paid invoice. */
import { AppError } from '#core/errors/errors.js';
import { rial, type Rial } from '#core/money.js';
import { requireAdmin, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { lockByName } from '#platform/db/locks.js';
import { parseInput } from '#platform/input.js';
import { audit } from '#features/identity/index.js';
import { lockInvoice, readInvoice, type InvoiceType } from '#features/invoices/index.js';
import { newReceiptSchema, type NewReceiptInput } from './receipts.inputs.js';
import { RECEIPT_FAULTS as FAULTS, RECEIPT_SERVICE } from './receipts.messages.js';
import { findManualReceipt, findReceipt, findReceiptOfInvoice } from './receipts.queries.js';
import { issueReceipt } from './receipts.service.js';
import type { z } from 'zod';
import type { ReceiptType } from './receipts.types.js';

type Parsed = z.output<typeof newReceiptSchema>;

function fault(path: string, message: string): AppError {
  return new AppError('VALIDATION_ERROR', { fields: [{ path, message }] });
}

async function mustFind(ctx: Ctx, id: string): Promise<ReceiptType> {
  const receipt = await findReceipt(ctx, id);
  if (!receipt) throw new AppError('NOT_FOUND');
  return receipt;
}

/**
 * The receipt of a paid invoice that the viewer may read: the same one every time. Only an invoice that was settled
 * outside the product has none yet.
 * @throws AppError NOT_FOUND while it is not paid.
 */
export async function generateReceipt(ctx: Ctx, invoiceId: string): Promise<ReceiptType> {
  const invoice = await readInvoice(ctx, invoiceId);
  if (invoice.status !== 'paid') throw new AppError('NOT_FOUND');
  const id = await unitOfWork(ctx, async (tx) => {
    await lockInvoice(tx, invoice.id);
    const known = await findReceiptOfInvoice(tx, invoice.id);
    return known?.id ?? (await receiptOfInvoice(tx, invoice));
  });
  return mustFind(ctx, id);
}

async function receiptOfInvoice(tx: TxCtx, invoice: InvoiceType): Promise<string> {
  const { id } = await issueReceipt(tx, {
    userId: invoice.userId,
    paymentId: null,
    invoiceId: invoice.id,
    orderNumber: null,
    refId: invoice.number,
    service: invoice.serviceName,
    amountRials: invoice.amountRials,
    method: 'manual',
    cardMask: null,
    ...(invoice.paidAt && { paidAt: invoice.paidAt }),
  });
  return id;
}

/**
 * A reference counts once for a customer: a repetition answers the receipt of the first call.
 * @throws AppError FORBIDDEN, VALIDATION_ERROR, NOT_FOUND when there is no such customer or invoice.
 */
export async function createReceipt(ctx: Ctx, given: NewReceiptInput): Promise<ReceiptType> {
  requireAdmin(ctx);
  const input = parseInput(newReceiptSchema, given);
  if (input.createdAt && input.createdAt > ctx.clock.now()) throw fault('createdAt', FAULTS.future);
  const invoice = input.invoiceId ? await paidInvoice(ctx, input.invoiceId, input) : null;
  const amountRials = input.amountRials ?? invoice?.amountRials;
  if (!amountRials) throw fault('amount', FAULTS.amountMissing);
  const id = await unitOfWork(ctx, (tx) => writeOnce(tx, input, invoice, rial(amountRials)));
  return mustFind(ctx, id);
}

async function paidInvoice(ctx: Ctx, id: string, input: Parsed): Promise<InvoiceType> {
  const invoice = await readInvoice(ctx, id);
  if (invoice.userId !== input.userId) throw fault('invoiceId', FAULTS.foreignInvoice);
  if (invoice.status !== 'paid') throw fault('invoiceId', FAULTS.unpaidInvoice);
  if (input.amountRials && input.amountRials !== invoice.amountRials) throw fault('amount', FAULTS.otherAmount);
  return invoice;
}

async function writeOnce(tx: TxCtx, input: Parsed, invoice: InvoiceType | null, amountRials: Rial): Promise<string> {
  const { userId, refId } = input;
  await lockByName(tx, `receipt:${userId}:${refId}`);
  const known = await findManualReceipt(tx, userId, refId);
  if (known) {
    const isSame = known.amountRials === amountRials && known.invoiceId === (invoice?.id ?? null);
    if (!isSame) throw fault('refId', FAULTS.otherReceipt);
    return known.id;
  }
  if (invoice) {
    await lockInvoice(tx, invoice.id);
    if (await findReceiptOfInvoice(tx, invoice.id)) throw fault('invoiceId', FAULTS.invoiceHasReceipt);
  }
  const { id } = await issueReceipt(tx, {
    userId,
    paymentId: null,
    invoiceId: invoice?.id ?? null,
    orderNumber: null,
    refId,
    service: input.service || invoice?.serviceName || RECEIPT_SERVICE,
    amountRials,
    method: 'manual',
    cardMask: null,
    ...(input.createdAt && { paidAt: input.createdAt }),
  });
  const after = { userId, refId, amountRials, invoiceId: invoice?.id ?? null };
  await audit(tx, { action: 'receipt.create', subject: { type: 'receipt', id, label: refId }, after });
  return id;
}

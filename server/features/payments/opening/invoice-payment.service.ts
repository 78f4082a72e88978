/** Paying an invoice: of an order, it is paying the order; both end in the same settlement. */
import { AppError } from '#core/errors/errors.js';
import { requireViewer, type Ctx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import { isPayable, readInvoice, type InvoiceType } from '#features/invoices/index.js';
import { openPayment, type OpenPaymentInput, type Subject } from './open-payment.js';
import { payInvoiceSchema, type PayInvoiceInput } from '../payment/payments.inputs.js';
import { paySplit } from './split-payment.service.js';
import { payOrderFromWallet } from './wallet-payment.service.js';
import type { PayInvoiceResultType } from '../payment/payments.types.js';

/** An order's own invoice is paid by paying its order; every other one is paid itself. */
function subjectOf(ctx: Ctx, invoice: InvoiceType): Subject {
  if (invoice.userId !== requireViewer(ctx).userId) throw new AppError('NOT_FOUND');
  const ofOrder = invoice.kind === 'order' && invoice.orderId;
  return ofOrder ? { purpose: 'order', id: ofOrder } : { purpose: 'invoice', id: invoice.id };
}

/**
 * `split` takes what the wallet has and the rest at the gateway.
 * @throws AppError NOT_FOUND, DUPLICATE_PAYMENT when it is paid already, ORDER_NOT_PAYABLE when it is cancelled,
 * INSUFFICIENT_FUNDS, and what `openPayment` throws.
 */
export async function payInvoice(ctx: Ctx, given: PayInvoiceInput): Promise<PayInvoiceResultType> {
  const { id, method, gateway, idempotencyKey } = parseInput(payInvoiceSchema, given);
  const invoice = await readInvoice(ctx, id);
  const { purpose, id: orderId } = subjectOf(ctx, invoice);
  const fingerprint = [id, method, ...(gateway ? [gateway] : [])].join(':');
  const call = { purpose, orderId, gateway, idempotencyKey, operation: 'pay_invoice' as const, fingerprint };
  // A repeated key must find its payment even though that payment has meanwhile paid the invoice.
  if (!idempotencyKey) refuseUnpayable(invoice);
  const paymentUrl = await PAY[method](ctx, call).catch((error: unknown) => explain(ctx, error, id));
  return { success: true, invoice: paymentUrl ? invoice : await readInvoice(ctx, id), paymentUrl };
}

/** Each answers where to send the browser; null when the wallet has paid. */
const PAY: Readonly<Record<PayInvoiceInput['method'], (ctx: Ctx, call: OpenPaymentInput) => Promise<string | null>>> = {
  wallet: async (ctx, call) => (await payOrderFromWallet(ctx, call), null),
  gateway: async (ctx, call) => (await openPayment(ctx, call)).paymentUrl,
  split: async (ctx, call) => (await paySplit(ctx, call)).paymentUrl,
};

function refuseUnpayable(invoice: InvoiceType): void {
  if (invoice.status === 'paid') throw new AppError('DUPLICATE_PAYMENT');
  if (!isPayable(invoice.status)) throw new AppError('ORDER_NOT_PAYABLE');
}

/** To someone who pays an invoice, a paid order is a payment recorded already, perhaps only just now. */
async function explain(ctx: Ctx, error: unknown, id: string): Promise<never> {
  if (error instanceof AppError && error.code === 'ORDER_NOT_PAYABLE') refuseUnpayable(await readInvoice(ctx, id));
  throw error;
}

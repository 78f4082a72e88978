/** Paying an invoice is paying its order: both end in the same settlement. */
import { AppError } from '../../../core/errors.js';
import { requireViewer, type Ctx } from '../../platform/context.js';
import { parseInput } from '../../platform/input.js';
import { isPayable, readInvoice, type InvoiceRow } from '../invoices/index.js';
import { openPayment } from './open-payment.js';
import { payInvoiceSchema, type PayInvoiceInput } from './payments.inputs.js';
import { payOrderFromWallet } from './wallet-payment.service.js';

export interface PaidInvoice {
  /** Paid, for the wallet; on its way, for the gateway. */
  readonly success: boolean;
  readonly invoice: InvoiceRow;
  /** Where to send the browser; null when the wallet has paid. */
  readonly paymentUrl: string | null;
}

/** The order behind a payable invoice of the viewer's own. */
function payableOrder(ctx: Ctx, invoice: InvoiceRow): string {
  if (invoice.userId !== requireViewer(ctx).userId) throw new AppError('NOT_FOUND');
  if (!invoice.orderId) throw new AppError('ORDER_NOT_PAYABLE');
  return invoice.orderId;
}

/**
 * @throws AppError NOT_FOUND, DUPLICATE_PAYMENT when it is paid already, ORDER_NOT_PAYABLE when it is cancelled,
 * INSUFFICIENT_FUNDS, and what `openPayment` throws.
 */
export async function payInvoice(ctx: Ctx, given: PayInvoiceInput): Promise<PaidInvoice> {
  const { id, method, idempotencyKey } = parseInput(payInvoiceSchema, given);
  const invoice = await readInvoice(ctx, id);
  const orderId = payableOrder(ctx, invoice);
  const call = { orderId, idempotencyKey, operation: 'pay_invoice' as const, fingerprint: `${id}:${method}` };
  // A repeated key must find its payment even though that payment has meanwhile paid the invoice.
  if (!idempotencyKey) refuseUnpayable(invoice);
  if (method === 'wallet') {
    await payOrderFromWallet(ctx, call).catch((error: unknown) => explain(ctx, error, id));
    return { success: true, invoice: await readInvoice(ctx, id), paymentUrl: null };
  }
  const { paymentUrl } = await openPayment(ctx, call).catch((error: unknown) => explain(ctx, error, id));
  return { success: true, invoice, paymentUrl };
}

function refuseUnpayable(invoice: InvoiceRow): void {
  if (invoice.status === 'paid') throw new AppError('DUPLICATE_PAYMENT');
  if (!isPayable(invoice.status)) throw new AppError('ORDER_NOT_PAYABLE');
}

/** To someone who pays an invoice, a paid order is a payment recorded already, perhaps only just now. */
async function explain(ctx: Ctx, error: unknown, id: string): Promise<never> {
  if (error instanceof AppError && error.code === 'ORDER_NOT_PAYABLE') refuseUnpayable(await readInvoice(ctx, id));
  throw error;
}

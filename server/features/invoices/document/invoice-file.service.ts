/** The invoice as a file to keep. */
import { AppError } from '#core/errors/errors.js';
import type { Ctx } from '#platform/context.js';
import { printPdf } from '#platform/documents/pdf-renderer.js';
import type { DocumentFormat } from '#platform/documents/send.js';
import { platformSettings } from '#features/platform-mode/index.js';
import { creditNotesOf } from '../credit-notes/credit-notes.queries.js';
import { describeInvoice } from './invoice-document.js';
import { invoiceHtml } from './invoice-html.js';
import { findPrintedParts } from '../invoice/invoices.queries.js';
import { isPayable } from '../invoice/invoices.policy.js';
import { readInvoice } from '../invoice/read-invoices.service.js';
import { buyerOf, sellerOf } from '../invoice/parties.js';

export const INVOICE_TEMPLATE = 'server/features/invoices/document/invoice.typ';

export interface PrintedDocument {
  readonly number: string;
  readonly body: Buffer | string;
}

/**
 * Prints one of the viewer's own, or any for an administrator. @throws AppError NOT_FOUND also for a foreign one,
 * DOWNLOAD_FAILED.
 */
export async function printInvoice(ctx: Ctx, id: string, format: DocumentFormat): Promise<PrintedDocument> {
  const invoice = await readInvoice(ctx, id);
  const stored = await findPrintedParts(ctx, invoice.id);
  if (!stored) throw new AppError('NOT_FOUND');
  const page = describeInvoice({
    invoice,
    creditNotes: await creditNotesOf(ctx, invoice),
    // Until it is paid, the buyer may still say who they are (parties.ts, freezeBuyer).
    buyer: isPayable(invoice.status) || !stored.parties ? await buyerOf(ctx, invoice.userId) : stored.parties.buyer,
    seller: stored.parties?.seller ?? (await sellerOf(ctx)),
    brand: (await platformSettings(ctx)).name,
    verifyUrl: `${ctx.config.publicUrl ?? ''}/invoices/verify/${stored.verifyCode}`,
  });
  return { number: invoice.number, body: format === 'pdf' ? printPdf(INVOICE_TEMPLATE, page) : invoiceHtml(page) };
}

/** Reading and printing credit notes, and saying whether one is genuine. Only a refund writes one. */
import { AppError } from '#core/errors/errors.js';
import { requireViewer, type Ctx } from '#platform/context.js';
import { printPdf } from '#platform/documents/pdf-renderer.js';
import type { DocumentFormat } from '#platform/documents/send.js';
import { isId } from '#platform/id.js';
import { parseVerifyCode } from '#platform/verify-code.js';
import { platformSettings } from '#features/platform-mode/index.js';
import { invoiceHtml } from './invoice-html.js';
import { INVOICE_TEMPLATE, type PrintedDocument } from './invoice-file.service.js';
import { mayReadInvoice } from '../invoice/invoices.policy.js';
import { buyerOf, sellerOf } from '../invoice/parties.js';
import { NOT_GENUINE, notGenuine } from './verify-invoice.service.js';
import { describeCreditNote } from './credit-note-document.js';
import { findCreditNote, findCreditNoteByCode, findPrintedNoteParts } from '../credit-notes/credit-notes.queries.js';
import type { CreditNoteType } from '../credit-notes/credit-notes.types.js';
import type { DocumentVerificationType } from '../invoice/invoices.types.js';

/** One of the viewer's own, or for an administrator. @throws AppError NOT_FOUND also for a foreign one. */
export async function readCreditNote(ctx: Ctx, id: string): Promise<CreditNoteType> {
  const viewer = requireViewer(ctx);
  const note = isId(id) ? await findCreditNote(ctx, id) : null;
  if (!note || !mayReadInvoice(viewer, note)) throw new AppError('NOT_FOUND');
  return note;
}

/** Prints the note as a file to keep. @throws AppError NOT_FOUND also for a foreign one, DOWNLOAD_FAILED. */
export async function printCreditNote(ctx: Ctx, id: string, format: DocumentFormat): Promise<PrintedDocument> {
  const note = await readCreditNote(ctx, id);
  const stored = await findPrintedNoteParts(ctx, note.id);
  if (!stored) throw new AppError('NOT_FOUND');
  const page = describeCreditNote({
    note,
    buyer: stored.parties?.buyer ?? (await buyerOf(ctx, note.userId)),
    seller: stored.parties?.seller ?? (await sellerOf(ctx)),
    brand: (await platformSettings(ctx)).name,
    verifyUrl: `${ctx.config.publicUrl ?? ''}/credit-notes/verify/${stored.verifyCode}`,
  });
  return { number: note.number, body: format === 'pdf' ? printPdf(INVOICE_TEMPLATE, page) : invoiceHtml(page) };
}

/** Needs no sign-in. @throws AppError RATE_LIMITED. */
export async function verifyCreditNote(ctx: Ctx, typed: string): Promise<DocumentVerificationType> {
  const code = parseVerifyCode(typed);
  const note = code ? await findCreditNoteByCode(ctx, code) : null;
  if (!note) return notGenuine(ctx);
  const { number, createdAt: issuedAt, amountRials, invoiceNumber } = note;
  return { ...NOT_GENUINE, genuine: true, number, issuedAt, amountRials, invoiceNumber };
}

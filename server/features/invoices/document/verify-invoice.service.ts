import { rial } from '#core/money.js';
import type { Ctx } from '#platform/context.js';
import { parseVerifyCode } from '#platform/verify-code.js';
import { creditNotesOf } from '../credit-notes/credit-notes.queries.js';
import { stateOf } from '../invoice/invoices.policy.js';
import { findInvoiceByCode } from '../invoice/invoices.queries.js';
import type { DocumentVerificationType } from '../invoice/invoices.types.js';

export const NOT_GENUINE: DocumentVerificationType = {
  genuine: false,
  number: null,
  issuedAt: null,
  amountRials: null,
  state: null,
  refundedRials: rial(0),
  refunds: [],
  invoiceNumber: null,
};

/** The answer for a code that was looked up and is none; only those are counted. @throws AppError RATE_LIMITED. */
export async function notGenuine(ctx: Ctx): Promise<DocumentVerificationType> {
  await ctx.limits.take('documentCheck', ctx.addressKey);
  return NOT_GENUINE;
}

/** Needs no sign-in; a cancelled invoice is no longer genuine. @throws AppError RATE_LIMITED. */
export async function verifyInvoice(ctx: Ctx, typed: string): Promise<DocumentVerificationType> {
  const code = parseVerifyCode(typed);
  const invoice = code ? await findInvoiceByCode(ctx, code) : null;
  if (!invoice || invoice.status === 'cancelled') return notGenuine(ctx);
  const { number, createdAt: issuedAt, amountRials, creditedRials } = invoice;
  const state = stateOf(invoice);
  const notes = await creditNotesOf(ctx, invoice);
  return {
    ...NOT_GENUINE,
    genuine: true,
    number,
    issuedAt,
    amountRials,
    state: state === 'paid' || state === 'partially_refunded' || state === 'refunded' ? state : 'unpaid',
    refundedRials: creditedRials,
    refunds: notes.map((note) => ({
      amountRials: note.amountRials,
      at: note.createdAt,
      creditNoteNumber: note.number,
    })),
  };
}

import { rial, type Rial } from '../../../core/money.js';
import type { Ctx } from '../../platform/context.js';
import { parseVerifyCode } from '../../platform/verify-code.js';
import { creditNotesOf } from './credit-notes/credit-notes.queries.js';
import { stateOf } from './invoices.policy.js';
import { findInvoiceByCode } from './invoices.queries.js';

/** What has come back of it: a refund, and where it has one the number of its credit note. */
export interface VerifiedReturn {
  readonly amountRials: Rial;
  readonly at: Date;
  readonly creditNoteNumber: string | null;
}

/** Whether the money of a genuine paper has been paid, and whether it has been given back. */
export type VerifiedState = 'unpaid' | 'paid' | 'partially_refunded' | 'refunded';

/** What a stranger with the paper in hand may know. */
export interface VerifiedDocument {
  readonly genuine: boolean;
  /** Null unless it is genuine. */
  readonly number: string | null;
  readonly issuedAt: Date | null;
  readonly amountRials: Rial | null;
  /** Null unless it is genuine, and of a credit note. */
  readonly state: VerifiedState | null;
  /** What has been given back of the amount. */
  readonly refundedRials: Rial;
  /** Oldest first. */
  readonly refunds: readonly VerifiedReturn[];
  /** Of a credit note: the invoice it takes back. */
  readonly invoiceNumber: string | null;
}

export const NOT_GENUINE: VerifiedDocument = {
  genuine: false,
  number: null,
  issuedAt: null,
  amountRials: null,
  state: null,
  refundedRials: rial(0),
  refunds: [],
  invoiceNumber: null,
};

/** Needs no sign-in; a cancelled invoice is no longer genuine. @throws AppError RATE_LIMITED. */
export async function verifyInvoice(ctx: Ctx, typed: string): Promise<VerifiedDocument> {
  await ctx.limits.take('documentCheck', ctx.addressKey);
  const code = parseVerifyCode(typed);
  const invoice = code ? await findInvoiceByCode(ctx, code) : null;
  if (!invoice || invoice.status === 'cancelled') return NOT_GENUINE;
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

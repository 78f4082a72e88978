import type { Rial } from '../../../core/money.js';
import type { Ctx } from '../../platform/context.js';
import { parseVerifyCode } from '../../platform/verify-code.js';
import { findInvoiceByCode } from './invoices.queries.js';

/** What a stranger with the paper in hand may know. */
export interface VerifiedDocument {
  readonly genuine: boolean;
  /** Null unless it is genuine. */
  readonly number: string | null;
  readonly issuedAt: Date | null;
  readonly amountRials: Rial | null;
}

export const NOT_GENUINE: VerifiedDocument = { genuine: false, number: null, issuedAt: null, amountRials: null };

/** Needs no sign-in; a cancelled invoice is no longer genuine. @throws AppError RATE_LIMITED. */
export async function verifyInvoice(ctx: Ctx, typed: string): Promise<VerifiedDocument> {
  await ctx.limits.take('documentCheck', ctx.ip);
  const code = parseVerifyCode(typed);
  const invoice = code ? await findInvoiceByCode(ctx, code) : null;
  if (!invoice || invoice.status === 'cancelled') return NOT_GENUINE;
  const { number, createdAt: issuedAt, amountRials } = invoice;
  return { genuine: true, number, issuedAt, amountRials };
}

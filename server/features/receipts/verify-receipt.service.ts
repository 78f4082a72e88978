import type { Ctx } from '#platform/context.js';
import { parseVerifyCode } from '#platform/verify-code.js';
import { NOT_GENUINE, notGenuine, type DocumentVerificationType } from '#features/invoices/index.js';
import { refundedOf } from './receipt-refunds.js';
import { findReceiptByCode } from './receipts.queries.js';

/** The facts of a receipt that anybody with its code may see. Needs no sign-in. @throws AppError RATE_LIMITED. */
export async function verifyReceipt(ctx: Ctx, typed: string): Promise<DocumentVerificationType> {
  const code = parseVerifyCode(typed);
  const receipt = code ? await findReceiptByCode(ctx, code) : null;
  if (!receipt) return notGenuine(ctx);
  const { number, createdAt: issuedAt, amountRials } = receipt;
  const refundedRials = refundedOf(receipt);
  return {
    ...NOT_GENUINE,
    genuine: true,
    number,
    issuedAt,
    amountRials,
    state: refundedRials === 0 ? 'paid' : refundedRials === amountRials ? 'refunded' : 'partially_refunded',
    refundedRials,
    refunds: receipt.refunds.map(({ cardRials: _card, ...each }) => each),
  };
}

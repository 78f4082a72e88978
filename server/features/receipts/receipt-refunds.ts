/** A receipt shows the refunds of its payment; payments, which are above, provide them. */
import { rial, sumRials, type Rial } from '#core/money.js';
import type { Ctx } from '#platform/context.js';
import { Key } from '#platform/provided.js';
import type { ReceiptRefundType } from './receipts.types.js';

/** Completed refunds by payment id, oldest first. Payments without one may be missing. */
type RefundSource = (
  ctx: Ctx,
  paymentIds: readonly string[],
) => Promise<ReadonlyMap<string, readonly ReceiptRefundType[]>>;

export const REFUND_SOURCE = new Key<RefundSource>('refunds of receipts');

/** Receipts with what has been given back of them, in one query for all. */
export async function withRefunds<Row extends { readonly paymentId: string | null }>(
  ctx: Ctx,
  receipts: readonly Row[],
): Promise<(Row & { readonly refunds: readonly ReceiptRefundType[] })[]> {
  const ids = receipts.flatMap(({ paymentId }) => paymentId ?? []);
  const found =
    ids.length > 0 ? await ctx.provided.one(REFUND_SOURCE)(ctx, ids) : new Map<string, readonly ReceiptRefundType[]>();
  return receipts.map((receipt) => ({ ...receipt, refunds: found.get(receipt.paymentId ?? '') ?? [] }));
}

export function refundedOf({ refunds }: { readonly refunds: readonly ReceiptRefundType[] }): Rial {
  return refunds.length > 0 ? sumRials(refunds.map(({ amountRials }) => amountRials)) : rial(0);
}

import { AppError } from '#core/errors/errors.js';
import type { Ctx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import type { ReceiptRefundType } from '#features/receipts/index.js';
import type { PaymentRefundType } from '../payment/payment-admin.types.js';

const COLUMNS = columns<PaymentRefundType>()('id paymentId amountRials method status reason createdAt');
const SELECT = `select ${COLUMNS} from payment_refunds`;

/** @throws AppError NOT_FOUND. */
export async function findRefund(ctx: Ctx, id: string): Promise<PaymentRefundType> {
  const found = await row<PaymentRefundType>(ctx.em, `${SELECT} where id = $1`, [id]);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** A refund that failed may be repeated as often as an administrator likes. */
const MOST = 100;

/** The refunds of many payments at once, of each the newest hundred, oldest first. */
export function selectRefunds(ctx: Ctx, paymentIds: readonly string[]): Promise<PaymentRefundType[]> {
  const text = `select r.* from unnest($1::uuid[]) as p (id) cross join lateral (
    ${SELECT} where payment_id = p.id order by created_at desc, id desc limit ${MOST}) r order by r."createdAt", r.id`;
  return rows<PaymentRefundType>(ctx.em, text, [[...paymentIds]]);
}

/**
 * The refunds of one gateway's payments, reserved before `before` and without a lease: their process has died, or the
 * gateway's answer was unclear. `accounts` as `accountsOf` has them.
 */
export function selectStrandedRefunds(
  ctx: Ctx,
  of: { readonly gateway: string; readonly accounts: readonly string[]; readonly before: Date },
): Promise<{ id: string }[]> {
  const text = `select r.id from payment_refunds r join payments p on p.id = r.payment_id
    where r.status = 'pending' and r.created_at < $1 and (r.lease_until is null or r.lease_until <= $2)
      and p.gateway = $3 and coalesce(p.merchant_id, '') = any($4::text[]) order by r.created_at limit 100`;
  return rows<{ id: string }>(ctx.em, text, [of.before, ctx.clock.now(), of.gateway, [...of.accounts]]);
}

interface GivenBackRow extends ReceiptRefundType {
  readonly paymentId: string;
}

/** The refunds of many payments, for their receipts (receipts, receipt-refunds.ts). */
export async function refundsForReceipts(
  ctx: Ctx,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ReceiptRefundType[]>> {
  const text = `select r.payment_id as "paymentId", r.amount_rials as "amountRials", r.updated_at as at,
      case r.method when 'gateway' then least(r.amount_rials, p.amount_rials) else 0 end as "cardRials",
      (select c.number from credit_notes c where c.refund_id = r.id) as "creditNoteNumber"
    from payment_refunds r join payments p on p.id = r.payment_id
    where r.payment_id = any($1::uuid[]) and r.status = 'completed' order by r.updated_at, r.id`;
  const found = await rows<GivenBackRow>(ctx.em, text, [[...paymentIds]]);
  const byPayment = new Map<string, ReceiptRefundType[]>();
  for (const { paymentId, ...refund } of found) {
    const known = byPayment.get(paymentId);
    if (known) known.push(refund);
    else byPayment.set(paymentId, [refund]);
  }
  return byPayment;
}

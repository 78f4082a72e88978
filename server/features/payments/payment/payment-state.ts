/** The shown state of a payment: a settled one says what has been given back of it. */
import type { Ctx } from '#platform/context.js';
import { WALLET } from '#core/limits/limits.js';
import { rial, type Rial } from '#core/money.js';
import { paidRials } from './hold.js';
import { findGateway } from './payment-gateway.js';
import type { PaymentEntity, PaymentStatus, ShownPaymentStatus } from './payment.entity.js';

type Settled = Pick<PaymentEntity, 'status' | 'amountRials' | 'walletRials' | 'holdState' | 'returnedRials'>;

export function shownStatus(payment: Settled): ShownPaymentStatus {
  if (payment.returnedRials === 0) return payment.status;
  return payment.returnedRials === paidRials(payment) ? 'refunded' : 'partially_refunded';
}

/** The part of the money reserved to be given back that is still on its way. */
export function refundingRials(payment: Pick<PaymentEntity, 'refundedRials' | 'returnedRials'>): Rial {
  return rial(payment.refundedRials - payment.returnedRials);
}

type Waiting = Pick<PaymentEntity, 'status' | 'createdAt'>;

/** Until when a waiting payment can be paid; null when it waits no longer. */
export function expiresAt({ status, createdAt }: Waiting): Date | null {
  return status === 'pending' ? new Date(createdAt.getTime() + WALLET.pendingMs) : null;
}

/** Whole seconds until `expiresAt`, 0 once it has passed; null when the payment waits no longer. */
export function remainingSeconds(payment: Waiting, now: Date): number | null {
  const end = expiresAt(payment);
  return end && Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000));
}

/** Where to continue paying: only while the payment waits and its session is known. */
export function continueUrl(
  ctx: Ctx,
  payment: Pick<PaymentEntity, 'status' | 'authority' | 'gateway' | 'merchantId'>,
): string | null {
  const { status, authority } = payment;
  return status === 'pending' && authority ? (findGateway(ctx, payment)?.startUrl(authority) ?? null) : null;
}

/** Reference ids that occur more than once on a page: the payment log warns of them. */
export function duplicateRefIds(payments: readonly Pick<PaymentEntity, 'refId'>[]): string[] {
  const ids = payments.flatMap(({ refId }) => refId ?? []);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

/** SQL of `paidRials` (hold.ts) over a row `p`. */
const PAID = `(p.amount_rials + case p.hold_state when 'spent' then p.wallet_rials else 0 end)`;

/** SQL over a row `p`: the value of `shownStatus`. */
export const SHOWN_STATUS = `case when p.returned_rials = 0 then p.status
  when p.returned_rials = ${PAID} then 'refunded' else 'partially_refunded' end`;

const RETURNED: Readonly<Partial<Record<ShownPaymentStatus, string>>> = {
  completed: 'p.returned_rials = 0',
  partially_refunded: `p.returned_rials > 0 and p.returned_rials < ${PAID}`,
  refunded: `p.returned_rials = ${PAID}`,
};

/** The column's value behind a shown status; together with `returnedClause` it filters by what is shown. */
export function storedStatus(shown: ShownPaymentStatus): PaymentStatus {
  return shown === 'refunded' || shown === 'partially_refunded' ? 'completed' : shown;
}

export function returnedClause(shown: ShownPaymentStatus | null | undefined): string {
  const clause = shown ? RETURNED[shown] : undefined;
  return clause ? ` and ${clause}` : '';
}

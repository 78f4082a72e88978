/** What a payment is shown as: a settled one says what has been given back of it. */
import { paidRials } from './hold.js';
import type { PaymentEntity, PaymentStatus, ShownPaymentStatus } from './payment.entity.js';

type Settled = Pick<PaymentEntity, 'status' | 'amountRials' | 'walletRials' | 'holdState' | 'returnedRials'>;

export function shownStatus(payment: Settled): ShownPaymentStatus {
  if (payment.returnedRials === 0) return payment.status;
  return payment.returnedRials === paidRials(payment) ? 'refunded' : 'partially_refunded';
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

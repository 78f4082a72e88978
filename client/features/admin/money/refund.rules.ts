import type { Rial } from '#core/money.js';
import type { PaymentRowFragment } from '#client/gql/graphql.js';
import { formatToman } from '#client/lib/format.js';
import { adminMoneyMessages } from '#client/lib/messages/admin/admin-money.messages.js';
import { tomanOf } from '../numbers/numbers.rules.js';

const { payments: texts } = adminMoneyMessages;

type Payment = Pick<PaymentRowFragment['payment'], 'gateway' | 'purpose' | 'refundedRials' | 'refundingRials'>;

/** Where the money of a refund goes, and what becomes of the order whose money it is. */
export function consequencesOf(payment: Payment, amountRials: Rial, isAllThatIsLeft: boolean): string {
  const sum = formatToman(tomanOf(amountRials));
  const isWhole = isAllThatIsLeft && payment.refundedRials + payment.refundingRials === 0;
  const way = isWhole && payment.gateway !== 'wallet' ? texts.refundWhole(sum) : texts.refundPart(sum);
  if (payment.purpose !== 'order') return way;
  return `${way} ${isAllThatIsLeft ? texts.refundEndsOrder : texts.refundKeepsOrder}`;
}

import type { TxCtx } from '#platform/context.js';
import { recordAccountEvent } from '#features/account-events/index.js';
import { paidRials } from './hold.js';
import type { PaymentEntity } from './payment.entity.js';

/** An entry in the log of the payer, with the payment as this transaction leaves it. */
export function recordPaymentEnd(
  tx: TxCtx,
  kind: 'payment.succeeded' | 'payment.failed',
  payment: PaymentEntity,
): Promise<void> {
  const { id, userId, purpose, status, orderId, invoiceId, outcome, failureCode } = payment;
  const amountRials = kind === 'payment.succeeded' ? paidRials(payment) : payment.amountRials + payment.walletRials;
  const of = { payment_id: id, purpose, order_id: orderId, invoice_id: invoiceId };
  const end = { status, amount_rials: String(amountRials), outcome, failure_code: failureCode };
  return recordAccountEvent(tx, kind, { userId, recordId: id, data: { ...of, ...end } });
}

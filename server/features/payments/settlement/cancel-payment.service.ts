/** Giving an open payment up. */
import { AppError } from '#core/errors/errors.js';
import { requireViewer, unitOfWork, type Ctx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import type { InquiryStatus } from '#platform/ports.js';
import { once } from '#features/wallet/index.js';
import { findGateway, gatewayOf } from '../payment/payment-gateway.js';
import { cancelPaymentSchema, type CancelPaymentInput } from '../payment/payments.inputs.js';
import { PAYMENT_TEXTS } from '../payment/payments.messages.js';
import { endUnsettled } from '../payment/payments.store.js';
import type { PaymentType } from '../payment/payments.types.js';
import { readPayment } from '../payment/read-payments.service.js';
import { settlePayment } from './settle-payment.js';

/**
 * Cancels an open payment. Its gateway is queried first: if the money has arrived, it is settled instead. A payment
 * that needs review is cancelled by administrators, once the gateway no longer holds its money, or cannot be asked.
 * @throws AppError NOT_FOUND, PAYMENT_NOT_CANCELABLE, GATEWAY_ERROR, NETWORK_ERROR, TIMEOUT_ERROR.
 */
export async function cancelPayment(ctx: Ctx, given: CancelPaymentInput): Promise<PaymentType> {
  const { userId, role } = requireViewer(ctx);
  const { id, idempotencyKey: key } = parseInput(cancelPaymentSchema, given);
  const payment = await readPayment(ctx, id);
  if (payment.status === 'cancelled') return payment;
  const isOpen = payment.status === 'pending' || (payment.status === 'needs_review' && role === 'admin');
  if (!isOpen) throw new AppError('PAYMENT_NOT_CANCELABLE');
  const state = await stateAtGateway(ctx, payment);
  if (state === 'paid' || state === 'verified') {
    const { settled } = await settlePayment(ctx, { id });
    throw new AppError('PAYMENT_NOT_CANCELABLE', settled ? {} : { fa: PAYMENT_TEXTS.stillAtGateway });
  }
  await unitOfWork(ctx, (tx) =>
    once(tx, { userId, operation: 'cancel_payment', key, request: [id] }, async () => {
      const after = await endUnsettled(tx, id, { status: 'cancelled', failureCode: 'PAYMENT_CANCELED' });
      if (after.status === 'completed') throw new AppError('PAYMENT_NOT_CANCELABLE');
      return { id };
    }),
  );
  return readPayment(ctx, id);
}

/** In review, a payment whose gateway is not configured any more is a person's to judge. @throws as `gatewayOf`. */
async function stateAtGateway(ctx: Ctx, payment: PaymentType): Promise<InquiryStatus> {
  const { authority, status } = payment;
  if (!authority || (status === 'needs_review' && !findGateway(ctx, payment))) return 'unknown';
  return gatewayOf(ctx, payment).inquire(authority);
}

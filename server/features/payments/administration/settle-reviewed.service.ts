/** An administrator has looked at a payment in review, and settles it as the gateway has it. */
import { AppError } from '#core/errors/errors.js';
import { requireAdmin, type Ctx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import { findGateway } from '../payment/payment-gateway.js';
import { settleReviewedSchema, type SettleReviewedInput } from '../payment/payments.inputs.js';
import { PAYMENT_TEXTS } from '../payment/payments.messages.js';
import { readPayment } from '../payment/read-payments.service.js';
import type { PaymentType } from '../payment/payments.types.js';
import { settlePayment } from '../settlement/settle-payment.js';

/**
 * The gateway is asked once more. Another amount than the payment's own is booked as it arrived: it pays a top-up, and
 * goes to the customer's wallet where it does not pay its order or invoice (D-38). Repeating the call changes nothing.
 * @throws AppError FORBIDDEN, NOT_FOUND, VALIDATION_ERROR without a reason, CONFLICT for a payment that is not in
 * review, whose gateway is not configured any more, or whose amount is not whole toman, VERIFICATION_FAILED where the
 * gateway does not confirm it, GATEWAY_ERROR, NETWORK_ERROR, TIMEOUT_ERROR.
 */
export async function settleReviewed(ctx: Ctx, given: SettleReviewedInput): Promise<PaymentType> {
  requireAdmin(ctx);
  const { paymentId, reason } = parseInput(settleReviewedSchema, given);
  const payment = await readPayment(ctx, paymentId);
  if (payment.status === 'completed') return payment;
  const { authority } = payment;
  if (payment.status !== 'needs_review' || !authority)
    throw new AppError('CONFLICT', { fa: PAYMENT_TEXTS.notInReview });
  const gateway = findGateway(ctx, payment);
  if (!gateway) throw new AppError('CONFLICT', { fa: PAYMENT_TEXTS.unreachableReview });
  const accepted = { reason, amountRials: await gateway.amountHeld(authority) };
  const result = await settlePayment(ctx, { id: paymentId, accepted });
  if (!result.settled) throw stillOpen(result.payment);
  return readPayment(ctx, paymentId);
}

/** Looked at for its amount, it turned out to have the reference of another payment: that is another decision. */
function stillOpen({ status, reviewReason, gatewayCode }: PaymentType): AppError {
  if (status === 'needs_review' && reviewReason === 'reference' && gatewayCode === null)
    return new AppError('CONFLICT', { fa: PAYMENT_TEXTS.referenceRepeats });
  return new AppError('VERIFICATION_FAILED', { fa: PAYMENT_TEXTS.stillRefused });
}

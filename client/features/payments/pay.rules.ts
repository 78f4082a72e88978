/** What must hold before a payment is asked for, and what its answer must carry. */
import { uiError } from '../../lib/errors.js';
import { orderMessages } from '../../lib/messages/order.messages.js';
import { RestError } from '../../lib/rest-error.js';

/** Persian; null where nothing stands in the way. */
export function payFault(amountToman: number, isSignedIn: boolean): string | null {
  if (!isSignedIn) return orderMessages.signInFirst;
  return amountToman > 0 ? null : orderMessages.invalidPrice;
}

/** @throws RestError where the answer leads nowhere: "invalid payment address". */
export function addressOf(paymentUrl: string | null | undefined): string {
  if (paymentUrl) return paymentUrl;
  const ui = uiError('GATEWAY_ERROR', { message: orderMessages.noAddress });
  throw new RestError(null, 'invalid payment address', ui);
}

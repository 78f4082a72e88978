/** Where a browser goes to pay. */
import { uiError } from './errors.js';
import { orderMessages } from './messages/order.messages.js';
import { RestError } from './rest/rest-error.js';

/** @throws RestError where the server's answer has no address: "invalid payment address". */
export function addressOf(paymentUrl: string | null | undefined): string {
  if (paymentUrl) return paymentUrl;
  const ui = uiError('GATEWAY_ERROR', { message: orderMessages.noAddress });
  throw new RestError(null, 'invalid payment address', ui);
}

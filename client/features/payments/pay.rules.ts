/** What must hold before a payment is asked for. */
import { orderMessages } from '../../lib/messages/order.messages.js';

/** Persian; null where nothing stands in the way. */
export function payFault(amountToman: number, isSignedIn: boolean): string | null {
  if (!isSignedIn) return orderMessages.signInFirst;
  return amountToman > 0 ? null : orderMessages.invalidPrice;
}

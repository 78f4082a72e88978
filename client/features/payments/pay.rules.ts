/** The conditions of a payment. */
import { orderMessages } from '#client/lib/messages/order.messages.js';

/** Persian; null where nothing prevents it. */
export function payFault(amountToman: number, isSignedIn: boolean): string | null {
  if (!isSignedIn) return orderMessages.signInFirst;
  return amountToman > 0 ? null : orderMessages.invalidPrice;
}

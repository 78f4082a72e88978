import { orderMessages } from '#client/lib/messages/order.messages.js';
import { payFault } from './pay.rules.js';

test('S-147 there must be a price and a signed-in user', () => {
  expect(payFault(2_500_000, true)).toBeNull();
  expect(payFault(0, true)).toBe(orderMessages.invalidPrice);
  expect(payFault(2_500_000, false)).toBe(orderMessages.signInFirst);
});

import { toUiError } from '../../lib/errors.js';
import { orderMessages } from '../../lib/messages/order.messages.js';
import { addressOf, payFault } from './pay.rules.js';

test('S-147 a price must stand and somebody must be signed in', () => {
  expect(payFault(2_500_000, true)).toBeNull();
  expect(payFault(0, true)).toBe(orderMessages.invalidPrice);
  expect(payFault(2_500_000, false)).toBe(orderMessages.signInFirst);
});

test('S-148 an answer without an address is an invalid payment address', () => {
  expect(addressOf('https://gate/1')).toBe('https://gate/1');
  let thrown: unknown;
  try {
    addressOf(null);
  } catch (error) {
    thrown = error;
  }
  expect(toUiError(thrown).message).toBe(orderMessages.noAddress);
});

import { toUiError } from './errors.js';
import { orderMessages } from './messages/order.messages.js';
import { addressOf } from './payment-address.js';

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

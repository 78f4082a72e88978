import { once } from './once.js';

test('a value is made when it is first asked for, and never again', () => {
  const make = jest.fn(() => undefined);
  const value = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(1);
});

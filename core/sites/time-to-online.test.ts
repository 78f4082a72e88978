import { timeToOnlineOf } from './time-to-online.js';

test.each([
  [0.4, 1],
  [60, 1],
  [60.1, 2],
  [299, 5],
])('%d s are shown as %d minutes', (seconds, minutes) => {
  expect(timeToOnlineOf(seconds)).toEqual({ minutes });
});

test('sites that never came online show nothing', () => {
  expect(timeToOnlineOf(Infinity)).toBeNull();
});

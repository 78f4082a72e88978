import { jest } from '@jest/globals';
import { throttled } from './throttled.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('runs at once, then once more however often it was called', () => {
  const work = jest.fn();
  const refresh = throttled(work, 1000);
  refresh.ask();
  expect(work).toHaveBeenCalledTimes(1);
  for (let requested = 0; requested < 5; requested += 1) refresh.ask();
  jest.advanceTimersByTime(999);
  expect(work).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(2);
});

test('cannot run after it was stopped', () => {
  const work = jest.fn();
  const refresh = throttled(work, 1000);
  refresh.ask();
  refresh.ask();
  refresh.stop();
  jest.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(1);
});

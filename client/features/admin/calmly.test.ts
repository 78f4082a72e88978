/** @jest-environment node */
import { jest } from '@jest/globals';
import { calmly } from './calmly.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('runs at once, then once more however often it was asked', () => {
  const work = jest.fn();
  const calm = calmly(work, 1000);
  calm.ask();
  expect(work).toHaveBeenCalledTimes(1);
  for (let asked = 0; asked < 5; asked += 1) calm.ask();
  jest.advanceTimersByTime(999);
  expect(work).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(2);
});

test('cannot run after it was stopped', () => {
  const work = jest.fn();
  const calm = calmly(work, 1000);
  calm.ask();
  calm.ask();
  calm.stop();
  jest.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(1);
});

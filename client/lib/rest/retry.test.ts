import { endsSession, mayRetry, retryDelay } from './retry.js';

const status = (code: number) => ({ status: code, message: '' });

describe('S-152 waiting', () => {
  test('doubles from one second up to ten', () => {
    expect([1, 2, 3, 4, 5, 9].map((n) => retryDelay(n, () => 0))).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
  });

  test('adds at most a tenth by chance', () => {
    expect(retryDelay(1, () => 1)).toBe(1100);
    expect(retryDelay(5, () => 0.5)).toBe(10_500);
  });

  test('allows three retries after the first attempt', () => {
    expect([1, 2, 3, 4].map((attempt) => mayRetry(attempt, status(503)))).toEqual([true, true, true, false]);
  });

  test('cannot repeat what may not be repeated', () => {
    expect(mayRetry(1, status(404))).toBe(false);
  });
});

test.each([
  ['Unauthorized - please log in again', true],
  ['Authentication failed', true],
  ['Please log in again.', true],
  ['Insufficient balance', false],
])('S-154 "%s" ends the session: %s', (text, ends) => {
  expect(endsSession(text)).toBe(ends);
});

import { retryAfterMs } from './rdap.js';

const NOW = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['120', 120_000],
  ['0', 0],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['999999', 600_000],
  ['soon', 60_000],
  [null, 60_000],
])('Retry-After %s is %i ms', (header, expected) => {
  expect(retryAfterMs(header, NOW)).toBe(expected);
});

import { isRequestId, toneOf } from './calls.rules.js';

test.each([
  ['019ab3c4-0000-7000-8000-00000000abcd', true],
  ['019AB3C4-0000-7000-8000-00000000ABCD', true],
  ['019ab3c4', false],
  ['', false],
])('whether %s is a request id: %s', (text, is) => {
  expect(isRequestId(text)).toBe(is);
});

test.each([
  [200, 'good'],
  [302, 'good'],
  [404, 'waiting'],
  [500, 'bad'],
])('%s is shown as %s', (status, tone) => {
  expect(toneOf(status)).toBe(tone);
});

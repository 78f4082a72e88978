import { ERRORS } from '#core/errors/errors.js';
import { failureOfRequest, refusalOfVerify } from '#server/adapters/zarinpal/zarinpal.codes.js';
import { canChange, GATEWAY_CODES, gatewayText } from './gateway-codes.js';

const range = (from: number, to: number): number[] => Array.from({ length: from - to + 1 }, (_, at) => from - at);

test('S-182 S-183 every documented gateway code has its error and a Persian text', () => {
  const documented = [100, 101, ...range(-9, -19), ...range(-30, -41), ...range(-50, -55), ...range(-60, -63)];
  expect([...GATEWAY_CODES.keys()]).toEqual(documented);
  for (const [code, { errorCode, text }] of GATEWAY_CODES) {
    expect([code, /[\u0600-\u06ff]/.test(text)]).toEqual([code, true]);
    expect(errorCode === null || errorCode in ERRORS).toBe(true);
  }
});

test('S-183 the adapter maps verify and request to the same errors', () => {
  for (const [code, { errorCode }] of GATEWAY_CODES) {
    if (code >= 100) continue;
    if (code <= -50 && code >= -55) expect([code, refusalOfVerify(code)]).toEqual([code, errorCode]);
    else expect([code, failureOfRequest(code)]).toEqual([code, errorCode]);
  }
});

test('an unknown code has no text', () => {
  expect([gatewayText(-999), gatewayText(null)]).toEqual([null, null]);
});

test('only these numbers are worth another question, or another payment', () => {
  const worth = (again: string): number[] =>
    [...GATEWAY_CODES].filter(([, code]) => code.again === again).map(([number]) => number);
  expect([worth('ask'), worth('pay')]).toEqual([[-12, -52], [-51]]);
  expect([canChange(-50), canChange(-10), canChange(-52), canChange(-51)]).toEqual([false, false, true, true]);
  expect([canChange(-999), canChange(null)]).toEqual([true, true]);
});

import { RestError } from '../../lib/rest/rest-error.js';
import { codeOfStatus, uiError } from '../../lib/errors.js';
import type { ErrorCode } from '../../../core/errors/errors.js';
import { callbackMessages } from '../../lib/messages/money/callback.messages.js';
import {
  depositWords,
  failureOf,
  failureOfError,
  failureOfVerdict,
  isCancelled,
  statusOf,
  paysAgain,
  readReturn,
  retriesLeft,
  subjectOf,
} from './callback.rules.js';

describe('the return of the gateway', () => {
  test('is read in both spellings', () => {
    const expected = { authority: 'A1', status: 'OK', recordId: 'o1', invoiceId: null };
    expect(readReturn(new URLSearchParams('Authority=A1&Status=OK&orderId=o1'))).toEqual(expected);
    expect(readReturn(new URLSearchParams('authority=A1&Status=OK&order_id=o1'))).toEqual(expected);
  });

  test('S-183 without Status is a cancellation', () => {
    const bare = readReturn(new URLSearchParams('Authority=A1'));
    expect([isCancelled(bare), statusOf(bare)]).toEqual([true, 'NOK']);
    expect(isCancelled(readReturn(new URLSearchParams('Authority=A1&Status=ok')))).toBe(false);
    expect(isCancelled(readReturn(new URLSearchParams('Authority=A1&Status=NOK')))).toBe(true);
  });
});

test('tries are counted for the order, not for its authority', () => {
  expect(subjectOf(readReturn(new URLSearchParams('Authority=A1&orderId=o1')))).toBe('o1');
  expect(subjectOf(readReturn(new URLSearchParams('Authority=A1&invoiceId=i1')))).toBe('i1');
  expect(subjectOf(readReturn(new URLSearchParams('Authority=A1')))).toBe('A1');
});

describe('what went wrong', () => {
  test('is nothing for a success', () => {
    expect(failureOfVerdict({ success: true, isFinal: true })).toBeNull();
  });

  test('keeps the server’s code and words', () => {
    expect(
      failureOfVerdict({ success: false, isFinal: true, errorCode: 'PAYMENT_FAILED', error: 'کارت پذیرفته نشد.' }),
    ).toMatchObject({ code: 'PAYMENT_FAILED', message: 'کارت پذیرفته نشد.', retryable: true });
  });

  test.each([
    [400, 'INVALID_AUTHORITY'],
    [409, 'DUPLICATE_PAYMENT'],
    [500, 'GATEWAY_ERROR'],
    [504, 'TIMEOUT_ERROR'],
  ])('S-183: HTTP %d is %s', (status, code) => {
    expect(failureOfError(new RestError(status, '', uiError(codeOfStatus(status)))).code).toBe(code);
  });

  test.each<[ErrorCode, boolean, boolean]>([
    ['PAYMENT_CANCELED', true, false],
    ['PAYMENT_FAILED', true, false],
    ['VERIFICATION_FAILED', true, true],
    ['INVALID_AUTHORITY', false, true],
    ['DUPLICATE_PAYMENT', false, false],
    ['INSUFFICIENT_FUNDS', true, false],
    ['GATEWAY_ERROR', true, true],
    ['NETWORK_ERROR', true, false],
    ['TIMEOUT_ERROR', true, false],
    ['UNKNOWN_ERROR', false, true],
  ])('S-182 %s: retryable %s, support %s', (code, retryable, support) => {
    expect(failureOf(code)).toMatchObject({ code, retryable, support });
  });

  test('S-183 an answer outside the table is UNKNOWN_ERROR in its own words', () => {
    const error = new RestError(429, '', uiError('RATE_LIMITED'));
    expect(failureOfError(error)).toMatchObject({ code: 'UNKNOWN_ERROR', message: uiError('RATE_LIMITED').message });
  });

  test('S-183 a timeout is TIMEOUT_ERROR, a Status other than OK a cancellation', () => {
    expect(failureOfError(new DOMException('', 'TimeoutError')).code).toBe('TIMEOUT_ERROR');
    expect(isCancelled(readReturn(new URLSearchParams('Status=Nok')))).toBe(true);
  });

  const { reasons } = callbackMessages.wallet;
  test.each<[ErrorCode, string]>([
    ['GATEWAY_LIMIT', reasons.amount],
    ['INVALID_AUTHORITY', reasons.authority],
    ['PAYMENT_EXPIRED', reasons.time],
    ['TIMEOUT_ERROR', reasons.noAnswer],
    ['GATEWAY_ERROR', reasons.gateway],
    ['PAYMENT_FAILED', 'کارت پذیرفته نشد.'],
  ])('S-185 a top-up that fails by %s says «%s»', (code, words) => {
    expect(depositWords(failureOf(code, 'کارت پذیرفته نشد.'))).toBe(words);
  });

  test('S-183: a failed fetch is NETWORK_ERROR', () => {
    expect(failureOfError(new TypeError('Failed to fetch')).code).toBe('NETWORK_ERROR');
  });
});

describe('trying again', () => {
  test('S-181: is possible three times', () => {
    const failure = failureOf('GATEWAY_ERROR');
    expect([0, 1, 2, 3].map((tries) => retriesLeft(failure, tries))).toEqual([3, 2, 1, 0]);
  });

  test('cannot help a wrong payment code', () => {
    expect(retriesLeft(failureOf('INVALID_AUTHORITY'), 0)).toBe(0);
  });

  test('S-181 means paying again where no money has moved, else verifying again', () => {
    const again = (['PAYMENT_CANCELED', 'PAYMENT_FAILED', 'PAYMENT_EXPIRED', 'INSUFFICIENT_FUNDS'] as const).map(
      (code) => failureOf(code),
    );
    expect(again.every(paysAgain)).toBe(true);
    const ask = (['VERIFICATION_FAILED', 'GATEWAY_ERROR', 'NETWORK_ERROR', 'TIMEOUT_ERROR'] as const).map((code) =>
      failureOf(code),
    );
    expect(ask.some(paysAgain)).toBe(false);
  });
});

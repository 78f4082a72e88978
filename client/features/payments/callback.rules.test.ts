import { RestError } from '#client/lib/rest/rest-error.js';
import { codeOfStatus, uiError } from '#client/lib/errors.js';
import type { ErrorCode } from '#core/errors/errors.js';
import { callbackMessages } from './callback.messages.js';
import {
  ACTIONS,
  adviceOf,
  againOf,
  depositWords,
  failureOf,
  failureOfError,
  failureOfReturn,
  failureOfVerdict,
  isUnsure,
  statusOf,
  readReturn,
  retriesLeft,
  subjectOf,
} from './callback.rules.js';

describe('the return of the gateway', () => {
  test('is read in both spellings', () => {
    const expected = { authority: 'A1', isPaid: true, recordId: 'o1', invoiceId: null };
    expect(readReturn(new URLSearchParams('Authority=A1&Status=OK&orderId=o1'))).toEqual(expected);
    expect(readReturn(new URLSearchParams('authority=A1&Status=OK&order_id=o1'))).toEqual(expected);
  });

  test('S-183 without Status is a cancellation', () => {
    const bare = readReturn(new URLSearchParams('Authority=A1&orderId=o1'));
    expect([failureOfReturn(bare, true)?.code, statusOf(bare)]).toEqual(['PAYMENT_CANCELED', 'NOK']);
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
    const turnedBack = readReturn(new URLSearchParams('Authority=A1&Status=Nok'));
    expect(failureOfReturn(turnedBack, true)?.code).toBe('PAYMENT_CANCELED');
    const paid = readReturn(new URLSearchParams('Authority=A1&Status=ok'));
    expect([failureOfReturn(paid, true), statusOf(paid)]).toEqual([null, 'OK']);
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
    const again = againOf(failureOf('GATEWAY_ERROR'), true);
    expect([0, 1, 2, 3].map((tries) => retriesLeft(again, tries))).toEqual([3, 2, 1, 0]);
  });

  test('cannot help a wrong payment code', () => {
    expect(retriesLeft(againOf(failureOf('INVALID_AUTHORITY'), true), 0)).toBe(0);
  });

  // The button where something can be paid anew from the page, and where not; the tips; whether money may have moved.
  test.each<[ErrorCode, string, string, string, boolean]>([
    ['PAYMENT_CANCELED', 'pay', 'none', 'none', false],
    ['PAYMENT_FAILED', 'pay', 'none', 'card', false],
    ['PAYMENT_EXPIRED', 'pay', 'none', 'late', false],
    ['INSUFFICIENT_FUNDS', 'pay', 'none', 'card', false],
    ['VERIFICATION_FAILED', 'ask', 'ask', 'doubt', true],
    ['INVALID_AUTHORITY', 'none', 'none', 'session', false],
    ['DUPLICATE_PAYMENT', 'none', 'none', 'none', true],
    ['GATEWAY_ERROR', 'ask', 'ask', 'doubt', true],
    ['NETWORK_ERROR', 'ask', 'ask', 'doubt', true],
    ['TIMEOUT_ERROR', 'ask', 'ask', 'doubt', true],
    ['UNKNOWN_ERROR', 'none', 'none', 'doubt', true],
  ])('S-181 S-182 after %s the button is %s, without a payment to make %s, and the tips are %s', (code, ...offered) => {
    const failure = failureOf(code);
    expect([againOf(failure, true), againOf(failure, false), adviceOf(failure), isUnsure(failure)]).toEqual(offered);
  });

  test('the table has the documented payment errors', () => {
    expect(Object.keys(ACTIONS)).toHaveLength(11);
  });

  test('is not offered where the server knows that it cannot help', () => {
    const verdict = { success: false, isFinal: false, errorCode: 'VERIFICATION_FAILED', retryable: false };
    const failure = failureOfVerdict(verdict);
    expect(failure && againOf(failure, true)).toBe('none');
    const refused = new RestError(502, '', uiError('GATEWAY_ERROR', { retryable: false }));
    expect(againOf(failureOfError(refused), true)).toBe('none');
  });

  test('is asking where the gateway has not said yet what became of a cancelled payment', () => {
    const unanswered = { ...failureOf('PAYMENT_CANCELED'), isConfirmed: false };
    expect([againOf(unanswered, false), againOf(unanswered, true)]).toEqual(['ask', 'pay']);
  });
});

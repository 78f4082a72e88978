import { RestError } from '../../lib/rest-error.js';
import { codeOfStatus, uiError } from '../../lib/errors.js';
import { failureOf, failureOfError, failureOfVerdict, isCancelled, readReturn, retriesLeft } from './callback.rules.js';

describe('the return of the gateway', () => {
  test('is read in both spellings', () => {
    const expected = { authority: 'A1', status: 'OK', recordId: 'o1' };
    expect(readReturn(new URLSearchParams('Authority=A1&Status=OK&orderId=o1'))).toEqual(expected);
    expect(readReturn(new URLSearchParams('authority=A1&Status=OK&order_id=o1'))).toEqual(expected);
  });

  test('without Status is not a cancellation', () => {
    expect(isCancelled(readReturn(new URLSearchParams('Authority=A1')))).toBe(false);
    expect(isCancelled(readReturn(new URLSearchParams('Authority=A1&Status=NOK')))).toBe(true);
  });
});

describe('what went wrong', () => {
  test('is nothing for a success', () => {
    expect(failureOfVerdict({ success: true })).toBeNull();
  });

  test('keeps the server’s code and words', () => {
    expect(failureOfVerdict({ success: false, errorCode: 'PAYMENT_FAILED', error: 'کارت پذیرفته نشد.' })).toMatchObject(
      { code: 'PAYMENT_FAILED', message: 'کارت پذیرفته نشد.', retryable: true },
    );
  });

  test.each([
    [400, 'INVALID_AUTHORITY'],
    [409, 'DUPLICATE_PAYMENT'],
    [500, 'GATEWAY_ERROR'],
    [504, 'TIMEOUT_ERROR'],
  ])('S-183: HTTP %d is %s', (status, code) => {
    expect(failureOfError(new RestError(status, '', uiError(codeOfStatus(status)))).code).toBe(code);
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
});

import { isAuthFault, isRetryable, isValidationFault, needsSupport } from './fault-class.js';

const status = (code: number) => ({ status: code, message: '' });
const says = (message: string) => ({ status: null, message });

describe('S-156 retryable', () => {
  test.each([408, 429, 500, 502, 503, 504])('status %i', (code) => expect(isRetryable(status(code))).toBe(true));
  test.each(['Network lost', 'timeout', 'connection reset', 'Server busy', 'bad gateway'])('message %s', (text) =>
    expect(isRetryable(says(text))).toBe(true),
  );
  test.each([400, 401, 403, 404, 409, 422, 501])('cannot be status %i', (code) =>
    expect(isRetryable(status(code))).toBe(false),
  );
});

describe('S-157 support required', () => {
  test.each([400, 401, 403, 422])('status %i', (code) => expect(needsSupport(status(code))).toBe(true));
  test.each(['invalid code', 'Unauthorized', 'forbidden', 'Validation failed'])('message %s', (text) =>
    expect(needsSupport(says(text))).toBe(true),
  );
  test('cannot be status 404', () => expect(needsSupport(status(404))).toBe(false));
});

describe('S-158 classes', () => {
  test.each([401, 403])('status %i is an auth fault', (code) => expect(isAuthFault(status(code))).toBe(true));
  test.each(['unauthorized', 'Forbidden', 'bad token', 'authentication failed'])(
    'message %s is an auth fault',
    (text) => expect(isAuthFault(says(text))).toBe(true),
  );
  test.each([400, 422])('status %i is a validation fault', (code) =>
    expect(isValidationFault(status(code))).toBe(true),
  );
  test.each(['validation', 'invalid name', 'is required', 'wrong format'])('message %s is a validation fault', (text) =>
    expect(isValidationFault(says(text))).toBe(true),
  );
  test('a missing page is neither', () => {
    expect(isAuthFault(status(404)) || isValidationFault(status(404))).toBe(false);
  });
});

import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ERRORS, type ErrorCode } from '#core/errors/errors.js';
import { codeOfStatus, fieldErrors, toUiError } from './errors.js';

const graphql = (extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'English', extensions }] });

test('takes code, Persian text, flags and request id from extensions', () => {
  const error = toUiError(
    graphql({
      code: 'PRICE_MISMATCH',
      messageFa: 'قیمت جدید',
      retryable: true,
      supportRequired: true,
      requestId: 'r1',
      details: { a: 1 },
    }),
  );
  expect(error).toEqual({
    code: 'PRICE_MISMATCH',
    message: 'قیمت جدید',
    retryable: true,
    supportRequired: true,
    requestId: 'r1',
    fields: [],
    details: { a: 1 },
  });
});

test('falls back to the table where extensions are silent', () => {
  expect(toUiError(graphql({ code: 'RATE_LIMITED' }))).toMatchObject({
    message: ERRORS.RATE_LIMITED.fa,
    retryable: true,
  });
});

test('maps the codes of other GraphQL servers', () => {
  expect(toUiError(graphql({ code: 'UNAUTHENTICATED' })).code).toBe('UNAUTHORIZED');
});

test('cannot show an unknown code or an English text', () => {
  expect(toUiError(graphql({ code: 'SECRET_THING' }))).toMatchObject({
    code: 'UNKNOWN_ERROR',
    message: ERRORS.UNKNOWN_ERROR.fa,
  });
});

test.each([
  ['Validation failed', 'VALIDATION_ERROR', false, true],
  ['name is required', 'VALIDATION_ERROR', false, false],
  ['Forbidden', 'FORBIDDEN', false, true],
  ['upstream gateway busy', 'SERVER_ERROR', true, false],
  ['boom', 'UNKNOWN_ERROR', false, true],
])('S-156 S-157 S-158 "%s" without a code is %s', (message, code, retryable, supportRequired) => {
  const error = new CombinedGraphQLErrors({ errors: [{ message }] });
  expect(toUiError(error)).toMatchObject({ code, retryable, supportRequired, message: ERRORS[code as ErrorCode].fa });
});

test.each([
  [400, false, true],
  [408, true, false],
  [422, false, true],
  [503, true, false],
  [501, false, false],
])('S-156 S-157 status %i alone decides about repeating and support', (status, retryable, supportRequired) => {
  const error = new ServerError('x', { response: new Response('<html>', { status }), bodyText: '<html>' });
  expect(toUiError(error)).toMatchObject({ retryable, supportRequired });
});

test('field faults become form errors by path', () => {
  const error = toUiError(
    graphql({ code: 'VALIDATION_ERROR', fields: [{ path: 'email', message: 'ایمیل درست نیست' }] }),
  );
  expect(fieldErrors(error)).toEqual({ email: 'ایمیل درست نیست' });
});

test('S-155 a lost connection says so in Persian', () => {
  expect(toUiError(new TypeError('Failed to fetch'))).toMatchObject({
    code: 'NETWORK_ERROR',
    message: ERRORS.NETWORK_ERROR.fa,
    retryable: true,
  });
});

test('reads the GraphQL body of a failed answer', () => {
  const bodyText = JSON.stringify({ errors: [{ message: 'x', extensions: { code: 'QUERY_TOO_COMPLEX' } }] });
  const error = new ServerError('400', { response: new Response(bodyText, { status: 400 }), bodyText });
  expect(toUiError(error).code).toBe('QUERY_TOO_COMPLEX');
});

test('an answer that is not JSON is identified by its status', () => {
  const error = new ServerError('502', { response: new Response('<html>', { status: 502 }), bodyText: '<html>' });
  expect(toUiError(error)).toMatchObject({ code: 'SERVER_ERROR', retryable: true });
});

test.each([
  [401, 'UNAUTHORIZED'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [409, 'CONFLICT'],
  [422, 'VALIDATION_ERROR'],
  [429, 'RATE_LIMITED'],
  [408, 'TIMEOUT_ERROR'],
  [504, 'TIMEOUT_ERROR'],
  [500, 'SERVER_ERROR'],
])('status %i is %s', (status, code) => {
  expect(codeOfStatus(status)).toBe(code);
});

test('anything else is an unexpected error', () => {
  expect(toUiError('boom')).toMatchObject({ code: 'UNKNOWN_ERROR', retryable: true });
});

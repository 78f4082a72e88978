import { AppError, ERRORS, isErrorCode, type ErrorCode } from './errors.js';

const rows = Object.entries(ERRORS) as [ErrorCode, (typeof ERRORS)[ErrorCode]][];

describe('error table', () => {
  it('S-182 flags payment errors as documented', () => {
    const flags = (code: ErrorCode): string =>
      `${ERRORS[code].retryable ? 'y' : 'n'}${ERRORS[code].support ? 'y' : 'n'}`;
    const documented = {
      PAYMENT_CANCELED: 'yn',
      PAYMENT_FAILED: 'yn',
      VERIFICATION_FAILED: 'yy',
      INVALID_AUTHORITY: 'ny',
      DUPLICATE_PAYMENT: 'nn',
      INSUFFICIENT_FUNDS: 'yn',
      GATEWAY_ERROR: 'yy',
      NETWORK_ERROR: 'yn',
      TIMEOUT_ERROR: 'yn',
      UNKNOWN_ERROR: 'ny',
    } as const;
    for (const [code, expected] of Object.entries(documented))
      expect([code, flags(code as ErrorCode)]).toEqual([code, expected]);
  });

  it.each([
    ['S-240', 'NETWORK_ERROR', 'Connection failed. Please check your internet connection and try again.'],
    ['S-241', 'TIMEOUT_ERROR', 'Request timed out. Please try again.'],
    ['S-242', 'UNAUTHORIZED', 'Please log in to continue.'],
    ['S-243', 'FORBIDDEN', "You don't have permission to perform this action."],
    ['S-244', 'VALIDATION_ERROR', 'Please check your input and try again.'],
    ['S-245', 'SERVER_ERROR', 'Server error. Please try again later.'],
    ['S-246', 'NOT_FOUND', 'The requested resource was not found.'],
    ['S-247', 'RATE_LIMITED', 'Too many requests. Please wait a moment and try again.'],
  ] as const)('%s S-155 %s has the documented message', (_, code, message) => {
    expect(ERRORS[code].message).toBe(message);
  });

  it.each([
    ['S-248', 'PAYMENT_CANCELED', /^Payment canceled$/, /لغو/],
    ['S-249', 'PAYMENT_FAILED', /^Payment failed$/, /ناموفق/],
    ['S-250', 'VERIFICATION_FAILED', /^Paid but not verified. Contact support if you were charged/, /پشتیبانی/],
    ['S-251', 'INVALID_AUTHORITY', /^Invalid payment code$/, /کد پرداخت/],
    ['S-252', 'DUPLICATE_PAYMENT', /already been recorded/, /قبلاً ثبت شده/],
    ['S-253', 'INSUFFICIENT_FUNDS', /^Insufficient balance$/, /موجودی/],
    ['S-254', 'GATEWAY_ERROR', /gateway error/, /درگاه/],
    ['S-255', 'NETWORK_ERROR', /^Connection failed/, /ارتباط/],
    ['S-256', 'TIMEOUT_ERROR', /timed out/, /به‌موقع/],
    ['S-257', 'UNKNOWN_ERROR', /unexpected/, /ناشناخته/],
  ] as const)('%s %s means what is documented', (_, code, english, persian) => {
    expect(ERRORS[code].message).toMatch(english);
    expect(ERRORS[code].fa).toMatch(persian);
  });

  it('has Persian text in every row', () => {
    for (const [code, row] of rows) expect([code, /[\u0600-\u06ff]/.test(row.fa)]).toEqual([code, true]);
  });

  it('cannot require a new sign-in except on 401', () => {
    for (const [code, row] of rows) {
      if (row.status !== 401)
        expect([code, /unauthorized|authentication failed|log in again/i.test(row.message)]).toEqual([code, false]);
    }
  });

  it('cannot invite a repeat that must not happen', () => {
    for (const [code, row] of rows) {
      if (row.status < 500 && !row.retryable)
        expect([code, /network|timeout|connection|server|gateway/i.test(row.message)]).toEqual([code, false]);
    }
  });

  it('contains code, fields and Persian text', () => {
    const error = new AppError('VALIDATION_ERROR', { fields: [{ path: 'email', message: 'ایمیل درست نیست.' }] });
    expect(error).toMatchObject({
      code: 'VALIDATION_ERROR',
      message: ERRORS.VALIDATION_ERROR.message,
      fa: ERRORS.VALIDATION_ERROR.fa,
    });
    expect(isErrorCode('toString')).toBe(false);
  });
});

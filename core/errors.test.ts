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

  it('speaks Persian in every row', () => {
    for (const [code, row] of rows) expect([code, /[\u0600-\u06ff]/.test(row.fa)]).toEqual([code, true]);
  });

  it('cannot ask to sign in again except on 401', () => {
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

  it('carries code, fields and Persian text', () => {
    const error = new AppError('VALIDATION_ERROR', { fields: [{ path: 'email', message: 'ایمیل درست نیست.' }] });
    expect(error).toMatchObject({
      code: 'VALIDATION_ERROR',
      message: ERRORS.VALIDATION_ERROR.message,
      fa: ERRORS.VALIDATION_ERROR.fa,
    });
    expect(isErrorCode('toString')).toBe(false);
  });
});

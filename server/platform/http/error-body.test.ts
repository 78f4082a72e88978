import { AppError } from '#core/errors/errors.js';
import { createLogger } from '../log/log.js';
import { renderError, restErrorBody } from './error-body.js';

const log = createLogger('silent');

describe('error rendering', () => {
  it('answers a known error from the table', () => {
    const rendered = renderError(new AppError('PRICE_MISMATCH', { details: { expected: 2 } }), 'r1', log);
    expect(restErrorBody(rendered)).toMatchObject({
      success: false,
      errorCode: 'PRICE_MISMATCH',
      retryable: false,
      requestId: 'r1',
      details: { expected: 2 },
    });
    expect(rendered.status).toBe(409);
  });

  it('cannot show the text of an unknown error', () => {
    const rendered = renderError(new Error('password=secret at /srv'), 'r2', log);
    expect(rendered).toMatchObject({ code: 'SERVER_ERROR', status: 500, requestId: 'r2' });
    expect(JSON.stringify(restErrorBody(rendered))).not.toContain('secret');
  });

  it('keeps the caller fault of the HTTP layer', () => {
    expect(renderError(Object.assign(new Error('bad json'), { statusCode: 400 }), 'r3', log).code).toBe('BAD_REQUEST');
  });
});

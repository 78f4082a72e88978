import { ltr } from '#core/text/bidi.js';
import { uiError } from '#client/lib/errors.js';
import { RestError } from '#client/lib/rest/rest-error.js';
import { downloadFault } from './download-file.js';

test('S-202 a failed download says HTTP, status and its text', () => {
  const error = new RestError(503, 'HTTP 503', uiError('SERVER_ERROR'), 'Service Unavailable');
  expect(downloadFault(error)).toBe(ltr('HTTP 503: Service Unavailable'));
  const overHttp2 = new RestError(404, 'HTTP 404', uiError('NOT_FOUND'));
  expect(downloadFault(overHttp2)).toBe(ltr('HTTP 404: Not Found'));
});

import { deviceOf } from './device.js';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('devices by their own description', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
      'computer',
      'Chrome',
      'Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`,
      'computer',
      'Edge',
      'Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'computer', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
      'computer',
      'Safari',
      'macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
      'phone',
      'Safari',
      'iOS',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; K) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`,
      'phone',
      'Chrome',
      'Android',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-X710) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36`,
      'tablet',
      'Samsung Internet',
      'Android',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0 Mobile/15E148 Safari/604.1',
      'tablet',
      'Chrome',
      'iPadOS',
    ],
    ['curl/8.5.0', 'unknown', null, null],
  ])('%s', (userAgent, kind, browser, os) => {
    expect(deviceOf(userAgent)).toEqual({ kind, browser, os });
  });

  it('is unknown without a user agent', () => {
    expect(deviceOf(null)).toEqual({ kind: 'unknown', browser: null, os: null });
  });
});

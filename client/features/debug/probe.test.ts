import { jest } from '@jest/globals';
import { debug } from './debug.messages.js';
import { ENDPOINTS, probe } from './probe.js';
import { probeNote } from './report.js';

const calls: [string, RequestInit][] = [];
function answer(make: (init: RequestInit) => Promise<Response>): void {
  globalThis.fetch = (url, init = {}) => {
    calls.push([String(url), init]);
    return make(init);
  };
}
const silence = (init: RequestInit) =>
  new Promise<Response>((_resolve, reject) =>
    init.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
  );

beforeEach(() => {
  calls.length = 0;
});

test('S-208 calls the documented list', () => {
  expect(ENDPOINTS).toHaveLength(8);
  expect(ENDPOINTS[0]).toBe('/health');
});

test('sends the bearer token when there is one', async () => {
  answer(async () => Response.json({ status: 'ok' }));
  expect(await probe('/auth/me', { token: 't' })).toMatchObject({ verdict: 'ok', status: 200, body: { status: 'ok' } });
  expect(calls[0]).toMatchObject(['/api/auth/me', { credentials: 'include', headers: { authorization: 'Bearer t' } }]);
});

test.each([
  [200, 'ok'],
  [401, 'warn'],
  [403, 'fail'],
  [500, 'fail'],
])('status %i is %s', async (status, verdict) => {
  answer(async () => Response.json({ items: [] }, { status }));
  expect(await probe('/orders')).toMatchObject({ verdict, status, body: { items: [] } });
});

test.each([
  ['a page', '<html>', 'text/html'],
  ['a page that calls itself JSON', '<html>', 'application/json'],
  ['JSON that is no object', '[1]', 'application/json'],
  ['an object that calls itself a page', '{}', 'text/html'],
])('%s is not our server, whatever its status', async (_name, text, type) => {
  for (const status of [200, 401]) {
    answer(async () => new Response(text, { status, headers: { 'content-type': type } }));
    const found = await probe('/orders');
    expect(found).toMatchObject({ verdict: 'fail', status, body: null });
    expect(probeNote(found)).toContain(debug.connection.foreign);
  }
});

test('S-207 cannot wait longer than ten seconds', async () => {
  jest.useFakeTimers();
  answer(silence);
  const requested = probe('/health');
  jest.advanceTimersByTime(10_000);
  expect(await requested).toMatchObject({ verdict: 'fail', status: null, timedOut: true });
  jest.useRealTimers();
});

test('a lost connection is no time-out', async () => {
  answer(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await probe('/health')).toMatchObject({ verdict: 'fail', status: null, timedOut: false });
});

import { jest } from '@jest/globals';
import { ERRORS } from '#core/errors/errors.js';
import { toUiError } from '../errors.js';
import { RestError } from './rest-error.js';
import { download, rest, restJson } from './rest.js';
import { session } from '../session/session.js';
import { user } from '../session/session-fixtures.js';

const realFetch = globalThis.fetch;
const answers: (() => Response)[] = [];
const calls: { url: string; authorization: string | null; body: string | null }[] = [];

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  answers.length = 0;
  calls.length = 0;
  session.clear();
  globalThis.fetch = async (input, init) => {
    const body = typeof init?.body === 'string' ? init.body : null;
    calls.push({ url: String(input), authorization: new Headers(init?.headers).get('authorization'), body });
    const answer = answers.shift();
    if (!answer) throw new TypeError('fetch failed');
    return answer();
  };
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const signIn = () =>
  session.signIn({ accessToken: 'old', refreshToken: 'r1', expiresAt: Date.now() + 1_800_000 }, user);
const renewal = json({
  data: { refreshTokens: { accessToken: 'new', refreshToken: 'r2', expiresAt: Date.now() + 1_800_000 } },
});

async function settle<T>(work: Promise<T>): Promise<T | RestError> {
  const outcome = work.catch((error: unknown) => error as RestError);
  await jest.advanceTimersByTimeAsync(60_000);
  return outcome;
}

test('S-151 sends the bearer when there is one', async () => {
  signIn();
  answers.push(json({ ok: true }));
  expect(await restJson('/api/x')).toEqual({ ok: true });
  expect(calls[0]).toMatchObject({ url: '/api/x', authorization: 'Bearer old' });
});

test('S-078 a 401 refreshes once and repeats once', async () => {
  signIn();
  answers.push(json({}, 401), renewal, json({ done: 1 }));
  expect(await restJson('/api/x')).toEqual({ done: 1 });
  expect(calls.map((call) => call.url)).toEqual(['/api/x', '/graphql', '/api/x']);
  expect(calls[2]?.authorization).toBe('Bearer new');
});

test('S-078 a second 401 cannot refresh again', async () => {
  signIn();
  answers.push(json({}, 401), renewal, json({}, 401));
  await expect(rest('/api/x')).rejects.toMatchObject({ status: 401 });
  expect(calls).toHaveLength(3);
  expect(session.getSnapshot().status).toBe('guest');
});

test('S-153 a refused refresh says so and signs out', async () => {
  signIn();
  answers.push(json({}, 401), json({ errors: [{ message: 'Token refresh failed' }] }));
  await expect(rest('/api/x')).rejects.toMatchObject({ message: 'Authentication failed - please log in again' });
  expect(session.getSnapshot().status).toBe('guest');
});

test.each([
  ['there is no answer', null],
  ['the server is away', json({}, 503)],
  ['something else answers', json({ login: 'hotel' })],
  ['a page answers', () => new Response('<html></html>')],
])('S-153 where a refresh is not refused but %s, the session continues', async (_name, refresh) => {
  signIn();
  answers.push(
    json({}, 401),
    refresh ??
      (() => {
        throw new TypeError('fetch failed');
      }),
  );
  const error = await settle(rest('/api/x', { repeatable: false }));
  expect(toUiError(error)).toMatchObject({ code: 'NETWORK_ERROR', message: ERRORS.NETWORK_ERROR.fa });
  expect(session.getSnapshot().status).toBe('signed-in');
});

test('S-153 a token that could not be renewed before the call ends nothing', async () => {
  session.signIn({ accessToken: 'old', refreshToken: 'r1', expiresAt: Date.now() - 1 }, user);
  answers.push(json({}, 503), json({}, 503), json({}, 401));
  const error = await settle(rest('/api/x', { repeatable: false }));
  expect(toUiError(error).code).toBe('NETWORK_ERROR');
  expect(session.getSnapshot().status).toBe('signed-in');
});

test('S-153 a 401 without a token keeps its own message', async () => {
  answers.push(() => new Response('', { status: 401 }));
  const error = await settle(rest('/api/x'));
  expect(error).toMatchObject({ message: 'Unauthorized - please log in again' });
  expect(calls).toHaveLength(1);
});

test('S-153 an answer without a message is described by its status', async () => {
  answers.push(() => new Response('', { status: 418 }));
  expect(await settle(rest('/api/x', { auth: false }))).toMatchObject({ message: 'HTTP 418' });
});

test('S-154 words that end the session clear it', async () => {
  signIn();
  answers.push(json({ message: 'Authentication failed' }, 403));
  const error = await settle(rest('/api/x'));
  expect(error).toMatchObject({ message: 'Your session has expired. Please log in again.' });
  expect(toUiError(error).message).toBe('از حساب خود خارج شده‌اید. دوباره وارد شوید.');
  expect(session.getSnapshot().status).toBe('guest');
});

test('S-154 other words cannot end the session', async () => {
  signIn();
  answers.push(json({ message: 'Insufficient balance' }, 402));
  await settle(rest('/api/x', { repeatable: false }));
  expect(session.getSnapshot().status).toBe('signed-in');
});

test('S-152 a retryable answer is tried four times', async () => {
  answers.push(json({}, 503), json({}, 503), json({}, 503), json({ ok: true }));
  const response = await settle(rest('/api/x', { auth: false }));
  expect(response).toMatchObject({ status: 200 });
  expect(calls).toHaveLength(4);
});

test('S-152 a fifth attempt cannot happen', async () => {
  for (let n = 0; n < 6; n += 1) answers.push(json({}, 503));
  expect(await settle(rest('/api/x', { auth: false }))).toMatchObject({ status: 503 });
  expect(calls).toHaveLength(4);
});

test('a POST cannot be repeated by itself', async () => {
  answers.push(json({}, 503), json({}));
  expect(await settle(rest('/api/x', { auth: false, method: 'POST' }))).toMatchObject({ status: 503 });
  expect(calls).toHaveLength(1);
});

test('S-155 no answer at all is a network error', async () => {
  const error = await settle(rest('/api/x', { auth: false, repeatable: false }));
  expect(toUiError(error)).toMatchObject({ code: 'NETWORK_ERROR', message: ERRORS.NETWORK_ERROR.fa });
});

test('S-083 a page where data was expected is an error', async () => {
  answers.push(() => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
  await expect(restJson('/api/x', { auth: false })).rejects.toThrow('Unexpected HTML response from API');
});

test("shows the server's Persian message and request id", async () => {
  answers.push(
    json({ error_code: 'DOWNLOAD_FAILED', message: 'Failed', message_fa: 'دریافت نشد', request_id: 'q1' }, 422),
  );
  const error = await settle(rest('/api/x', { auth: false }));
  expect(toUiError(error)).toMatchObject({ code: 'DOWNLOAD_FAILED', message: 'دریافت نشد', requestId: 'q1' });
});

test.each([
  ['attachment; filename="receipt-12.pdf"', 'receipt-12.pdf'],
  ['attachment; filename="x.pdf"; filename*=UTF-8\'\'%D8%B1%D8%B3%DB%8C%D8%AF.pdf', 'رسید.pdf'],
  ['inline', null],
])('a download under %s is named %s', async (disposition, name) => {
  answers.push(() => new Response('%PDF', { headers: { 'content-disposition': disposition } }));
  const file = await download('/api/receipts/1/pdf').catch((error: unknown) => error);
  expect(file).toMatchObject({ fileName: name });
});

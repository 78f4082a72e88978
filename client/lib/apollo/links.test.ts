import { jest } from '@jest/globals';
import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { ERRORS } from '#core/errors/errors.js';
import { toUiError } from '../errors.js';
import { user } from '../session/session-fixtures.js';
import { REPEATABLE } from './repeatable.js';

// The socket is never opened here, but its library requires a WebSocket class.
globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;
const { afterSocketClose, link } = await import('./links.js');
const { session } = await import('../session/session.js');

const QUERY = gql`
  query Thing {
    thing
  }
`;
const PAY = gql`
  mutation Pay {
    pay
  }
`;

const realFetch = globalThis.fetch;
let calls: { operation: string; authorization: string | null }[] = [];
let answer: (operation: string, authorization: string | null) => Response;

const ok = (data: object) => Response.json({ data });
const refused = () => Response.json({ errors: [{ message: 'no', extensions: { code: 'UNAUTHORIZED' } }] });
const renewed = () =>
  ok({ refreshTokens: { accessToken: 'new', refreshToken: 'r2', expiresAt: Date.now() + 1_800_000 } });

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  calls = [];
  session.clear();
  globalThis.fetch = async (_input, init) => {
    const { operationName, query } = JSON.parse(String(init?.body)) as { operationName?: string; query: string };
    const operation = operationName ?? /\w+ (\w+)/.exec(query)?.[1] ?? '';
    const authorization = new Headers(init?.headers).get('authorization');
    calls.push({ operation, authorization });
    return answer(operation, authorization);
  };
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

const client = () => new ApolloClient({ link, cache: new InMemoryCache() });
const signIn = () =>
  session.signIn({ accessToken: 'old', refreshToken: 'r1', expiresAt: Date.now() + 1_800_000 }, user);
const names = () => calls.map((call) => call.operation);

async function outcome<T>(work: Promise<T>): Promise<T | Error> {
  const settled = work.catch((error: unknown) => error as Error);
  await jest.advanceTimersByTimeAsync(60_000);
  return settled;
}

test('S-078 two refused calls refresh once and are repeated once', async () => {
  signIn();
  answer = (operation, authorization) =>
    operation === 'RefreshTokens' ? renewed() : authorization === 'Bearer new' ? ok({ thing: 1, pay: 1 }) : refused();
  const apollo = client();
  await Promise.all([apollo.query({ query: QUERY }), apollo.mutate({ mutation: PAY })]);
  expect(names().filter((name) => name === 'RefreshTokens')).toHaveLength(1);
  expect(names().filter((name) => name === 'Thing')).toHaveLength(2);
  expect(names().filter((name) => name === 'Pay')).toHaveLength(2);
});

test('S-154 a refresh that is not answered ends nothing and says that the network is away', async () => {
  signIn();
  answer = (operation) => (operation === 'RefreshTokens' ? new Response('', { status: 503 }) : refused());
  expect(toUiError(await outcome(client().query({ query: QUERY }))).code).toBe('NETWORK_ERROR');
  expect(session.getSnapshot().status).toBe('signed-in');
});

test('S-078 a second refusal ends the session', async () => {
  signIn();
  answer = (operation) => (operation === 'RefreshTokens' ? renewed() : refused());
  expect(await outcome(client().query({ query: QUERY }))).toBeInstanceOf(Error);
  expect(names()).toEqual(['Thing', 'RefreshTokens', 'Thing']);
  expect(session.getSnapshot().status).toBe('guest');
});

test('a refused guest cannot cause a refresh', async () => {
  answer = refused;
  expect(await outcome(client().query({ query: QUERY }))).toBeInstanceOf(Error);
  expect(names()).toEqual(['Thing']);
});

test('S-152 a query is tried four times', async () => {
  let n = 0;
  answer = () => ((n += 1) < 4 ? new Response('busy', { status: 503 }) : ok({ thing: 1 }));
  expect(await outcome(client().query({ query: QUERY }))).toMatchObject({ data: { thing: 1 } });
  expect(calls).toHaveLength(4);
});

test('a mutation cannot be sent twice by itself', async () => {
  answer = () => new Response('busy', { status: 503 });
  expect(await outcome(client().mutate({ mutation: PAY }))).toBeInstanceOf(Error);
  expect(calls).toHaveLength(1);
});

test('S-152 a mutation that acts once is tried four times', async () => {
  let n = 0;
  answer = () => ((n += 1) < 4 ? new Response('busy', { status: 503 }) : ok({ pay: true }));
  expect(await outcome(client().mutate({ mutation: PAY, ...REPEATABLE }))).not.toBeInstanceOf(Error);
  expect(calls).toHaveLength(4);
});

test.each(['NOT_FOUND', 'VALIDATION_ERROR', 'GRAPHQL_VALIDATION_FAILED', 'UNKNOWN_ERROR'])(
  '%s cannot be retried',
  async (code) => {
    answer = () => Response.json({ errors: [{ message: 'x', extensions: { code } }] });
    expect(await outcome(client().query({ query: QUERY }))).toBeInstanceOf(Error);
    expect(calls).toHaveLength(1);
  },
);

/** The answer of our server to a failed request: the body is GraphQL, whatever the status. */
const shown = (code: string, status: number, more: { message?: string; details?: object } = {}) =>
  new Response(
    JSON.stringify({
      errors: [{ message: more.message ?? 'x', extensions: { code, ...(more.details && { details: more.details }) } }],
    }),
    { status, headers: { 'content-type': 'application/graphql-response+json; charset=utf-8' } },
  );

test.each([
  ['SERVICE_UNAVAILABLE', 503],
  ['SERVER_ERROR', 200],
  ['TIMEOUT_ERROR', 200],
  ['GATEWAY_ERROR', 200],
])('S-156 a query answered with %s is tried four times', async (code, status) => {
  let n = 0;
  answer = () => ((n += 1) < 4 ? shown(code, status) : ok({ thing: 1 }));
  expect(await outcome(client().query({ query: QUERY }))).toMatchObject({ data: { thing: 1 } });
  expect(calls).toHaveLength(4);
});

test('S-156 an error that mentions the network is retried', async () => {
  let n = 0;
  answer = () => ((n += 1) < 2 ? shown('CONFLICT', 200, { message: 'Network lost' }) : ok({ thing: 1 }));
  expect(await outcome(client().query({ query: QUERY }))).toMatchObject({ data: { thing: 1 } });
});

test('S-156 the last answer is shown with its code', async () => {
  answer = () => shown('SERVICE_UNAVAILABLE', 503);
  const error = await outcome(client().query({ query: QUERY }));
  expect(toUiError(error)).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryable: true, supportRequired: false });
  expect(calls).toHaveLength(4);
});

test.each([
  ['RATE_LIMITED', { retryAfterSeconds: 60 }],
  ['PLATFORM_UNAVAILABLE', { retryAfterSeconds: 600 }],
])('%s for minutes cannot be retried within seconds', async (code, details) => {
  answer = () => shown(code, 503, { details });
  expect(toUiError(await outcome(client().query({ query: QUERY })))).toMatchObject({ code });
  expect(calls).toHaveLength(1);
});

test('data that came beside an error is kept', async () => {
  answer = () =>
    Response.json({ data: { thing: 2 }, errors: [{ message: 'x', extensions: { code: 'SERVER_ERROR' } }] });
  const requested = client().query({ query: QUERY, errorPolicy: 'all' });
  expect(await outcome(requested)).toMatchObject({ data: { thing: 2 } });
  expect(calls).toHaveLength(4);
});

test.each([
  ['SERVICE_UNAVAILABLE', {}, 1],
  ['SERVICE_UNAVAILABLE', REPEATABLE, 4],
  ['GATEWAY_ERROR', REPEATABLE, 1],
])('a mutation answered with %s and %j is sent %i times', async (code, options, times) => {
  answer = () => shown(code, 200);
  expect(await outcome(client().mutate({ mutation: PAY, ...options }))).toBeInstanceOf(Error);
  expect(calls).toHaveLength(times);
});

test('a socket closed for a changed viewer renews the token', async () => {
  signIn();
  answer = renewed;
  await afterSocketClose({ code: 4403 });
  expect(names()).toEqual(['RefreshTokens']);
  expect(session.currentToken()).toBe('new');
});

test('an ended session is cleared when its socket is closed', async () => {
  signIn();
  answer = refused;
  await afterSocketClose({ code: 4403 });
  expect(session.getSnapshot().status).toBe('guest');
});

test.each([{ code: 1006 }, { code: 4500 }, new Error('lost')])(
  'a socket lost by %j does not sign out',
  async (event) => {
    signIn();
    await afterSocketClose(event);
    expect([names(), session.getSnapshot().status]).toEqual([[], 'signed-in']);
  },
);

const ME = gql`
  query Me {
    me {
      id
    }
  }
`;

test.each(['x', 7, []])('S-083 a profile that is %j is reported as invalid', async (me) => {
  answer = () => ok({ me });
  const error = await outcome(client().query({ query: ME }));
  expect(toUiError(error)).toMatchObject({
    code: 'INVALID_PROFILE_RESPONSE',
    message: ERRORS.INVALID_PROFILE_RESPONSE.fa,
  });
});

test('S-083 a web page in place of an answer is an error', async () => {
  answer = () => new Response('<!doctype html><p>', { headers: { 'content-type': 'text/html' } });
  expect(toUiError(await outcome(client().query({ query: QUERY })))).toMatchObject({ code: 'UNEXPECTED_HTML' });
});

/** Whoever asks wrongly over a socket gets the reason, and its other subscriptions go on. */
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';

const MODE = 'subscription { platformModeChanged { mode message } }';
const LIST = 'query ($limit: Int!) { orders(limit: $limit) { items { id } } }';

let app: TestApp;
let client: Client;
const closed: number[] = [];

beforeAll(async () => {
  app = await createTestApp({ worker: false });
  client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    lazy: false,
    onNonLazyError: () => undefined,
    retryAttempts: 0,
    on: { closed: (event) => void closed.push((event as { code: number }).code) },
  });
});
afterAll(async () => {
  await client?.dispose();
  await app?.close();
});

interface Asked {
  readonly query: string;
  readonly variables?: Record<string, unknown>;
  readonly operationName?: string;
}

/** The codes of the errors that the socket answers. */
function codesOf(asked: Asked): Promise<unknown> {
  return new Promise((resolve, reject) => {
    client.subscribe(asked, {
      next: (result) => resolve(result),
      error: (errors) =>
        Array.isArray(errors)
          ? resolve((errors as { extensions?: { code?: unknown } }[]).map(({ extensions }) => extensions?.code))
          : reject(errors as Error),
      complete: () => resolve('complete'),
    });
  });
}

test.each<[string, Asked, string]>([
  ['a text that cannot be read', { query: 'subscription {' }, 'GRAPHQL_PARSE_FAILED'],
  ['a field that is not there', { query: 'subscription { platformModeChanged { no } }' }, 'GRAPHQL_VALIDATION_FAILED'],
  ['an operation that is not there', { query: MODE, operationName: 'Other' }, 'OPERATION_RESOLUTION_FAILURE'],
])('%s is answered and ends nothing else', async (_what, asked, code) => {
  const logged = jest.spyOn(app.app.services.log, 'error');
  const heard: string[] = [];
  const stop = client.subscribe<{ platformModeChanged: { message: string } }>(
    { query: MODE },
    {
      next: ({ data }) => void (data && heard.push(data.platformModeChanged.message)),
      error: () => undefined,
      complete: () => undefined,
    },
  );
  await eventually("the platform's mode", async () => heard.length > 0);
  expect(await codesOf(asked)).toEqual([code]);
  await app.app.services.bus.publish([
    { topic: 'platform.changed', payload: { what: 'mode', mode: 'normal', message: code, until: null } },
  ]);
  await eventually('the other subscription hears on', async () => heard.includes(code));
  expect(closed).toEqual([]);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
  stop();
});

test.each<[string, Record<string, unknown>, string]>([
  ['cannot send a variable of another type', { limit: 'ten' }, 'BAD_USER_INPUT'],
  ['cannot ask for too much', { limit: 100_000 }, 'QUERY_TOO_COMPLEX'],
])('%s', async (_what, variables, code) => {
  expect(await codesOf({ query: LIST, variables })).toEqual([code]);
});

/**
 * The real server on a copy of the template database, on a free port, with the sandbox as its outside world.
 * One app per test file is the rule: `const app = await createTestApp()` in beforeAll, `app.close()` in afterAll.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, type App, type AppDeps } from '#server/app.js';
import { loadConfig } from '#server/config/config.js';
import type { Clock } from '#platform/time/clock.js';
import type { Ctx, Viewer } from '#platform/context.js';
import { createLogger } from '#platform/log/log.js';
import { createTestDatabase, type TestDatabase } from './database.js';
import { drainLockFaults, watchLocks } from './run/lock-watch.js';

/** The secret of every app of the tests, so that they take each other's tokens. */
export const TOKEN_SECRET = 'a secret of tests that is long enough for HS256';

export interface GraphQLFault {
  readonly message: string;
  readonly extensions: Readonly<Record<string, unknown>>;
}

export interface GraphQLAnswer<Data> {
  readonly data: Data;
  readonly errors?: readonly GraphQLFault[];
}

export interface RestAnswer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

export interface StoredMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface TestApp {
  readonly url: string;
  readonly app: App;
  readonly database: TestDatabase;
  /** A service context of that viewer. */
  ctx(viewer?: Viewer | null): Ctx;
  graphql<Data = Record<string, unknown>>(
    query: string,
    variables?: object,
    token?: string | null,
  ): Promise<GraphQLAnswer<Data>>;
  rest(
    method: string,
    path: string,
    options?: { body?: unknown; token?: string | null; headers?: Record<string, string> },
  ): Promise<RestAnswer>;
  /** Mails that the sandbox mailbox holds for an address, newest first. */
  mails(to: string): Promise<StoredMail[]>;
  /** Ends the app and starts it again on the same database, as a restart would. */
  restart(deps?: Partial<AppDeps>): Promise<void>;
  close(): Promise<void>;
}

export interface TestAppOptions extends Partial<Omit<AppDeps, 'databaseUrl' | 'tokenSecret' | 'clock' | 'ruleClock'>> {
  /** The time of rules. */
  readonly clock?: Clock;
  /** This process's own clock; default the system's. */
  readonly processClock?: Clock;
  /** More environment variables, as a person would set them. */
  readonly env?: Readonly<Record<string, string>>;
  /** Multiplies the rate limits; tests of the limits themselves leave it at 1. */
  readonly rateLimitFactor?: number;
  /** The database may come from the test, to be shared by two apps. */
  readonly database?: TestDatabase;
}

/** Starts it. `crons` are off by default: tests run scheduled jobs themselves. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  watchLocks();
  const { env = {}, rateLimitFactor = 1000, database: given, clock, processClock, ...deps } = options;
  const database = given ?? (await createTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'barpa-test-'));
  const config = {
    ...loadConfig({ NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: '0', ...env }),
    rateLimitFactor,
  };
  const base: AppDeps = {
    databaseUrl: database.url,
    tokenSecret: TOKEN_SECRET,
    log: createLogger('error'),
    crons: false,
    checkAnswers: true,
    ...deps,
    ...(clock && { ruleClock: clock }),
    ...(processClock && { clock: processClock }),
  };
  let app = await createApp(config, base);
  return {
    get url() {
      return app.url;
    },
    get app() {
      return app;
    },
    database,
    ctx: (viewer = null) => app.contexts.ofViewer(viewer, 'test'),
    graphql: (query, variables, token) => postGraphQL(app.url, query, variables, token),
    rest: (method, path, rest) => callRest(app.url, method, path, rest),
    mails: async (to) =>
      (await (await fetch(`${app.url}/sandbox/mail.json?to=${encodeURIComponent(to)}`)).json()) as StoredMail[],
    restart: async (more = {}) => {
      await app.close();
      app = await createApp(config, { ...base, ...more });
    },
    close: async () => {
      await app.close();
      if (!given) await database.drop();
      await rm(dataDir, { recursive: true, force: true });
      const faults = drainLockFaults(database.url);
      if (faults.length > 0) throw new Error(`Locks (server/platform/db/lock-order.ts):\n${faults.join('\n')}`);
    },
  };
}

function authorization(token: string | null | undefined): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}

async function postGraphQL<Data>(
  url: string,
  query: string,
  variables: object = {},
  token?: string | null,
): Promise<GraphQLAnswer<Data>> {
  const headers = { 'content-type': 'application/json', ...authorization(token) };
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as GraphQLAnswer<Data>;
}

async function callRest(
  url: string,
  method: string,
  path: string,
  options: { body?: unknown; token?: string | null; headers?: Record<string, string> } = {},
): Promise<RestAnswer> {
  const hasBody = options.body !== undefined;
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(hasBody && { 'content-type': 'application/json' }),
      ...authorization(options.token),
      ...options.headers,
    },
    ...(hasBody && { body: JSON.stringify(options.body) }),
    redirect: 'manual',
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? (JSON.parse(text) as Record<string, unknown>) : { text },
  };
}

/** Calls again every 25 ms until the result is truthy; fails with `what` after the given time. */
export async function eventually<Value>(
  what: string,
  ask: () => Promise<Value | null | undefined | false>,
  patienceMs = 50_000,
): Promise<Value> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const value = await ask();
    if (value) return value;
    if (performance.now() > deadline) throw new Error(`It never happened: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

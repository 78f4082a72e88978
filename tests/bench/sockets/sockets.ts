/**
 * Live pages: how long a thousand browsers of a thousand customers wait for their own notification, and what a change
 * of the platform's mode costs against a bare broadcast of the same bytes to as many sockets.
 */
import pg from 'pg';
import { ask, serve, type Served } from '../processes.js';
import { BENCH_ADMIN } from '../seed.js';
import { median, percentile, wallMs } from '../wall-clock.js';
import type { BrowsersRequest } from './browsers-process.js';
import type { BareRequest } from './bare-sockets-process.js';
import type { EventOf } from '#platform/events/topics.js';
import type { SocketRequest } from './socket-process.js';

const CUSTOMERS = 1000;
const OPEN_PAGES = 2000;
const ROUNDS = 15;
const BROADCAST_ROUNDS = 40;
const PATIENCE_MS = 10_000;
/** Longer than the second for which a session is cached: each round is authenticated anew. */
const PAUSE_MS = 1200;

const BELL = 'subscription { notificationAdded { id type title message link isRead createdAt } }';
const MODE = 'subscription PlatformModeChanged { platformModeChanged { mode message until } }';
const SET_MODE = 'mutation ($input: PlatformModeInput!) { setPlatformMode(input: $input) { mode } }';

const heard = (browsers: Served, group: string, withinMs = PATIENCE_MS): Promise<number[] | null> =>
  ask<number[] | null>(browsers, { ask: 'heard', group, withinMs } satisfies BrowsersRequest);

/** Publishes until every page has received: a subscription has no answer that confirms it. */
async function untilAllHear(browsers: Served, group: string, tell: () => Promise<unknown>): Promise<void> {
  for (let i = 0; i < 20; i += 1) {
    await tell();
    if (await heard(browsers, group, 3000)) return;
  }
  throw new Error(`not all of ${group} have received`);
}

const waits = (times: readonly number[], began: number): number[] => times.map((time) => time - began);

const PEOPLE = `insert into users (id, email, password_hash, role, status, full_name, user_metadata, email_confirmed_at, created_at, updated_at)
  select uuidv7(), 'page-' || n || '@barpa.example', '-', 'user', 'active', 'مشتری شمارهٔ ' || n, '{}', now(), now(), now()
  from generate_series(1, $1::int) n returning id`;

interface Setting {
  readonly product: Served;
  readonly bare: Served;
  readonly browsers: Served;
  readonly database: pg.Client;
}

async function withSetting<Result>(
  databaseUrl: string,
  dataDir: string,
  measure: (setting: Setting) => Promise<Result>,
): Promise<Result> {
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const served: Served[] = [];
  try {
    for (const name of ['sockets/socket-process', 'sockets/bare-sockets-process', 'sockets/browsers-process'] as const)
      served.push(await serve(name, env));
    const [product, bare, browsers] = served as [Served, Served, Served];
    return await measure({ product, bare, browsers, database });
  } finally {
    for (const each of served) await each.stop();
    await database.end();
  }
}

/** A notification for each of them is stored; their sessions have not been used for an hour. */
async function storeNotifications(database: pg.Client): Promise<EventOf[]> {
  await database.query(`update sessions set last_used_at = now() - interval '1 hour'`);
  const { rows } = await database.query<{ userId: string; notificationId: string }>(
    `insert into notifications (id, user_id, type, title, message, link, created_at)
     select uuidv7(), id, 'order_paid', 'پرداخت شد', 'سفارش شما پرداخت شد.', '/dashboard', now() from users where email like 'page-%'
     returning user_id as "userId", id as "notificationId"`,
  );
  return rows.map((payload) => ({ topic: 'notification.added', payload }));
}

export interface NotificationTimes {
  /** The 99th percentiles of the rounds, from the event to the page: the median and the worst. */
  readonly p99: number;
  readonly worst: number;
  /** The same of bare sockets that are sent a text each. */
  readonly bareP99: number;
}

async function measureNotifications({ product, bare, browsers, database }: Setting): Promise<NotificationTimes> {
  await database.query(`delete from users where email like 'page-%'`);
  const { rows: users } = await database.query<{ id: string }>(PEOPLE, [CUSTOMERS]);
  const userIds = users.map(({ id }) => id);
  const tokens = await ask<string[]>(product, { ask: 'tokens', userIds } satisfies SocketRequest);
  const page = { ask: 'open', query: BELL, tokens } as const;
  await ask(browsers, { ...page, group: 'ours', url: product.url } satisfies BrowsersRequest);
  await ask(browsers, { ...page, group: 'bare', url: bare.url } satisfies BrowsersRequest);
  const tell = async (): Promise<number> =>
    ask<number>(product, { ask: 'tell', events: await storeNotifications(database) } satisfies SocketRequest);
  const payload = JSON.stringify({
    data: { notificationAdded: (await database.query('select * from notifications limit 1')).rows[0] },
  });
  await untilAllHear(browsers, 'ours', tell);
  const [ours, limit]: [number[], number[]] = [[], []];
  for (let i = 0; i < ROUNDS; i += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const began = await tell();
    const times = await heard(browsers, 'ours');
    if (!times) throw new Error('a notification was not received');
    ours.push(percentile(waits(times, began), 0.99));
    const bareBegan = await ask<number>(bare, { payload } satisfies BareRequest);
    limit.push(percentile(waits((await heard(browsers, 'bare')) ?? [], bareBegan), 0.99));
  }
  return { p99: median(ours), worst: Math.max(...ours), bareP99: median(limit) };
}

/** From the event on the bus to each of a thousand browsers, by different customers whose sessions are read anew. */
export function benchNotifications(databaseUrl: string, dataDir: string): Promise<NotificationTimes> {
  return withSetting(databaseUrl, dataDir, measureNotifications);
}

export interface BroadcastTimes {
  readonly oursMs: number;
  readonly bareMs: number;
  /** Ours through the bare one, round by round. */
  readonly cost: number;
}

export interface Broadcasts {
  readonly told: BroadcastTimes;
  readonly asked: BroadcastTimes;
}

async function post(url: string, body: string, token = ''): Promise<string> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return (await fetch(url, { method: 'POST', headers, body })).text();
}

async function measureBroadcast({ product, bare, browsers, database }: Setting): Promise<Broadcasts> {
  const { rows } = await database.query<{ id: string }>('select id from users where email = $1', [BENCH_ADMIN.email]);
  const userIds = rows.map(({ id }) => id);
  const [token] = await ask<string[]>(product, { ask: 'tokens', userIds, role: 'admin' } satisfies SocketRequest);
  const page = { ask: 'open', query: MODE, tokens: Array.from({ length: OPEN_PAGES }, () => null) } as const;
  await ask(browsers, { ...page, group: 'ours', url: product.url } satisfies BrowsersRequest);
  await ask(browsers, { ...page, group: 'bare', url: bare.url } satisfies BrowsersRequest);
  const news = { mode: 'development_mode', message: 'آزمایشی', until: null } as const;
  const change = JSON.stringify({ query: SET_MODE, variables: { input: news } });
  const frame = JSON.stringify({ id: '1', type: 'next', payload: { data: { platformModeChanged: news } } });
  const events: EventOf[] = [{ topic: 'platform.changed', payload: { what: 'mode', ...news } }];
  const requestOurs = async (): Promise<number> => {
    const began = wallMs();
    const answer = await post(`${product.url}/graphql`, change, token);
    if (answer.includes('errors')) throw new Error(answer);
    return began;
  };
  const requestBare = async (): Promise<number> => {
    const began = wallMs();
    await post(bare.url, frame);
    return began;
  };
  const broadcastOurs = (): Promise<number> => ask<number>(product, { ask: 'tell', events } satisfies SocketRequest);
  const broadcastBare = (): Promise<number> => ask<number>(bare, { text: frame } satisfies BareRequest);
  await untilAllHear(browsers, 'ours', requestOurs);
  await untilAllHear(browsers, 'bare', requestBare);
  return {
    told: await compareBroadcasts(browsers, broadcastOurs, broadcastBare),
    asked: await compareBroadcasts(browsers, requestOurs, requestBare),
  };
}

/** The time from the start that `tell` returns until the last page has received. */
async function lastAfter(browsers: Served, group: string, tell: () => Promise<number>): Promise<number> {
  const began = await tell();
  const times = await heard(browsers, group);
  if (!times) throw new Error(`not all of ${group} have received`);
  return Math.max(...waits(times, began));
}

type Tell = () => Promise<number>;

async function compareBroadcasts(browsers: Served, broadcastOurs: Tell, broadcastBare: Tell): Promise<BroadcastTimes> {
  const pairs: [number, number][] = [];
  for (let i = 0; i < BROADCAST_ROUNDS; i += 1) {
    // Each goes first in turn: what the first leaves to do is paid by the second.
    const first = i % 2 === 0 ? null : await lastAfter(browsers, 'bare', broadcastBare);
    const ours = await lastAfter(browsers, 'ours', broadcastOurs);
    pairs.push([ours, first ?? (await lastAfter(browsers, 'bare', broadcastBare))]);
  }
  return {
    oursMs: median(pairs.map(([ours]) => ours)),
    bareMs: median(pairs.map(([, limit]) => limit)),
    cost: median(pairs.map(([ours, limit]) => ours / limit)),
  };
}

/**
 * To the last of two thousand pages: from the event of a stored mode, against a broadcast of `ws`, and from the
 * administrator's request, against a request that makes `ws` broadcast.
 */
export function benchBroadcast(databaseUrl: string, dataDir: string): Promise<Broadcasts> {
  return withSetting(databaseUrl, dataDir, measureBroadcast);
}

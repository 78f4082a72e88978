/**
 * The cost of forms and counted visits: the time from a posted form to the owner's notification, the effect of a flood
 * of forms at one site on another, and the CPU of counting a visit.
 */
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { WebSocket } from 'ws';
import { serve, type Served } from '../processes.js';
import { seedOrders, withDatabase } from '../seed.js';
import { median } from '../wall-clock.js';
import type { CountingShares } from './counting-share.js';
import { fetchPage } from './hosting.js';
import { askOnline, putOnline } from './online.js';

export interface FormFigures {
  /** From the post to the event on the owner's page, the slowest of all, ms. */
  readonly slowestMs: number;
  /** Requests a second of one site, while another gets more forms than it may, and without that. */
  readonly beside: number;
  readonly alone: number;
  readonly ratio: number;
  /** Posts a second above the limits. */
  readonly refused: number;
  /** The share of counting visits in the CPU that serves the pages. */
  readonly shares: CountingShares;
}

const PAGES = [['hero-1', 'forms-1', 'newsletter-1']];
/** So many are notified of in an hour. */
const POSTS = 15;
const POST_EVERY_MS = 250;
const GIVE_UP_MS = 30_000;
const ROUNDS = 5;
const ROUND_SECONDS = 3;
/** Where a share is measured and not time: so many, and a busy machine may take as long as it needs. */
const ROUND_REQUESTS = 100_000;
const ANSWER_SECONDS = 120;
const CONNECTIONS = 20;
const FLOOD_A_SECOND = 100;
const SENDERS = 200;
/** With few user agents, as people have them: most have one of some usual telephones. */
const VISITORS = 1000;
const AGENTS = 50;
/** Counts are written every few seconds. */
const SETTLE_MS = 12_000;
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const KINDS: readonly ((n: number) => string)[] = [
  (n) => `Mozilla/5.0 (Linux; Android 14; SM-S9${10 + n}B) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36`,
  (n) => `Mozilla/5.0 (iPhone; CPU iPhone OS 18_${n} like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148`,
  (n) => `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/${100 + n}.0.0.0 Safari/537.36`,
  (n) => `Mozilla/5.0 (Linux; Android 13; SM-X2${10 + n}) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36`,
];
const agentOf = (n: number): string => KINDS[n % KINDS.length]?.(n) ?? '';
const visitorsAddress = (n: number): string => `203.0.${n >> 8}.${n & 255}`;
/** Nothing, another page of the site, and what led to it. */
const referrersAt = (host: string): readonly (string | undefined)[] => [
  undefined,
  `http://${host}/about`,
  'https://www.google.com/',
  'https://l.instagram.com/',
];
const addressOf = (n: number): string => `198.51.100.${1 + (n % SENDERS)}`;
/** None begins with another. */
const sender = (n: number): string => `فرستندهٔ شمارهٔ ${100 + n}`;
const words = (n: number): string =>
  new URLSearchParams({ name: sender(n), phone: '09123456789', message: `برای روز ${n} وقت می‌خواهم.` }).toString();

interface Form {
  readonly host: string;
  readonly path: string;
}

const headersOf = ({ host }: Form, from: string) => ({
  host,
  'content-type': 'application/x-www-form-urlencoded',
  'x-forwarded-for': from,
});

async function findForm(url: string, host: string): Promise<Form> {
  const page = (await fetchPage(url, { host })).toString('utf8');
  const path = /<form[^>]*action="(\/_form\/[^"]+)"/.exec(page)?.[1];
  if (!path) throw new Error(`${host} has no form`);
  return { host, path };
}

function postForm(url: string, form: Form, n: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url + form.path, { method: 'POST', headers: headersOf(form, addressOf(n)) }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(words(n));
  });
}

/** Calls `heard` with each notification, as a page of its receiver gets it. */
function openOwnersPage(url: string, token: string, heard: (message: string) => void): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    socket.once('error', reject);
    socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { token } })));
    // The first message is the server's consent, every other one an event.
    socket.once('message', () => {
      socket.on('message', (data: Buffer) => heard(data.toString('utf8')));
      const query = 'subscription { notificationAdded { id title message } }';
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
      resolve(socket);
    });
  });
}

/** The time of the slowest, ms. */
async function timeOfArrival(url: string, token: string, form: Form): Promise<number> {
  const sentAt = new Map<string, number>();
  const times: number[] = [];
  const socket = await openOwnersPage(url, token, (message) => {
    const found = [...sentAt].find(([name]) => message.includes(name));
    if (!found) return;
    sentAt.delete(found[0]);
    times.push(performance.now() - found[1]);
  });
  // The subscription has no acknowledgement.
  await delay(1000);
  for (let n = 0; n < POSTS; n += 1) {
    sentAt.set(sender(n), performance.now());
    const status = await postForm(url, form, n);
    if (status !== 303) throw new Error(`a form was answered with ${status}`);
    await delay(POST_EVERY_MS);
  }
  const giveUpAt = performance.now() + GIVE_UP_MS;
  while (sentAt.size > 0 && performance.now() < giveUpAt) await delay(20);
  socket.close();
  if (sentAt.size > 0) throw new Error(`${sentAt.size} of ${POSTS} forms were not notified of`);
  return Math.max(...times);
}

/** Requests a second. */
async function pageRound(url: string, host: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    headers: { host, 'user-agent': ROBOT },
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${host}: ${non2xx} refusals, ${errors} errors`);
  return requests.average;
}

/** Posts for as long as a round takes. Gives how many a second were refused. */
async function flood(url: string, form: Form): Promise<number> {
  const result = await autocannon({
    url: url + form.path,
    method: 'POST',
    headers: headersOf(form, addressOf(0)),
    body: words(0),
    connections: CONNECTIONS,
    overallRate: FLOOD_A_SECOND,
    duration: ROUND_SECONDS,
  });
  return (result.statusCodeStats?.['429']?.count ?? 0) / ROUND_SECONDS;
}

async function besideFlood(
  url: string,
  form: Form,
  host: string,
): Promise<Pick<FormFigures, 'alone' | 'beside' | 'ratio' | 'refused'>> {
  await pageRound(url, host);
  // Forms within the limits are stored first.
  await flood(url, form);
  const pairs: [alone: number, beside: number, refused: number][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await pageRound(url, host);
    const [beside, refused] = await Promise.all([pageRound(url, host), flood(url, form)]);
    pairs.push([alone, beside, refused]);
  }
  return {
    alone: median(pairs.map(([alone]) => alone)),
    beside: median(pairs.map(([, beside]) => beside)),
    ratio: median(pairs.map(([alone, beside]) => beside / alone)),
    refused: median(pairs.map(([, , refused]) => refused)),
  };
}

/** A hot page, requested by a thousand visitors in turn. Gives how many were answered. */
async function visitRound(url: string, host: string): Promise<number> {
  const referrers = referrersAt(host);
  const requests = Array.from({ length: VISITORS }, (_, n) => {
    const referer = referrers[n % referrers.length];
    const who = { host, 'user-agent': agentOf(n % AGENTS), 'x-forwarded-for': visitorsAddress(n) };
    return { headers: referer === undefined ? who : { ...who, referer } };
  });
  const amounts = { connections: CONNECTIONS, amount: ROUND_REQUESTS, timeout: ANSWER_SECONDS };
  const result = await autocannon({ url, requests, ...amounts });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${host}: ${result.non2xx} refusals`);
  return result.requests.total;
}

/** The stored views of all sites, once they do not change any more. */
async function storedViews(databaseUrl: string): Promise<number> {
  const text = `select coalesce(sum(views), 0)::int as views from visit_counts where grain = 'day' and dimension = 'total'`;
  for (let last = -1; ;) {
    const [row] = await withDatabase(databaseUrl, async (client) => (await client.query<{ views: number }>(text)).rows);
    const views = row?.views ?? 0;
    if (views === last) return views;
    last = views;
    await delay(SETTLE_MS);
  }
}

/** After a round that is not measured, nor its writing. The stored views must be the answers. */
async function sharesOfCounting(product: Served, host: string, databaseUrl: string): Promise<CountingShares> {
  await visitRound(product.url, host);
  const earlier = await storedViews(databaseUrl);
  let visits = 0;
  await askOnline(product, 'profile');
  for (let round = 0; round < ROUNDS; round += 1) visits += await visitRound(product.url, host);
  // With the writing of the last of them.
  const views = (await storedViews(databaseUrl)) - earlier;
  const shares = await askOnline<CountingShares>(product, 'shares');
  // The answers to the last requests of a round are not waited for.
  if (Math.abs(views - visits) > CONNECTIONS * ROUNDS) throw new Error(`${views} of ${visits} visits are stored`);
  return shares;
}

/** In an empty database. */
export async function benchFormsAndVisits(databaseUrl: string, dataDir: string): Promise<FormFigures> {
  await withDatabase(databaseUrl, (client) => seedOrders(client, { users: 2, orders: 0 }));
  // With the limits of production: those of forms are what is measured.
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1' };
  const product = await serve('sites/online-process', env);
  try {
    const { url } = product;
    const [owner = '', neighbour = ''] = await askOnline<string[]>(product, 'customers');
    const form = await findForm(url, await putOnline(url, owner, { label: 'narvan-forms', pages: PAGES }));
    const other = await putOnline(url, neighbour, {
      label: 'narvan-visits',
      pages: PAGES,
      services: ['analyticsSetup'],
    });
    const slowestMs = await timeOfArrival(url, owner, form);
    const shares = await sharesOfCounting(product, other, databaseUrl);
    return { slowestMs, shares, ...(await besideFlood(url, form, other)) };
  } finally {
    await product.stop();
  }
}

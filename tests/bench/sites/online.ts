/** From the settled payment to the first page at the site's own host, for orders that are paid at the same time. */
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { ask, serve, type Served } from '../processes.js';
import { seedOrders, withDatabase } from '../seed.js';
import { percentile } from '../wall-clock.js';
import { SITES_HOST } from './many-sites.js';

const ORDERS = 50;
/** Three pages; whole-page layouts are what the templates consist of. */
const PAGES = [['full_page-1'], ['full_page-2'], ['full_page-3']];
const GIVE_UP_MS = 120_000;
const POLL_MS = 50;

/** Each page is a list of layouts. */
function wizard(domain: string, layouts: readonly (readonly string[])[], services: readonly string[] = []): object {
  const pages = layouts.map((sections, page) => ({
    id: page === 0 ? 'main' : `page-${page}`,
    name: `صفحهٔ ${page + 1}`,
    sections: sections.map((layoutId, order) => {
      const [sectionType = ''] = layoutId.split('-');
      return { id: `s${page}-${order}`, sectionType, layoutId, order };
    }),
  }));
  return {
    siteType: 'personal',
    websiteFramework: { method: 'dynamic', dynamicDesign: { pages, currentPageId: 'main' } },
    userInfo: { domain, domainExtension: '.ir' },
    additionalServices: Object.fromEntries(services.map((name) => [name, true])),
  };
}

async function post(url: string, path: string, token: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

function statusAt(url: string, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { host }, agent: false }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Milliseconds. */
async function payAndWait(url: string, token: string, orderId: string, label: string): Promise<number> {
  await post(url, '/payments/request', token, { order_id: orderId, payment_method: 'wallet' });
  const settled = performance.now();
  while ((await statusAt(url, `${label}.${SITES_HOST}`)) !== 200) {
    if (performance.now() - settled > GIVE_UP_MS) throw new Error(`${label} is not online`);
    await delay(POLL_MS);
  }
  return performance.now() - settled;
}

interface Placed {
  readonly token: string;
  readonly id: string;
  readonly label: string;
}

interface Wanted {
  /** The label of its domain, and of its preview address. */
  readonly label: string;
  /** The layouts of each page. */
  readonly pages: readonly (readonly string[])[];
  readonly services?: readonly string[];
}

async function placeOrder(url: string, token: string, { label, pages, services }: Wanted): Promise<Placed> {
  const wizardData = wizard(label, pages, services);
  const quote = await post(url, '/wizard/calculate-price', token, { wizard_data: wizardData });
  const order = { title: `سایت ${label}`, total_amount: quote['total'] };
  const made = await post(url, '/wizard/complete-order', token, { wizard_data: wizardData, order });
  return { token, id: String(made['order_id']), label };
}

/** A site that is paid from a full wallet. Gives its host. */
export async function putOnline(url: string, token: string, wanted: Wanted): Promise<string> {
  const { id, label } = await placeOrder(url, token, wanted);
  await payAndWait(url, token, id, label);
  return `${label}.${SITES_HOST}`;
}

async function payAll(product: Served): Promise<number[]> {
  const { url } = product;
  const tokens = await askOnline<string[]>(product, 'customers');
  const orders: Placed[] = [];
  for (const [at, token] of tokens.entries())
    orders.push(await placeOrder(url, token, { label: `narvan-bench-${at}`, pages: PAGES }));
  return Promise.all(orders.map(({ token, id, label }) => payAndWait(url, token, id, label)));
}

/** The questions that online-process answers. */
export type OnlineQuestion = 'customers' | 'profile' | 'shares';

export const askOnline = <Answer>(product: Served, question: OnlineQuestion): Promise<Answer> =>
  ask<Answer>(product, { question });

export interface OnlineTimes {
  readonly orders: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
}

/** In an empty database. */
export async function benchOnline(databaseUrl: string, dataDir: string): Promise<OnlineTimes> {
  await withDatabase(databaseUrl, (client) => seedOrders(client, { users: ORDERS, orders: 0 }));
  const product = await serve('sites/online-process', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  try {
    const times = await payAll(product);
    return { orders: ORDERS, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
  } finally {
    await product.stop();
  }
}

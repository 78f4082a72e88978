/** From the settled payment to the first page at the site's own host, for orders that are paid at the same time. */
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { ask, serve, type Served } from '../processes.js';
import { seedOrders, withDatabase } from '../seed.js';
import { percentile } from '../wall-clock.js';
import { SITES_HOST } from './many-sites.js';

const ORDERS = 50;
/** Three pages; whole-page layouts are what the templates consist of. */
const PAGES = ['full_page-1', 'full_page-2', 'full_page-3'];
const GIVE_UP_MS = 120_000;
const POLL_MS = 50;

function wizard(domain: string): object {
  const pages = PAGES.map((layoutId, at) => ({
    id: at === 0 ? 'main' : `page-${at}`,
    name: `صفحهٔ ${at + 1}`,
    sections: [{ id: `s${at}`, sectionType: 'full_page', layoutId, order: 0 }],
  }));
  return {
    siteType: 'personal',
    websiteFramework: { method: 'dynamic', dynamicDesign: { pages, currentPageId: 'main' } },
    userInfo: { domain, domainExtension: '.ir' },
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

async function payAll(product: Served): Promise<number[]> {
  const { url } = product;
  const tokens = await ask<string[]>(product, {});
  const orders: { token: string; id: string; label: string }[] = [];
  for (const [at, token] of tokens.entries()) {
    const label = `narvan-bench-${at}`;
    const wizardData = wizard(label);
    const quote = await post(url, '/wizard/calculate-price', token, { wizard_data: wizardData });
    const order = { title: `کافه نارون ${at}`, total_amount: quote['total'] };
    const made = await post(url, '/wizard/complete-order', token, { wizard_data: wizardData, order });
    orders.push({ token, id: String(made['order_id']), label });
  }
  return Promise.all(orders.map(({ token, id, label }) => payAndWait(url, token, id, label)));
}

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

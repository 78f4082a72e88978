/**
 * The order lists at a thousand and at a million orders: the median of one request after another, through REST with
 * its total. What a page costs must not grow with what stands behind it.
 */
import pg from 'pg';
import { serve } from './processes.js';
import { BENCH_ADMIN, orderNumber, seedOrders } from './seed.js';

const SMALL = 1000;
const LARGE = 1_000_000;
const ORDERS_EACH = 10;
const WARM_UP = 15;
const REQUESTS = 60;

export interface AtSize {
  readonly name: string;
  readonly smallMs: number;
  readonly largeMs: number;
  /** Large through small: 1 is no growth at all. */
  readonly growth: number;
}

interface Caller {
  readonly url: string;
  readonly admin: string;
  readonly customer: string;
}

/** Lists that people open; `{number}` becomes another order's at each request, so that no answer is the one before. */
const LISTS: readonly { readonly name: string; readonly path: string; readonly who: 'admin' | 'customer' }[] = [
  { name: "a customer's own orders", path: '/orders?mine=true', who: 'customer' },
  { name: "a customer's own, searched", path: '/orders?mine=true&search=سایت', who: 'customer' },
  { name: 'all orders', path: '/orders?admin=true&limit=10', who: 'admin' },
  { name: 'all orders of one status', path: '/orders?admin=true&limit=10&status=pending', who: 'admin' },
  { name: 'all orders, searched by number', path: '/orders?admin=true&limit=10&search={number}', who: 'admin' },
  { name: 'all orders, a word all share', path: '/orders?admin=true&limit=10&search=وب‌سایت', who: 'admin' },
];

async function get({ url }: Caller, path: string, token: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${url}/api${encodeURI(path)}`, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(text);
  if ((JSON.parse(text) as { items?: unknown[] }).items?.length === 0) throw new Error(`${path}: nothing found`);
  return performance.now() - began;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function medianOf(caller: Caller, { path, who }: (typeof LISTS)[number]): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < WARM_UP + REQUESTS; i += 1) {
    const took = await get(caller, path.replace('{number}', orderNumber(1 + ((i * 37) % SMALL))), caller[who]);
    if (i >= WARM_UP) times.push(took);
  }
  return median(times);
}

async function measure(databaseUrl: string, dataDir: string): Promise<number[]> {
  const product = await serve('posting-process', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const tokenOf = async (text: string, value: string): Promise<string> => {
      const { rows } = await client.query<{ id: string; role: string }>(text, [value]);
      product.child.send({ ask: 'tokens', userIds: [rows[0]?.id ?? ''], role: rows[0]?.role });
      const answer = await new Promise<{ answer: string[] }>((resolve) =>
        product.child.once('message', (message) => resolve(message as { answer: string[] })),
      );
      return answer.answer[0] ?? '';
    };
    const caller: Caller = {
      url: product.url,
      admin: await tokenOf('select id, role from users where email = $1', BENCH_ADMIN.email),
      customer: await tokenOf('select id, role from users where email = $1', 'customer-1@barpa.example'),
    };
    const medians: number[] = [];
    for (const list of LISTS) medians.push(await medianOf(caller, list));
    return medians;
  } finally {
    await client.end();
    await product.stop();
  }
}

const INDEXES = `select indexname as name, indexdef as made from pg_indexes i
  where tablename = 'orders' and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`;

async function refill(databaseUrl: string, orders: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // The sessions of the smaller round, too: they hold its customers.
    await client.query('truncate orders, sessions cascade');
    await client.query(`delete from users where email like 'customer-%'`);
    // Indexes that are built when the rows are there cost a tenth of those that grow with each row.
    const { rows: indexes } = await client.query<{ name: string; made: string }>(INDEXES);
    for (const { name } of indexes) await client.query(`drop index "${name}"`);
    await seedOrders(databaseUrl, { users: orders / ORDERS_EACH, orders });
    for (const { made } of indexes) await client.query(made);
    // As autovacuum would leave it.
    await client.query('vacuum analyze orders');
  } finally {
    await client.end();
  }
}

export async function benchOrdersAtSize(databaseUrl: string, dataDir: string): Promise<AtSize[]> {
  await refill(databaseUrl, SMALL);
  const small = await measure(databaseUrl, dataDir);
  await refill(databaseUrl, LARGE);
  const large = await measure(databaseUrl, dataDir);
  return LISTS.map(({ name }, i) => {
    const [smallMs, largeMs] = [small[i] ?? 0, large[i] ?? 0];
    return { name, smallMs, largeMs, growth: largeMs / smallMs };
  });
}

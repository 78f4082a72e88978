/**
 * The administrators' lists at a thousand and at two hundred thousand rows each, in a database of their own: the
 * median of one request after another, through REST with its total. Orders have a bench of theirs, at a million.
 */
import pg from 'pg';
import { ADMIN_LIST_ROWS, emailOf } from './admin-list-rows.js';
import { serve, type Served } from './processes.js';
import { BENCH_ADMIN } from './seed.js';
import { median } from './wall-clock.js';
import type { AtSize } from './orders-at-size.js';
import type { SocketAsked } from './socket-process.js';

const SMALL = 1000;
const LARGE = 200_000;
const WARM_UP = 40;
const REQUESTS = 120;

/** `{n}` becomes another number at each request and `{email}` its person's, so that no answer is the one before. */
const LISTS: readonly { readonly name: string; readonly path: string }[] = [
  { name: 'administrators', path: '/admin/users?limit=10&role=admin' },
  { name: 'users', path: '/admin/users?limit=10' },
  { name: 'users of one status', path: '/admin/users?limit=10&status=active' },
  { name: 'users, one searched', path: '/admin/users?limit=10&search={email}' },
  { name: 'users, a host most share', path: '/admin/users?limit=10&search=gmail.com' },
  { name: 'wallets', path: '/admin/wallets?limit=10' },
  { name: 'wallets, one searched', path: '/admin/wallets?limit=10&search={email}' },
  { name: 'payments', path: '/admin/payments?limit=10' },
  { name: 'payments of one status', path: '/admin/payments?limit=10&status=cancelled' },
  { name: 'payments to review', path: '/admin/payments?limit=10&status=needs_review' },
  { name: 'payments, one searched', path: '/admin/payments?limit=10&search={email}' },
  { name: 'invoices', path: '/admin/invoices?limit=10' },
  { name: 'invoices of one status', path: '/admin/invoices?limit=10&status=paid' },
  { name: 'invoices, one searched', path: '/admin/invoices?limit=10&search=1405-{n}' },
  { name: 'receipts', path: '/receipts/admin/all?limit=10' },
  { name: 'receipts, one searched', path: '/receipts/admin/all?limit=10&search=1405-{n}' },
  { name: 'mails', path: '/emails/logs?limit=10' },
  { name: 'mails, one searched', path: '/emails/logs?limit=10&search={email}' },
  { name: 'tickets', path: '/support/tickets?limit=10' },
  { name: 'tickets of one status', path: '/support/tickets?limit=10&status=open' },
  { name: 'tickets, one searched', path: '/support/tickets?limit=10&search={email}' },
  { name: 'audit log', path: '/admin/audit?limit=10' },
  { name: 'audit log, one searched', path: '/admin/audit?limit=10&search={email}' },
];

async function get(url: string, path: string, token: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${url}/api${encodeURI(path)}`, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path}: ${text}`);
  const { items } = JSON.parse(text) as { items: unknown[] };
  if (items.length === 0) throw new Error(`${path}: nothing found`);
  return performance.now() - began;
}

async function medianOf(product: Served, path: string, token: string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < WARM_UP + REQUESTS; i += 1) {
    const n = 100 + ((i * 37) % (SMALL - 100));
    const asked = path.replace('{n}', String(n).padStart(6, '0')).replace('{email}', emailOf(n));
    const took = await get(product.url, asked, token);
    if (i >= WARM_UP) times.push(took);
  }
  return median(times);
}

async function measure(databaseUrl: string, dataDir: string, client: pg.Client): Promise<number[]> {
  const product = await serve('socket-process', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  try {
    const { rows } = await client.query<{ id: string }>('select id from users where email = $1', [BENCH_ADMIN.email]);
    product.child.send({ ask: 'tokens', userIds: rows.map(({ id }) => id), role: 'admin' } satisfies SocketAsked);
    const { answer } = await new Promise<{ answer: string[] }>((resolve) =>
      product.child.once('message', (message) => resolve(message as { answer: string[] })),
    );
    const medians: number[] = [];
    for (const { path } of LISTS) medians.push(await medianOf(product, path, answer[0] ?? ''));
    return medians;
  } finally {
    await product.stop();
  }
}

/** Adds what is missing between two sizes. The product has been started before: its administrator acts in the rows. */
async function fill(client: pg.Client, from: number, to: number): Promise<void> {
  for (const text of ADMIN_LIST_ROWS) await client.query(text, [from, to]);
  await client.query('vacuum analyze');
}

/** `databaseUrl` is an empty, migrated database that nobody else uses. */
export async function benchAdminLists(databaseUrl: string, dataDir: string): Promise<AtSize[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await (await serve('product-process', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir })).stop();
    await fill(client, 1, SMALL);
    const small = await measure(databaseUrl, dataDir, client);
    await fill(client, SMALL + 1, LARGE);
    const large = await measure(databaseUrl, dataDir, client);
    return LISTS.map(({ name }, i) => {
      const [smallMs, largeMs] = [small[i] ?? 0, large[i] ?? 0];
      return { name, smallMs, largeMs, growth: largeMs / smallMs };
    });
  } finally {
    await client.end();
  }
}

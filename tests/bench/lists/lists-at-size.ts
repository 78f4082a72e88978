/**
 * Lists at two sizes: the median of one request after another, through REST with its total. The cost of a page must not
 * grow with the rows behind it. Each size has a separate database and product, and the two are measured in turns, so
 * that the machine's load is the same for both.
 */
import type pg from 'pg';
import { entities } from '#features/index.js';
import type { Role } from '#platform/context.js';
import { createLogger } from '#platform/log/log.js';
import { migrateDatabase } from '#platform/migrate.js';
import { ask, serve, type Served } from '../processes.js';
import { withDatabase } from '../seed.js';
import type { SocketRequest } from '../sockets/socket-process.js';
import { median } from '../wall-clock.js';

const WARM_UP = 40;
const REQUESTS = 120;

export interface ListAtSize {
  readonly name: string;
  /** Under /api; another for each n, so that no answer is the one before. */
  readonly path: (n: number) => string;
  /** The email of the caller. */
  readonly who: string;
}

export interface ListBench {
  /** In rows. */
  readonly small: number;
  readonly large: number;
  /** Into a database that is migrated and has its administrator. */
  readonly fill: (client: pg.Client, rows: number) => Promise<void>;
  readonly lists: readonly ListAtSize[];
}

export interface AtSize {
  readonly name: string;
  readonly smallMs: number;
  readonly largeMs: number;
  /** Large through small: 1 is no growth at all. */
  readonly growth: number;
}

/** A product on its rows, and tokens of the callers. */
export interface Filled {
  readonly product: Served;
  readonly tokens: ReadonlyMap<string, string>;
}

async function tokensOf(product: Served, client: pg.Client, emails: readonly string[]): Promise<Map<string, string>> {
  const tokens = new Map<string, string>();
  for (const email of emails) {
    const text = 'select id, role from users where email = $1';
    const { rows } = await client.query<{ id: string; role: Role }>(text, [email]);
    const userIds = rows.map(({ id }) => id);
    const asked = { ask: 'tokens', userIds, role: rows[0]?.role ?? 'user' } satisfies SocketRequest;
    const [token = ''] = await ask<string[]>(product, asked);
    tokens.set(email, token);
  }
  return tokens;
}

export async function filled(
  databaseUrl: string,
  dataDir: string,
  { fill, lists }: Pick<ListBench, 'fill' | 'lists'>,
  rows: number,
): Promise<Filled> {
  await migrateDatabase(databaseUrl, entities, createLogger('warn'));
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  // Its start makes the administrator, who acts in the rows.
  await (await serve('product-process', env)).stop();
  return withDatabase(databaseUrl, async (client) => {
    await fill(client, rows);
    // Leaves the tables as autovacuum would.
    await client.query('vacuum analyze');
    const product = await serve('sockets/socket-process', env);
    return { product, tokens: await tokensOf(product, client, [...new Set(lists.map(({ who }) => who))]) };
  });
}

async function get({ product, tokens }: Filled, path: string, who: string): Promise<number> {
  const began = performance.now();
  const headers = { authorization: `Bearer ${tokens.get(who)}` };
  const answer = await fetch(`${product.url}/api${encodeURI(path)}`, { headers });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path}: ${text}`);
  if ((JSON.parse(text) as { items?: unknown[] }).items?.length === 0) throw new Error(`${path}: nothing found`);
  return performance.now() - began;
}

async function measure({ name, path, who }: ListAtSize, small: Filled, large: Filled): Promise<AtSize> {
  const times: [number, number][] = [];
  for (let i = 0; i < WARM_UP + REQUESTS; i += 1)
    times.push([await get(small, path(i), who), await get(large, path(i), who)]);
  const warm = times.slice(WARM_UP);
  const [smallMs, largeMs] = [median(warm.map(([ms]) => ms)), median(warm.map(([, ms]) => ms))];
  return { name, smallMs, largeMs, growth: largeMs / smallMs };
}

/** Its databases are made beside the one of `databaseUrl`, and dropped. */
export function benchListsAtSize(databaseUrl: string, dataDir: string, bench: ListBench): Promise<AtSize[]> {
  const databases = { bench_small: bench.small, bench_large: bench.large };
  return withDatabase(databaseUrl, async (client) => {
    const sizes: Filled[] = [];
    try {
      for (const [name, rows] of Object.entries(databases)) {
        await client.query(`create database ${name}`);
        const own = new URL(databaseUrl);
        own.pathname = `/${name}`;
        sizes.push(await filled(own.href, dataDir, bench, rows));
      }
      const [small, large] = sizes as [Filled, Filled];
      const results: AtSize[] = [];
      for (const list of bench.lists) results.push(await measure(list, small, large));
      return results;
    } finally {
      for (const { product } of sizes) await product.stop();
      for (const name of Object.keys(databases)) await client.query(`drop database if exists ${name} with (force)`);
    }
  });
}

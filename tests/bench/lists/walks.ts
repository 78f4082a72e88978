/**
 * One customer's 100,000 orders, walked by cursors while others come, change and go; and what a page costs by a cursor,
 * at the beginning and at the end, against a page by its number.
 */
import type pg from 'pg';
import type { Measured } from '../report.js';
import { seedOrders, withDatabase } from '../seed.js';
import { median } from '../wall-clock.js';
import { filled, type Filled } from './lists-at-size.js';

const ROWS = 100_000;
const PER_PAGE = 20;
/** The rows of a part of the walk. */
const PART = 100;
const WARM_UP = 40;
const REQUESTS = 160;
const CUSTOMER = 'customer-1@barpa.example';

interface Part {
  readonly items: readonly { readonly id: string }[];
  readonly next_cursor: string | null;
}

async function read({ product, tokens }: Filled, query: string): Promise<{ readonly part: Part; readonly ms: number }> {
  const began = performance.now();
  const headers = { authorization: `Bearer ${tokens.get(CUSTOMER)}` };
  const answer = await fetch(`${product.url}/api/orders?${query}`, { headers });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${query}: ${text}`);
  return { part: JSON.parse(text) as Part, ms: performance.now() - began };
}

const behind = (first: number, after: string | null): string =>
  `first=${first}${after === null ? '' : `&after=${encodeURIComponent(after)}`}`;

const COPY = `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', uuidv7(),
  'order_number', 'WZ-1' || lpad($2::text, 12, '0'), 'created_at', now(), 'updated_at', now()))).* from orders o where o.id = $1`;
const CHANGE = `update orders set title = title || '+', updated_at = now() where id = $1`;
const DELETE = `update orders set deleted_at = now(), updated_at = now() where id = $1`;

/** Comes, changes and goes until it is stopped; gives which rows have gone. */
async function disturb(client: pg.Client, ids: readonly string[], isOver: () => boolean): Promise<ReadonlySet<string>> {
  const gone = new Set<string>();
  for (let n = 1; !isOver(); n += 1) {
    const at = (step: number): string => ids[(n * step) % ids.length] ?? '';
    await client.query(COPY, [at(104_729), n]);
    await client.query(CHANGE, [at(15_485_863)]);
    await client.query(DELETE, [at(7919)]);
    gone.add(at(7919));
  }
  return gone;
}

interface Walked {
  readonly lost: number;
  readonly doubled: number;
  readonly gone: number;
  /** Where the last part begins. */
  readonly lastCursor: string;
}

async function walk(rows: Filled, databaseUrl: string): Promise<Walked> {
  return withDatabase(databaseUrl, async (client) => {
    const text = 'select o.id from orders o join users u on u.id = o.user_id where u.email = $1 order by o.id';
    const ids = (await client.query<{ id: string }>(text, [CUSTOMER])).rows.map(({ id }) => id);
    let isOver = false;
    const disturbed = disturb(client, ids, () => isOver);
    const seen: string[] = [];
    let lastCursor = '';
    for (let after: string | null = null; ; lastCursor = after) {
      const { part }: { part: Part } = await read(rows, behind(PART, after));
      seen.push(...part.items.map(({ id }) => id));
      after = part.next_cursor;
      if (after === null) break;
    }
    isOver = true;
    const gone = await disturbed;
    const shown = new Set(seen);
    const lost = ids.filter((id) => !shown.has(id) && !gone.has(id)).length;
    return { lost, doubled: seen.length - shown.size, gone: gone.size, lastCursor };
  });
}

/** In turns, so that the machine's load is the same for all three. */
async function costs(rows: Filled, lastCursor: string): Promise<{ numbered: number; first: number; last: number }> {
  const queries = {
    numbered: `page=1&limit=${PER_PAGE}`,
    first: behind(PER_PAGE, null),
    last: behind(PER_PAGE, lastCursor),
  };
  const times = { numbered: [] as number[], first: [] as number[], last: [] as number[] };
  for (let n = 0; n < WARM_UP + REQUESTS; n += 1) {
    for (const name of ['numbered', 'first', 'last'] as const) times[name].push((await read(rows, queries[name])).ms);
  }
  const typical = (all: readonly number[]): number => median(all.slice(WARM_UP));
  return { numbered: typical(times.numbered), first: typical(times.first), last: typical(times.last) };
}

export async function measureWalks(databaseUrl: string, dataDir: string): Promise<Measured[]> {
  const fill = (client: pg.Client, orders: number): Promise<void> => seedOrders(client, { users: 1, orders });
  const lists = [{ name: 'orders', path: () => '/orders', who: CUSTOMER }];
  const rows = await filled(databaseUrl, dataDir, { fill, lists }, ROWS);
  try {
    const { lost, doubled, gone, lastCursor } = await walk(rows, databaseUrl);
    const { numbered, first, last } = await costs(rows, lastCursor);
    const ms = (each: number): string => `${each.toFixed(1)} ms`;
    return [
      {
        name: '100,000 orders walked, rows shown once',
        value: 1 - (lost + doubled) / ROWS,
        floor: 1,
        note: `${lost} lost, ${doubled} doubled, ${gone} deleted meanwhile`,
      },
      {
        name: 'a page by its number / by a cursor',
        value: numbered / first,
        floor: 0.9,
        note: `${ms(numbered)} against ${ms(first)}`,
      },
      {
        name: 'page 1 / page 5,000 by cursors',
        value: first / last,
        floor: 0.9,
        note: `${ms(first)} against ${ms(last)}`,
      },
    ];
  } finally {
    await rows.product.stop();
  }
}

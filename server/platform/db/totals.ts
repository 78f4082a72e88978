/**
 * How many rows a list has. Counting a million takes a hundred times as long as reading a page of them, and nobody
 * reads the difference between a million and a million and one: a large total is counted anew only now and then.
 */
import { LRUCache } from 'lru-cache';
import type { Ctx } from '../context.js';
import type { EventBus } from '../events/bus.js';
import { row, type SqlValue } from './rows.js';

/** From here on a total counts as large. */
const LARGE = 10_000;
/** For how long a large total is believed, ms. */
const FRESH_MS = 30_000;
const MAX_KNOWN = 500;

interface Known {
  readonly total: number;
  readonly at: number;
}

/** One per running app; a bus belongs to exactly one. */
const caches = new WeakMap<EventBus, LRUCache<string, Known>>();

function cacheOf(bus: EventBus): LRUCache<string, Known> {
  const known = caches.get(bus);
  if (known) return known;
  const cache = new LRUCache<string, Known>({ max: MAX_KNOWN });
  caches.set(bus, cache);
  return cache;
}

/** `text` selects `count(*) as total`. Exact below 10,000; above, at most half a minute old. */
export async function countTotal(ctx: Ctx, text: string, values: readonly SqlValue[] = []): Promise<number> {
  const cache = cacheOf(ctx.bus);
  const key = JSON.stringify([text, values]);
  const now = ctx.clock.now().getTime();
  const known = cache.get(key);
  if (known && Math.abs(now - known.at) < FRESH_MS) return known.total;
  const total = (await row<{ total: number }>(ctx.em, text, values))?.total ?? 0;
  if (total >= LARGE) cache.set(key, { total, at: now });
  else cache.delete(key);
  return total;
}

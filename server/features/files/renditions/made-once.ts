/**
 * Results that are expensive to make and always the same are kept in the file store, under a hash of their inputs. They
 * can be made again, so they may be lost; the daily sweep removes old ones.
 */
import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { Ctx } from '#platform/context.js';
import type { FileStore } from '#platform/ports.js';

/** The folder of the file store. */
export const MADE_FOLDER = 'made';

type NeedsStore = Pick<Ctx, 'ports' | 'log'>;

/** Work in progress by its key: concurrent callers wait for the same result. */
const making = new WeakMap<FileStore, Map<string, Promise<unknown>>>();

function keyOf(kind: string, of: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of of) hash.update(`${part.length}:`).update(part);
  const name = hash.digest('hex');
  return `${MADE_FOLDER}/${kind}/${name.slice(0, 2)}/${name}`;
}

async function kept({ ports, log }: NeedsStore, key: string): Promise<{ value: unknown } | null> {
  const stored = await ports.files.get(key);
  if (!stored) return null;
  try {
    return { value: deserialize(stored.bytes) };
  } catch (error) {
    log.warn({ err: error, key }, 'what was kept cannot be read and is made again');
    return null;
  }
}

async function makeAndKeep(ctx: NeedsStore, key: string, make: () => Promise<unknown>): Promise<unknown> {
  const value = await make();
  await ctx.ports.files
    .put(key, { bytes: serialize(value), mime: 'application/octet-stream' })
    .catch((error: unknown) => ctx.log.warn({ err: error, key }, 'what was made could not be kept'));
  return value;
}

/**
 * The result of `make`: kept from before, or made now and kept. `of` is everything that it depends on, a version of the
 * way it is made among it. Values are plain data and bytes.
 */
export async function madeOnce<Value>(
  ctx: NeedsStore,
  kind: string,
  of: readonly (string | Uint8Array)[],
  make: () => Promise<Value>,
): Promise<Value> {
  const key = keyOf(kind, of);
  const found = await kept(ctx, key);
  // Written by this very function, under a hash that names what it is.
  if (found) return found.value as Value;
  const underWay = making.get(ctx.ports.files) ?? new Map<string, Promise<unknown>>();
  making.set(ctx.ports.files, underWay);
  const already = underWay.get(key);
  if (already) return (await already) as Value;
  const made = makeAndKeep(ctx, key, make).finally(() => underWay.delete(key));
  underWay.set(key, made);
  return (await made) as Value;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import type { Ctx } from './context.js';

/**
 * The request's loader of that name: many `load(id)` in one tick become one query. `batch` gets unique ids and
 * answers rows in any order; `idOf` says which row belongs to which id. A missing row is null.
 */
export function loaderOf<Row>(
  ctx: Ctx,
  name: string,
  batch: (ids: readonly string[]) => Promise<readonly Row[]>,
  idOf: (row: Row) => string,
): DataLoader<string, Row | null> {
  const known = ctx.loaders.get(name);
  if (known) return known as DataLoader<string, Row | null>;
  const loader = new DataLoader<string, Row | null>(async (ids) => {
    const byId = new Map((await batch(ids)).map((row) => [idOf(row), row]));
    return ids.map((id) => byId.get(id) ?? null);
  });
  ctx.loaders.set(name, loader);
  return loader;
}

/** The loaders of one app, by name. */
export type Gatherers = Map<string, DataLoader<unknown, unknown>>;

/** The parts by which one app reads; a Ctx has them. */
interface Reader {
  readonly gatherers: Gatherers;
  readonly em: EntityManager;
}

/** Parameters of one statement stay few enough to be planned and sent at once. */
const TOGETHER_MAX = 500;

interface Queued<Key> {
  readonly em: EntityManager;
  readonly key: Key;
}

/**
 * One query for what many requests and sockets load in the same tick, such as a thousand browsers that receive one
 * event. Nothing is cached: each answer is read after its request. `batch` answers in the order of its keys.
 */
export function readTogether<Key, Row>(
  { gatherers, em }: Reader,
  name: string,
  key: Key,
  batch: (em: EntityManager, keys: readonly Key[]) => Promise<readonly (Row | null)[]>,
): Promise<Row | null> {
  let loader = gatherers.get(name) as DataLoader<Queued<Key>, Row | null> | undefined;
  if (!loader) {
    const read = (queued: readonly Queued<Key>[]): Promise<readonly (Row | null)[]> =>
      batch(
        (queued[0] as Queued<Key>).em,
        queued.map((each) => each.key),
      );
    loader = new DataLoader(read, { cache: false, maxBatchSize: TOGETHER_MAX });
    gatherers.set(name, loader as DataLoader<unknown, unknown>);
  }
  return loader.load({ em, key });
}

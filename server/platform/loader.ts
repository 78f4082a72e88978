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

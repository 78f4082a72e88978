/** Copies the file store on disk into another one: what `npm run files:copy` does. */
import { readdir } from 'node:fs/promises';
import { FILE_STORES } from '#server/adapters/stores/index.js';
import type { FileStore } from '#platform/ports.js';

export interface Copied {
  /** Written now. */
  copied: number;
  /** There already. */
  there: number;
}

/** Files that are on their way at the same time. */
const AT_ONCE = 8;

async function* keysIn(folder: string, store: FileStore): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory() && !entry.name.startsWith('.'))
      for await (const { key } of store.list(entry.name)) yield key;
}

/**
 * Everything below `folder` with its media type. What `to` has already stays: a key never gets other bytes. So it may
 * be ended at any moment and run again, also while the product runs. @throws what a store says.
 */
export async function copyFiles(
  folder: string,
  to: FileStore,
  onProgress: (copied: Copied) => void = () => undefined,
): Promise<Copied> {
  const from = FILE_STORES.disk(folder);
  const keys = keysIn(folder, from);
  const counts: Copied = { copied: 0, there: 0 };
  const copy = async (): Promise<void> => {
    for (let next = await keys.next(); !next.done; next = await keys.next()) {
      const key = next.value;
      const isThere = await to.has(key);
      // Deleted since it was listed: nothing to copy.
      const file = isThere ? null : await from.get(key);
      if (file) await to.put(key, file);
      if (isThere) counts.there += 1;
      else if (file) counts.copied += 1;
      onProgress(counts);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, copy));
  return counts;
}

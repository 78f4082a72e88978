/** A release as a reproducible zip: the same bytes for every caller, at every time, on every machine. */
import type { Ctx } from '#platform/context.js';
import { zipOf, type ZipPart } from '#platform/zip/zip-writer.js';
import { readContent } from '../content/content-store.js';
import { companionFiles } from './release-source.js';
import type { StoredRelease } from '../site/sites.queries.js';

type Taken = Pick<StoredRelease, 'origin' | 'manifest' | 'source'>;

async function* once(bytes: Promise<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield await bytes;
}

/** In the order of the paths; what visitors get comes before what only bears the same name. */
async function partsOf(ctx: Ctx, { origin, manifest, source }: Taken): Promise<ZipPart[]> {
  const stored = Object.entries({ ...source, ...manifest }).map(([path, { type, hash }]) => ({
    path,
    type,
    read: () => once(readContent(ctx, hash)),
  }));
  const parts = new Map<string, ZipPart>(stored.map((part) => [part.path, part]));
  // Releases that were made before sources were kept. Custom code is given as it came.
  for (const { path, type, bytes } of origin === 'custom' ? [] : await companionFiles(manifest))
    if (!parts.has(path)) parts.set(path, { path, type, read: () => once(Promise.resolve(bytes)) });
  return [...parts.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** One file after the other: of a release of any size, one is in memory. @throws what the file store says. */
export async function* releaseZip(ctx: Ctx, release: Taken): AsyncGenerator<Uint8Array> {
  yield* zipOf(await partsOf(ctx, release));
}

/** A release as a reproducible zip: the same bytes for every caller, at every time, on every machine. */
import { Zip, ZipDeflate, ZipPassThrough, type ZipInputFile } from 'fflate';
import type { Ctx } from '../../../platform/context.js';
import { readContent } from './content-store.js';
import { companionFiles } from '../source/release-source.js';
import type { StoredRelease } from '../sites.queries.js';

/** The first moment that the format can hold. It is written as local time is, so that no time zone shows. */
const WRITTEN_AT = new Date(1980, 0, 1);
/** Of deflate. */
const LEVEL = 9;

type Taken = Pick<StoredRelease, 'origin' | 'manifest' | 'source'>;

interface Part {
  readonly path: string;
  readonly type: string;
  readonly read: () => Promise<Uint8Array>;
}

/** In the order of the paths; what visitors get comes before what only bears the same name. */
async function partsOf(ctx: Ctx, { origin, manifest, source }: Taken): Promise<Part[]> {
  const stored = Object.entries({ ...source, ...manifest }).map(([path, { type, hash }]) => ({
    path,
    type,
    read: () => readContent(ctx, hash),
  }));
  const parts = new Map<string, Part>(stored.map((part) => [part.path, part]));
  // Releases that were made before sources were kept. Custom code is given as it came.
  for (const { path, type, bytes } of origin === 'custom' ? [] : await companionFiles(manifest))
    if (!parts.has(path)) parts.set(path, { path, type, read: () => Promise.resolve(bytes) });
  return [...parts.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** One file after the other: of a release of any size, one is in memory. @throws what the file store says. */
export async function* releaseZip(ctx: Ctx, release: Taken): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const failures: Error[] = [];
  const zip = new Zip((error, chunk) => void (error ? failures.push(error) : made.push(chunk)));
  const taken = (): Uint8Array[] => {
    if (failures[0]) throw failures[0];
    return made.splice(0);
  };
  for (const { path, type, read } of await partsOf(ctx, release)) {
    const file = fileFor(path, type);
    zip.add(file as ZipInputFile);
    file.push(await read(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

/** What is compressed already is kept as it is. */
function fileFor(path: string, type: string): ZipDeflate | ZipPassThrough {
  const isText = /^text\/|json|xml|svg/.test(type);
  const file = isText ? new ZipDeflate(path, { level: LEVEL }) : new ZipPassThrough(path);
  file.mtime = WRITTEN_AT;
  return file;
}

/** A release as a zip that is the same to the byte, whoever asks for it, when, and on whichever machine. */
import { Zip, ZipDeflate, ZipPassThrough, type ZipInputFile } from 'fflate';
import type { Ctx } from '../../platform/context.js';
import { readContent } from './content-store.js';
import type { Manifest } from './manifest.js';

/** The first moment that the format can hold. It is written as local time is, so that no time zone shows. */
const WRITTEN_AT = new Date(1980, 0, 1);
/** Of deflate. */
const LEVEL = 9;

/** One file after the other: of a release of any size, one is in memory. @throws what the file store says. */
export async function* releaseZip(ctx: Ctx, manifest: Manifest): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const failures: Error[] = [];
  const zip = new Zip((error, chunk) => void (error ? failures.push(error) : made.push(chunk)));
  const taken = (): Uint8Array[] => {
    if (failures[0]) throw failures[0];
    return made.splice(0);
  };
  const paths = Object.keys(manifest).sort();
  for (const path of paths) {
    const entry = manifest[path];
    if (!entry) continue;
    const file = fileFor(path, entry.type);
    zip.add(file as ZipInputFile);
    file.push(await readContent(ctx, entry.hash), true);
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

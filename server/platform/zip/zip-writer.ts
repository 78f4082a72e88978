/** Zips whose bytes depend on their files alone, written file by file: one chunk is in memory, not the whole. */
import { Zip, ZipDeflate, ZipPassThrough, type ZipInputFile } from 'fflate';

/** The first moment that the format can hold. It is written as local time is, so that no time zone shows. */
const WRITTEN_AT = new Date(1980, 0, 1);
/** Made by Unix: `unzip` reads the names of other systems in their old code pages, not as UTF-8. */
const UNIX = 3;
/** A file that its owner may write and everybody may read, where Unix has it. */
const READABLE = 0o100644 << 16;
/** The level of deflate. */
const LEVEL = 9;

export interface ZipPart {
  readonly path: string;
  /** Media type. */
  readonly type: string;
  readonly read: () => AsyncIterable<Uint8Array>;
}

/** In the order given. @throws what reading a part throws. */
export async function* zipOf(parts: Iterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const failures: Error[] = [];
  const zip = new Zip((error, chunk) => void (error ? failures.push(error) : made.push(chunk)));
  const taken = (): Uint8Array[] => {
    if (failures[0]) throw failures[0];
    return made.splice(0);
  };
  for (const { path, type, read } of parts) {
    const file = fileFor(path, type);
    zip.add(file as ZipInputFile);
    let last: Uint8Array = new Uint8Array();
    for await (const chunk of read()) {
      if (last.length > 0) file.push(last);
      last = chunk;
      yield* taken();
    }
    file.push(last, true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

/** Files that are compressed already are kept as they are. */
function fileFor(path: string, type: string): ZipDeflate | ZipPassThrough {
  const isText = /^text\/|json|xml|svg/.test(type);
  const file = isText ? new ZipDeflate(path, { level: LEVEL }) : new ZipPassThrough(path);
  file.mtime = WRITTEN_AT;
  file.os = UNIX;
  file.attrs = READABLE;
  return file;
}

/**
 * Reads a zip from outside: its directory is judged before anything is unpacked, and what is unpacked is counted, so
 * that neither its paths nor its sizes can lie. Nothing is written anywhere; an archive inside of it is a file like any
 * other.
 */
import { crc32 } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';

export interface ZipBounds {
  readonly entries: number;
  /** The bytes of one file, unpacked. */
  readonly entryBytes: number;
  /** The bytes of all files together, unpacked. */
  readonly totalBytes: number;
  /** How often larger than packed a file may be; any where not said. Small files may be, since text packs well. */
  readonly ratio?: number;
  /** From the opening on, ms; what takes longer is not read to its end. */
  readonly withinMs: number;
}

export type ZipReason = 'unreadable' | 'entries' | 'size' | 'path' | 'duplicate' | 'link' | 'encrypted' | 'slow';

/** Why a zip is not read. `path` is as the zip names it. */
export class ZipError extends Error {
  constructor(
    readonly reason: ZipReason,
    readonly path: string | null = null,
    options?: ErrorOptions,
  ) {
    super(`zip: ${reason}${path === null ? '' : ` ${path}`}`, options);
  }
}

export interface ZippedFile {
  /** Relative, with `/`, NFC. */
  readonly path: string;
  /** Bytes, as the directory says; reading more is a fault. */
  readonly size: number;
}

const FILE_TYPE = 0o170000;
/** A folder, a plain file, or a system that says nothing. */
const PLAIN = new Set([0, 0o040000, 0o100000]);
const STORED = 0;
const DEFLATED = 8;

/** The messages of yauzl about names that climb, begin at the root or hold a backslash. */
const NAME_FAULT = /^(?:invalid relative path|absolute path|invalid characters in fileName)/;

function zipErrorOf(error: unknown): ZipError {
  if (error instanceof ZipError) return error;
  const message = error instanceof Error ? error.message : '';
  if (NAME_FAULT.test(message)) return new ZipError('path', message.slice(0, 200), { cause: error });
  return new ZipError('unreadable', null, { cause: error });
}

/** Two names that some file system takes for one. */
const folded = (path: string): string => path.toLowerCase();

const SMALL = 1024 * 1024;

function isBlownUp({ uncompressedSize, compressedSize }: Entry, { ratio = Infinity }: ZipBounds): boolean {
  return uncompressedSize > SMALL && uncompressedSize > ratio * compressedSize;
}

/** @throws ZipError. */
function judged(entry: Entry, bounds: ZipBounds): ZippedFile {
  const path = entry.fileName.normalize('NFC');
  const mode = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
  if (!PLAIN.has(mode)) throw new ZipError('link', path);
  if (entry.isEncrypted()) throw new ZipError('encrypted', path);
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED)
    throw new ZipError('unreadable', path);
  if (entry.uncompressedSize > bounds.entryBytes || isBlownUp(entry, bounds)) throw new ZipError('size', path);
  return { path, size: entry.uncompressedSize };
}

export class ZipReader {
  /** Without folders, in the zip's own order. */
  readonly files: readonly ZippedFile[];

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    private readonly endsAt: number,
  ) {
    this.files = [...entries].map(([path, { uncompressedSize: size }]) => ({ path, size }));
  }

  /** `file` is a path on the disk. Close what it gives. @throws ZipError. */
  static async open(file: string, bounds: ZipBounds): Promise<ZipReader> {
    const endsAt = performance.now() + bounds.withinMs;
    let zip: ZipFile;
    try {
      zip = await openPromise(file, { autoClose: false, lazyEntries: true, strictFileNames: true });
    } catch (error) {
      throw zipErrorOf(error);
    }
    try {
      if (zip.entryCount > bounds.entries) throw new ZipError('entries');
      return new ZipReader(zip, await directoryOf(zip, bounds, endsAt), endsAt);
    } catch (error) {
      zip.close();
      throw zipErrorOf(error);
    }
  }

  /** @throws ZipError also where the bytes are not what the directory says of them. */
  async read({ path }: Pick<ZippedFile, 'path'>): Promise<Buffer> {
    const entry = this.entries.get(path);
    if (!entry) throw new RangeError(`the zip has no ${path}`);
    try {
      const bytes = await this.unpacked(entry);
      if (crc32(bytes) !== entry.crc32) throw new ZipError('unreadable', path);
      return bytes;
    } catch (error) {
      throw zipErrorOf(error);
    }
  }

  private async unpacked(entry: Entry): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let size = 0;
    // It ends the stream itself beyond the declared size.
    for await (const chunk of await this.zip.openReadStreamPromise(entry)) {
      if (performance.now() > this.endsAt) throw new ZipError('slow', entry.fileName);
      size += (chunk as Buffer).length;
      if (size > entry.uncompressedSize) throw new ZipError('size', entry.fileName);
      chunks.push(chunk as Buffer);
    }
    return Buffer.concat(chunks);
  }

  close(): void {
    this.zip.close();
  }
}

async function directoryOf(zip: ZipFile, bounds: ZipBounds, endsAt: number): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  const names = new Set<string>();
  let [total, packed, seen] = [0, 0, 0];
  for await (const entry of zip.eachEntry()) {
    seen += 1;
    if (seen > bounds.entries) throw new ZipError('entries');
    if (performance.now() > endsAt) throw new ZipError('slow');
    const { path, size } = judged(entry, bounds);
    total += size;
    packed += entry.compressedSize;
    if (total > bounds.totalBytes) throw new ZipError('size');
    // Files that lie in each other: a small zip that unpacks to a very large one.
    if (packed > zip.fileSize) throw new ZipError('unreadable', path);
    if (path.endsWith('/')) continue;
    if (names.has(folded(path))) throw new ZipError('duplicate', path);
    names.add(folded(path));
    entries.set(path, entry);
  }
  return entries;
}

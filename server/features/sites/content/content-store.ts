/**
 * The bytes of releases in the file store, each under its hash: what two releases or two sites have in common is kept
 * once, and what is written once is never changed. Texts are kept compressed as well: serving compresses nothing.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { ReleaseFile } from '#sitekit/build/release-file.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import { unmarkContent } from './content-marks.js';
import type { Coding } from '#platform/http/negotiation.js';
import type { Ports } from '#platform/ports.js';
import type { Manifest, ManifestEntry } from '../site/manifest.js';

/** The folder of the file store; none of the buckets of customers' uploads. */
const FOLDER = 'site-content';

/** The content codings of HTTP in which bytes are kept. */
const ENDINGS: Readonly<Record<Coding, string>> = { identity: '', br: '.br', gzip: '.gz' };

const keyOf = (hash: string, coding: Coding): string => `${FOLDER}/${hash.slice(0, 2)}/${hash}${ENDINGS[coding]}`;

/** The types that are worth compressing: pictures, fonts and films are compressed already. */
const TEXTUAL = /^(?:text\/|application\/(?:json|xml|manifest\+json|ld\+json|xhtml\+xml)|image\/svg\+xml)/;
const WORTH_BYTES = 256;

/** Whether it is kept in all codings, or only as it is. */
export function isCompressed({ type, size }: Pick<ManifestEntry, 'type' | 'size'>): boolean {
  return size >= WORTH_BYTES && TEXTUAL.test(type);
}

/**
 * Eleven takes three times as long and saves another hundredth. Nine prepares a table of its own for every file: for a
 * page of 50 kB it takes seven times as long as ten, and gives a twentieth more.
 */
const BROTLI_QUALITY = 10;

const toBrotli = promisify<Uint8Array, object, Buffer>(brotliCompress);
const toGzip = promisify<Uint8Array, Buffer>(gzip);
const unBrotli = promisify<Buffer, object, Buffer>(brotliDecompress);
const unGzip = promisify<Buffer, object, Buffer>(gunzip);
const WHOLE = { rejectGarbageAfterEnd: true } as const;
const DECODED: Readonly<Record<Coding, (bytes: Buffer) => Promise<Buffer>>> = {
  identity: (bytes) => Promise.resolve(bytes),
  br: (bytes) => unBrotli(bytes, WHOLE),
  gzip: (bytes) => unGzip(bytes, WHOLE),
};

const CHECKSUM_BYTES = 32;

/**
 * Ends what is stored compressed, so that reading checks it without decompressing: that took more memory than the page
 * itself, and the garbage collection of a busy process delayed its answers.
 */
function checksumOf(hash: string, packed: Uint8Array): Buffer {
  return createHash('sha256').update(hash).update(packed).digest();
}

/** The parts of a context that keeping and reading need. */
export interface Storing {
  readonly ports: Pick<Ports, 'files'>;
  /** Left out only where nothing can be swept at the same time, as in measurements. */
  readonly em?: EntityManager;
}

/** Every folder with content. */
export function contentFolders(): readonly string[] {
  return Array.from({ length: 256 }, (_, at) => `${FOLDER}/${at.toString(16).padStart(2, '0')}`);
}

const KEY = new RegExp(`^${FOLDER}/([0-9a-f]{2})/(\\1[0-9a-f]{62})(?:\\.br|\\.gz)?$`);

/** The hash of content by its key in the store; null for what is none. */
export function hashOfKey(key: string): string | null {
  return KEY.exec(key)?.[2] ?? null;
}

/** In all its codings: first the one that is looked for, so that what is left of a killed deletion is written anew. */
export async function deleteContent({ ports }: Storing, hash: string): Promise<void> {
  for (const coding of ['br', 'identity', 'gzip'] as const) await ports.files.delete(keyOf(hash, coding));
}

/** Files that are written at the same time. */
const AT_ONCE = 4;

/** Writes what is not there yet. Safe to repeat, and to run twice at once, also while unused content is swept. */
export async function storeContent(ctx: Storing, files: readonly ReleaseFile[], manifest: Manifest): Promise<void> {
  if (ctx.em)
    await unmarkContent(
      ctx.em,
      Object.values(manifest).map(({ hash }) => hash),
    );
  const waiting = files.values();
  const write = async (): Promise<void> => {
    for (const { path, bytes } of waiting) {
      const entry = manifest[path];
      if (!entry) throw new Error(`${path} is missing in its manifest`);
      await storeFile(ctx, entry, bytes);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, write));
}

/** The key that is looked for is written last. */
async function storeFile({ ports }: Storing, entry: ManifestEntry, bytes: Uint8Array): Promise<void> {
  const put = (coding: Coding, bytes: Buffer): Promise<void> =>
    ports.files.put(keyOf(entry.hash, coding), { bytes, mime: entry.type });
  const putPacked = (coding: Coding, packed: Buffer): Promise<void> =>
    put(coding, Buffer.concat([packed, checksumOf(entry.hash, packed)]));
  if (await ports.files.has(keyOf(entry.hash, isCompressed(entry) ? 'br' : 'identity'))) return;
  await put('identity', Buffer.from(bytes));
  if (!isCompressed(entry)) return;
  await putPacked('gzip', await toGzip(bytes));
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await putPacked('br', await toBrotli(bytes, { params }));
}

/** Whether these very bytes were kept for some site before. */
export function hasContent({ ports }: Storing, bytes: Uint8Array): Promise<boolean> {
  return ports.files.has(keyOf(createHash('sha256').update(bytes).digest('hex'), 'identity'));
}

/** @throws Error where the bytes are gone or are not what was written: a fault of the store. */
export async function readContent({ ports }: Storing, hash: string, coding: Coding = 'identity'): Promise<Buffer> {
  const key = keyOf(hash, coding);
  const stored = await ports.files.get(key);
  if (!stored) throw new Error(`the file store has lost ${key}`);
  const { bytes } = stored;
  if (coding !== 'identity') {
    const packed = bytes.subarray(0, -CHECKSUM_BYTES);
    if (checksumOf(hash, packed).equals(bytes.subarray(packed.length))) return packed;
  }
  // Uncompressed, or stored before there were checksums.
  const decoded = await DECODED[coding](bytes).catch(() => Buffer.alloc(0));
  if (createHash('sha256').update(decoded).digest('hex') !== hash)
    throw new Error(`the file store holds something else as ${key}`);
  return bytes;
}

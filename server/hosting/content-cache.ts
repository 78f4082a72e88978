/** The bytes of sites in memory, bounded, with their compressed forms, which are made when a file is first read. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { HOSTING } from '../../core/limits.js';
import type { ManifestEntry } from '../features/sites/index.js';
import type { Encoding } from './negotiation.js';

export interface Content {
  readonly encoding: Encoding;
  readonly bytes: Buffer;
  /** Of these very bytes: each encoding has its own. */
  readonly etag: string;
}

export interface CachedFile {
  readonly type: string;
  /** As it is. */
  readonly identity: Content;
  /** Null where compressing gains nothing. */
  readonly br: Content | null;
  readonly gzip: Content | null;
}

/** What is compressed already gains nothing: pictures, fonts, films. */
const TEXTUAL = /^(?:text\/|application\/(?:json|xml|manifest\+json|ld\+json|xhtml\+xml)|image\/svg\+xml)/;
const WORTH_BYTES = 256;
/** Eleven takes ten times as long and saves another twentieth. */
const BROTLI_QUALITY = 9;

const toBrotli = promisify(brotliCompress) as (bytes: Buffer, options: object) => Promise<Buffer>;
const toGzip = promisify(gzip) as (bytes: Buffer) => Promise<Buffer>;

export function isTextual(type: string): boolean {
  return TEXTUAL.test(type);
}

async function load(read: (hash: string) => Promise<Buffer>, { hash, type }: ManifestEntry): Promise<CachedFile> {
  const bytes = await read(hash);
  const name = hash.slice(0, 32);
  const identity: Content = { encoding: 'identity', bytes, etag: `"${name}"` };
  if (!isTextual(type) || bytes.length < WORTH_BYTES) return { type, identity, br: null, gzip: null };
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, gz] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes)]);
  const smaller = (encoding: Encoding, packed: Buffer): Content | null =>
    packed.length < bytes.length ? { encoding, bytes: packed, etag: `"${name}-${encoding}"` } : null;
  return { type, identity, br: smaller('br', br), gzip: smaller('gzip', gz) };
}

/** Headers and the like beside the bytes. */
const OVERHEAD_BYTES = 500;

function bytesOf({ identity, br, gzip: gz }: CachedFile): number {
  return OVERHEAD_BYTES + identity.bytes.length + (br?.bytes.length ?? 0) + (gz?.bytes.length ?? 0);
}

export class ContentCache {
  private readonly kept: LRUCache<string, CachedFile>;
  private readonly loading = new Map<string, Promise<CachedFile>>();

  constructor(
    private readonly read: (hash: string) => Promise<Buffer>,
    maxBytes: number = HOSTING.cacheBytes,
  ) {
    this.kept = new LRUCache({ maxSize: maxBytes, maxEntrySize: Math.ceil(maxBytes / 4), sizeCalculation: bytesOf });
  }

  /** Once for all who ask at the same time. @throws what the store says. */
  get(entry: ManifestEntry): CachedFile | Promise<CachedFile> {
    // Equal bytes may be of two types in two sites.
    const key = `${entry.hash} ${entry.type}`;
    return this.kept.get(key) ?? this.loading.get(key) ?? this.load(key, entry);
  }

  private load(key: string, entry: ManifestEntry): Promise<CachedFile> {
    const loading = this.loadNow(key, entry);
    this.loading.set(key, loading);
    return loading;
  }

  private async loadNow(key: string, entry: ManifestEntry): Promise<CachedFile> {
    try {
      const file = await load(this.read, entry);
      this.kept.set(key, file);
      return file;
    } finally {
      this.loading.delete(key);
    }
  }
}

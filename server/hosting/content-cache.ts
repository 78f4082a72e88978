/** The bytes of sites in memory, bounded, in the requested encodings. */
import { LRUCache } from 'lru-cache';
import { HOSTING } from '#core/limits/limits.js';
import type { Coding } from '#platform/http/negotiation.js';

/** The key and the like beside the bytes. */
const OVERHEAD_BYTES = 500;

export class ContentCache {
  private readonly kept: LRUCache<string, Buffer>;
  private readonly loading = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly read: (hash: string, coding: Coding) => Promise<Buffer>,
    maxBytes: number = HOSTING.cacheBytes,
  ) {
    const sizeCalculation = (bytes: Buffer): number => OVERHEAD_BYTES + bytes.length;
    this.kept = new LRUCache({ maxSize: maxBytes, maxEntrySize: Math.ceil(maxBytes / 4), sizeCalculation });
  }

  /** Once for all concurrent callers. @throws the store's error. */
  get(hash: string, coding: Coding): Buffer | Promise<Buffer> {
    const key = `${hash} ${coding}`;
    return this.kept.get(key) ?? this.loading.get(key) ?? this.load(key, hash, coding);
  }

  private load(key: string, hash: string, coding: Coding): Promise<Buffer> {
    const loading = this.loadNow(key, hash, coding);
    this.loading.set(key, loading);
    return loading;
  }

  private async loadNow(key: string, hash: string, coding: Coding): Promise<Buffer> {
    try {
      const bytes = await this.read(hash, coding);
      this.kept.set(key, bytes);
      return bytes;
    } finally {
      this.loading.delete(key);
    }
  }
}

import { contentHash } from './assets.js';
import type { ReleaseFile } from './release-file.js';

/** A file of a release by its content: equal hashes are equal bytes. */
export interface ManifestEntry {
  readonly path: string;
  readonly type: string;
  /** SHA-256 of the bytes, hexadecimal. */
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
}

/** What a release consists of, in the order of its files. */
export async function manifestOf(files: readonly ReleaseFile[]): Promise<ManifestEntry[]> {
  return Promise.all(
    files.map(async ({ path, type, bytes }) => ({ path, type, sha256: await contentHash(bytes), size: bytes.length })),
  );
}

/** What a release consists of: each path with the hash under which the content store keeps its bytes. */
import { createHash } from 'node:crypto';
import type { ReleaseFile } from '../../../sitekit/build/release-file.js';
import { SITE_BUILD } from '../../../core/limits.js';

export interface ManifestEntry {
  /** SHA-256, hexadecimal. */
  readonly hash: string;
  /** Bytes. */
  readonly size: number;
  /** Media type, with its charset where it is text. */
  readonly type: string;
}

/** By path, relative and percent-decoded. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

export interface DescribedRelease {
  readonly manifest: Manifest;
  readonly digest: string;
  readonly totalFiles: number;
  readonly totalBytes: number;
}

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Letters of any script, and nothing that climbs, hides or ends a line. */
const PATH = /^(?!.*(?:^|\/)\.)[^\\/\p{Cc}\p{Zl}\p{Zp}]+(?:\/[^\\/\p{Cc}\p{Zl}\p{Zp}]+)*$/u;
const LONGEST_PATH = 300;

/** @throws Error for files that are no release: a fault of whoever made them. */
export function describeRelease(files: readonly ReleaseFile[]): DescribedRelease {
  const entries = files.map(({ path, type, bytes }) => {
    if (!PATH.test(path) || path.length > LONGEST_PATH) throw new Error(`not a path of a release: ${path}`);
    return [path, { hash: sha256(bytes), size: bytes.length, type }] as const;
  });
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  const manifest = Object.fromEntries(entries);
  const totalFiles = Object.keys(manifest).length;
  const totalBytes = entries.reduce((sum, [, { size }]) => sum + size, 0);
  if (totalFiles !== files.length) throw new Error('a path stands twice in a release');
  if (!Object.hasOwn(manifest, 'index.html')) throw new Error('a release has no index.html');
  if (totalFiles > SITE_BUILD.files || totalBytes > SITE_BUILD.bytes)
    throw new Error(`a release of ${totalFiles} files and ${totalBytes} bytes is too large`);
  return { manifest, digest: sha256(JSON.stringify(entries)), totalFiles, totalBytes };
}

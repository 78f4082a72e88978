/** The files of a release: each path with the hash under which the content store keeps its bytes. */
import { createHash } from 'node:crypto';
import type { ReleaseFile } from '#sitekit/build/release-file.js';
import { SITE_BUILD } from '#core/limits/limits.js';

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
  /** The sources that it was built from, in the same form. Not served. */
  readonly source: Manifest;
  readonly digest: string;
  readonly totalFiles: number;
  readonly totalBytes: number;
}

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Letters of any script, and nothing that climbs, hides or ends a line. */
const PATH = /^(?!.*(?:^|\/)\.)[^\\/\p{Cc}\p{Zl}\p{Zp}]+(?:\/[^\\/\p{Cc}\p{Zl}\p{Zp}]+)*$/u;
const LONGEST_PATH = 300;

export function isReleasePath(path: string): boolean {
  return path.length <= LONGEST_PATH && PATH.test(path);
}

function entriesOf(files: readonly ReleaseFile[]): (readonly [string, ManifestEntry])[] {
  const entries = files.map(({ path, type, bytes }) => {
    if (!isReleasePath(path)) throw new Error(`not a path of a release: ${path}`);
    return [path, { hash: sha256(bytes), size: bytes.length, type }] as const;
  });
  if (new Set(entries.map(([path]) => path)).size !== files.length) throw new Error('a path stands twice in a release');
  return entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** In the order of the paths. @throws Error for paths that are not allowed, and for duplicates. */
export function manifestOfFiles(files: readonly ReleaseFile[]): Manifest {
  return Object.fromEntries(entriesOf(files));
}

export const totalBytesOf = (manifest: Manifest): number =>
  Object.values(manifest).reduce((sum, { size }) => sum + size, 0);

/**
 * `source` is what the release was built from; releases of equal files and equal sources have equal digests.
 * @throws Error for files that are no release: a fault of the caller.
 */
export function describeRelease(files: readonly ReleaseFile[], source: Manifest = {}): DescribedRelease {
  return describeManifest(manifestOfFiles(files), source);
}

/** @throws Error as `describeRelease`. */
export function describeManifest(manifest: Manifest, source: Manifest = {}): DescribedRelease {
  const totalFiles = Object.keys(manifest).length;
  const totalBytes = totalBytesOf(manifest);
  if (!Object.hasOwn(manifest, 'index.html')) throw new Error('a release has no index.html');
  if (totalFiles > SITE_BUILD.files || totalBytes > SITE_BUILD.bytes)
    throw new Error(`a release of ${totalFiles} files and ${totalBytes} bytes is too large`);
  const both = Object.keys(source).length === 0 ? [inOrder(manifest)] : [inOrder(manifest), inOrder(source)];
  return { manifest, source, digest: sha256(JSON.stringify(both.flat())), totalFiles, totalBytes };
}

/** However the manifest came here: a database keeps its names in another order. */
function inOrder(manifest: Manifest): unknown[] {
  const entries = Object.entries(manifest).map(([path, { hash, size, type }]) => [path, { hash, size, type }] as const);
  return entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** In SQL, the hashes that a release names: as the index `releases_content` holds them. */
export const NAMED = `(jsonb_path_query_array(manifest, '$.*."hash"') || jsonb_path_query_array(source, '$.*."hash"'))`;

/** Those that a manifest names: as the indexes `release_candidates_content` and `site_backups_content` hold them. */
export const NAMED_BY_MANIFEST = `(jsonb_path_query_array(manifest, '$.*."hash"'))`;

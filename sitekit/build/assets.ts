/** Files under names made of their content, so that a name never means other bytes. */
import type { PictureSet } from '../picture-set.js';
import type { ReleaseFile } from './release-file.js';
import type { BuiltPicture, PictureFile, PictureFormat } from './site-input.js';

/** SHA-256 in hexadecimal. */
export async function contentHash(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Long enough that no two files of a site ever share a name. */
const HASH_LETTERS = 16;

/** `assets/<name>.<hash>.<extension>`, to be served for ever. */
export async function hashedFile(
  name: string,
  extension: string,
  type: string,
  bytes: Uint8Array,
): Promise<ReleaseFile> {
  const hash = (await contentHash(bytes)).slice(0, HASH_LETTERS);
  return { path: `assets/${name}.${hash}.${extension}`, type, bytes };
}

const EXTENSIONS: Record<PictureFormat, string> = { webp: 'webp', jpeg: 'jpg', png: 'png' };

async function pictureFile({ format, width, bytes }: PictureFile): Promise<ReleaseFile> {
  return hashedFile(`picture-${width}`, EXTENSIONS[format], `image/${format}`, bytes);
}

export interface Assets {
  readonly files: readonly ReleaseFile[];
  /** By reference; paths are relative to the site's root. */
  readonly sets: ReadonlyMap<string, PictureSet>;
}

/** The files of all pictures, and how pages show them. @throws RangeError for a picture without both formats. */
export async function pictureAssets(pictures: ReadonlyMap<string, BuiltPicture>): Promise<Assets> {
  const files: ReleaseFile[] = [];
  const sets = new Map<string, PictureSet>();
  for (const [reference, { width, height, files: sizes }] of pictures) {
    const ordered = sizes.toSorted((a, b) => a.width - b.width);
    const made = await Promise.all(
      ordered.map(async (size) => ({ format: size.format, width: size.width, file: await pictureFile(size) })),
    );
    const sources = made.map(({ format, width: px, file }) => ({ format, width: px, address: file.path }));
    const webp = sources.filter(({ format }) => format === 'webp').map(withoutFormat);
    const fallback = sources.filter(({ format }) => format !== 'webp').map(withoutFormat);
    if (webp.length === 0 || fallback.length === 0) throw new RangeError(`Picture ${reference} has no sizes.`);
    sets.set(reference, { width, height, webp, fallback });
    files.push(...made.map(({ file }) => file));
  }
  return { files, sets };
}

const withoutFormat = ({ address, width }: { address: string; width: number }) => ({ address, width });

/** The same sizes from the site's root, for a page that is shown at any address. */
export function fromRoot(set: PictureSet): PictureSet {
  const rooted = ({ address, width }: { address: string; width: number }) => ({ address: `/${address}`, width });
  return { ...set, webp: set.webp.map(rooted), fallback: set.fallback.map(rooted) };
}

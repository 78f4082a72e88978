/** The names files are kept under, the same for every store: what the disk could misread, no store takes. */

const MAX_KEY = 400;

/** Segments start with a letter or digit: no `..`, no hidden file, nothing that needs escaping in an address. */
const KEY = /^[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;

export const DEFAULT_MIME = 'application/octet-stream';

/** @throws RangeError for a key that could leave its folder or bucket, or hide in it. */
export function checkedKey(key: string): string {
  if (key.length > MAX_KEY || !KEY.test(key))
    throw new RangeError(`not a file key: ${JSON.stringify(key.slice(0, MAX_KEY))}`);
  return key;
}

/** The file of a release for a path. */

/** Encoded, these would make one path look like another. */
const ENCODED_SIGNS = /%(?:2f|5c|00)/i;
const CONTROL = /[\\\p{Cc}]/u;

/**
 * The path of a request as in a manifest: relative and percent-decoded, `index.html` for a folder. Null for paths that
 * no manifest contains, such as one with `..`, a hidden one, or one that is not encoded as UTF-8.
 */
export function manifestPath(target: string): string | null {
  const [encoded = ''] = target.split(/[?#]/, 1);
  if (!encoded.startsWith('/') || ENCODED_SIGNS.test(encoded)) return null;
  const path = decoded(encoded.slice(1));
  if (path === null || CONTROL.test(path)) return null;
  const whole = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  return whole.split('/').some((name) => name === '' || name.startsWith('.')) ? null : whole;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

const FIRST_OF_FOLDER = /(?:^|\/)index\.html$/;

/**
 * The files that a path of `manifestPath` may mean beside the one of this very name, in the order in which they are
 * looked for: the page without its ending or as a folder, and all of that in lower case, as our addresses are.
 */
export function otherSpellings(path: string): readonly string[] {
  const lower = path.toLowerCase();
  const spellings = lower === path ? pagesOf(path) : [...pagesOf(path), lower, ...pagesOf(lower)];
  return spellings.filter((each) => each !== path);
}

function pagesOf(path: string): readonly string[] {
  const name = path.replace(/(?:\/index)?\.html$/, '').replace(/(?:^|\/)index$/, '');
  if (name === '') return ['index.html'];
  return name.includes('.') ? [] : [`${name}.html`, `${name}/index.html`];
}

/** The path at which a file of a release has its one address, encoded: a folder for its first page. */
export function addressOfFile(path: string): string {
  const written = path.replace(FIRST_OF_FOLDER, (found) => (found.startsWith('/') ? '/' : ''));
  return `/${encodeURI(written)}`;
}

/** A decoded path with the place on its page, if any, as an address with this query. */
export function addressOfPath(path: string, query: string): string {
  const [page = '', place] = encodeURI(path).split('#', 2);
  return page + query + (place === undefined ? '' : `#${place}`);
}

/** Whether the first page of a folder is requested by its file's name instead of the folder. */
export function namesIndex(target: string, path: string): boolean {
  return FIRST_OF_FOLDER.test(path) && !(target.split(/[?#]/, 1)[0] ?? '').endsWith('/');
}

/** The query of a request with its question mark; empty where there is none. */
export function queryOf(target: string): string {
  const at = target.indexOf('?');
  return at === -1 ? '' : target.slice(at);
}

/** Its name holds a hash of its content: what it holds never changes. Pages are named by people, digits and all. */
export function isHashed(path: string): boolean {
  return /(?:^|\/)[^/]*[.-][0-9a-f]{8,64}\.(?!html?$)\w+$/.test(path);
}

/** The slug of the page at a path of `manifestPath`, with or without an ending; null for what is no page. */
export function slugIn(path: string): string | null {
  const slug = path.replace(/(?:\.html|\/index\.html)$/, '');
  return /[./]/.test(slug) ? null : slug;
}

/** The absolute form of a request contains the host, too; that it equals the Host header was checked before. */
export function pathOf(target: string): string {
  return target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
}

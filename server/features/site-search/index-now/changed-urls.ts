/** Which addresses of a site search engines have to read again. Pure. */
import { INDEX_NOW } from '#core/sites/index-now.js';
import { PRIVACY_FILE } from '#core/sites/privacy-page.js';
import { FORM_PATH } from '#core/sites/site-forms.js';
import type { Manifest } from '#features/sites/index.js';

/** The pages of a site at one time. */
export interface SitePages {
  /** Absolute, without a slash at its end. */
  readonly address: string;
  /** The hash of each page, by its path in the release. */
  readonly pages: Readonly<Record<string, string>>;
}

const PAGE = /\.html?$/;
const UNLISTED = ['404.html', PRIVACY_FILE];
/** The kept letters of a SHA-256: enough to tell two contents of one page apart. */
const HASH_LETTERS = 16;

/** Without the pages that no search engine is to list: for what is missing, about privacy, and answers to forms. */
export function sitePages(address: string, manifest: Manifest): SitePages {
  const listed = Object.entries(manifest).filter(
    ([path]) => PAGE.test(path) && !UNLISTED.includes(path) && !path.startsWith(FORM_PATH.slice(1)),
  );
  return { address, pages: Object.fromEntries(listed.map(([path, { hash }]) => [path, hash.slice(0, HASH_LETTERS)])) };
}

const urlOf = (address: string, path: string): string =>
  `${address}/${path === 'index.html' ? '' : path.split('/').map(encodeURIComponent).join('/')}`;

/**
 * New and changed pages, then those that are gone or moved; all pages at an address that is new. Addresses of another
 * host cannot be submitted with these.
 */
export function changedUrls(sent: SitePages | null, now: SitePages): readonly string[] {
  const known = sent?.address === now.address ? sent.pages : {};
  const changed = Object.keys(now.pages).filter((path) => known[path] !== now.pages[path]);
  const gone = Object.keys(known).filter((path) => !Object.hasOwn(now.pages, path));
  return [...changed.toSorted(), ...gone.toSorted()].slice(0, INDEX_NOW.urls).map((path) => urlOf(now.address, path));
}

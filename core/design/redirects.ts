/**
 * The owner's own redirects: old paths of the site that lead to others of it. Read into paths and never kept as
 * addresses, so that they cannot lead to another host. Pure, without the schemas.
 */
import { ltr } from '../text/bidi.js';
import { normalizePersian, toPersianDigits } from '../text/digits.js';

/** Redirects of a site, and characters of a path. */
export const REDIRECTS = { most: 200, path: 200 } as const;

export interface SiteRedirect {
  /** A path as people read it, decoded: `/درباره-ما`. */
  readonly from: string;
  /** A path in the same form, and behind it, if any, a place on the page: `/#contact`. */
  readonly to: string;
}

export type ReadPath = { readonly value: string } | { readonly fault: string };

const FAULTS = {
  long: `آدرس حداکثر ${toPersianDigits(REDIRECTS.path)} کاراکتر باشد.`,
  host: `فقط بخش بعد از نام دامنه را بنویسید؛ مثل ${ltr('/about')}.`,
  path: `این آدرس درست نیست؛ آن را بدون فاصله و علامت ${ltr('?')} بنویسید، مثل ${ltr('/about')}.`,
  reserved: 'این آدرس برای خود سایت رزرو شده است.',
  index: 'برای صفحهٔ اصلی نمی‌توان آدرس جدید گذاشت.',
} as const;

/** Encoded, these would make one path look like another. */
const ENCODED_SIGNS = /%(?:2f|5c|00)/i;
/** Nothing unseen but ZWNJ, which Persian words have; nothing that ends a path or that browsers change. */
const UNFIT = /[\s\p{Cc}\p{Cs}\p{Zl}\p{Zp}\\?#%"<>^`{|}]|(?!\u200c)\p{Cf}/u;
const PLACE = /^[\p{L}\p{N}_-]{1,60}$/u;

function decoded(typed: string): string | null {
  if (ENCODED_SIGNS.test(typed)) return null;
  try {
    return decodeURIComponent(typed);
  } catch {
    return null;
  }
}

function readPath(typed: string): ReadPath {
  if (typed.length > 3 * REDIRECTS.path) return { fault: FAULTS.long };
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(typed)) return { fault: FAULTS.host };
  const path = decoded(typed.startsWith('/') ? typed : `/${typed}`);
  if (path === null) return { fault: FAULTS.path };
  const value = normalizePersian(path);
  if (value.length > REDIRECTS.path) return { fault: FAULTS.long };
  const names = value.replace(/\/$/, '').split('/').slice(1);
  const isPath = !UNFIT.test(value) && names.every((name) => name !== '' && !name.startsWith('.'));
  return isPath || value === '/' ? { value } : { fault: FAULTS.path };
}

/** The old path that was typed, as it is stored. */
export function readOldPath(typed: string): ReadPath {
  const read = readPath(typed.trim());
  if (!('value' in read)) return read;
  if (redirectKey(read.value) === '') return { fault: FAULTS.index };
  return read.value.startsWith('/_') ? { fault: FAULTS.reserved } : read;
}

/** The path that it leads to, as it is stored. */
export function readNewPath(typed: string): ReadPath {
  const text = typed.trim();
  const at = text.indexOf('#');
  if (at === -1) return readPath(text);
  const read = readPath(text.slice(0, at));
  if (!('value' in read)) return read;
  const place = normalizePersian(decoded(text.slice(at + 1)) ?? '');
  return PLACE.test(place) ? { value: `${read.value}#${place}` } : { fault: FAULTS.path };
}

/** The key of a page's address, the same for each spelling of it: `/About`, `/about/` and `/about.html`. */
export function redirectKey(path: string): string {
  const [page = ''] = path.toLowerCase().split('#', 1);
  const name = page.replace(/^\/|\/$/g, '').replace(/(?:(?:^|\/)index)?\.html$/, '');
  return name === 'index' ? '' : name;
}

export type RedirectTable = ReadonlyMap<string, string>;

export const redirectTable = (redirects: readonly SiteRedirect[]): RedirectTable =>
  new Map(redirects.map(({ from, to }) => [redirectKey(from), to]));

/**
 * Where a path leads that is no page, past all redirects on the way; null where no redirect begins there. A page wins:
 * the way ends where `isPage` says that there is one.
 */
export function redirectedTo(table: RedirectTable, path: string, isPage: (path: string) => boolean): string | null {
  const met = new Set<string>();
  let [at, found] = [path, null as string | null];
  for (;;) {
    const key = redirectKey(at);
    const next = table.get(key);
    if (next === undefined) return found;
    // A circle cannot be stored.
    if (met.has(key)) return null;
    met.add(key);
    [at, found] = [next, next];
    if (isPage(next)) return next;
  }
}

export type RedirectFault = 'twice' | 'circle';

export const REDIRECT_FAULT_TEXTS: Readonly<Record<RedirectFault, string>> = {
  twice: 'این آدرس قدیمی یک بار دیگر هم در فهرست هست.',
  circle: 'این آدرس‌ها به هم برمی‌گردند و به صفحه‌ای نمی‌رسند.',
};

/** The faults of a list of readable redirects, by their places in it. */
export function redirectFaults(redirects: readonly SiteRedirect[]): ReadonlyMap<number, RedirectFault> {
  const faults = new Map<number, RedirectFault>();
  const table = redirectTable(redirects);
  const known = new Set<string>();
  for (const [at, { from }] of redirects.entries()) {
    const key = redirectKey(from);
    if (known.has(key)) faults.set(at, 'twice');
    else if (redirectedTo(table, from, () => false) === null) faults.set(at, 'circle');
    known.add(key);
  }
  return faults;
}

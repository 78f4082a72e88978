/** Where a request leads that no file of a site answers: by the owner's redirects, or to a page that has moved. */
import { redirectedTo } from '#core/design/redirects.js';
import type { HostedSite, PageMoves } from '#features/sites/index.js';
import type { Files, SiteDirectory } from './site-directory.js';
import { addressOfFile, addressOfPath, manifestPath, otherSpellings, queryOf, slugIn } from './site-path.js';

/**
 * The path and query to redirect to; null where neither leads anywhere. What the owner has said comes before an address
 * that a page had. It is the page's one address, so that a visitor is redirected once. `requested` is of
 * `manifestPath`, `target` the request's own. @throws the error of the database.
 */
export async function movedPage(
  directory: SiteDirectory,
  site: HostedSite,
  { requested, target, files }: { readonly requested: string; readonly target: string; readonly files: Files },
): Promise<string | null> {
  const moves = await directory.pageMoves(site);
  const to = redirectedTo(moves.redirects, `/${requested}`, (path) => fileOf(files, path) !== null);
  const query = queryOf(target);
  if (to === null) {
    const moved = fileBefore(files, moves, requested);
    return moved && addressOfFile(moved) + query;
  }
  const file = fileOf(files, to) ?? fileBefore(files, moves, nameOf(to));
  return file === null ? addressOfPath(to, query) : addressOfFile(file) + addressOfPath(placeOf(to), query);
}

/** A path that an owner has written, as one of `manifestPath`. */
const nameOf = (path: string): string | null => manifestPath(encodeURI(path));

/** The place on the page that the path names, `#contact`; empty where it names none. */
const placeOf = (path: string): string => /#.*$/.exec(path)?.[0] ?? '';

/** The file that answers a path that an owner has written, under its name or another spelling of it. */
function fileOf(files: Files, path: string): string | null {
  const name = nameOf(path);
  return name === null ? null : ([name, ...otherSpellings(name)].find((each) => files.has(each)) ?? null);
}

/** The file of the page that had a path of `manifestPath` before. */
function fileBefore(files: Files, moves: PageMoves, path: string | null): string | null {
  const slug = path === null ? null : slugIn(path);
  const file = slug === null ? undefined : (moves.files.get(slug) ?? moves.files.get(slug.toLowerCase()));
  return file !== undefined && files.has(file) ? file : null;
}

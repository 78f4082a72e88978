/** Where a request leads that no file of a site answers: by the owner's redirects, or to a page that has moved. */
import { redirectedTo } from '#core/design/redirects.js';
import type { HostedSite } from '#features/sites/index.js';
import type { Files, SiteDirectory } from './site-directory.js';
import { addressOfFile, addressOfPath, manifestPath, otherSpellings, queryOf, slugIn } from './site-path.js';

/**
 * The path and query to redirect to; null where neither leads anywhere. What the owner has said comes before an address
 * that a page had. `requested` is of `manifestPath`, `target` the request's own. @throws the error of the database.
 */
export async function movedPage(
  directory: SiteDirectory,
  site: HostedSite,
  { requested, target, files }: { readonly requested: string; readonly target: string; readonly files: Files },
): Promise<string | null> {
  const moves = await directory.pageMoves(site);
  const to = redirectedTo(moves.redirects, `/${requested}`, (path) => isFile(files, path));
  if (to !== null) return addressOfPath(to, queryOf(target));
  const slug = slugIn(requested);
  const file = slug === null ? undefined : (moves.files.get(slug) ?? moves.files.get(slug.toLowerCase()));
  if (file === undefined || !files.has(file)) return null;
  return addressOfFile(file) + queryOf(target);
}

/** Whether a path that an owner has written is answered by a file, under its name or another spelling of it. */
function isFile(files: Files, path: string): boolean {
  const [page = ''] = path.split('#', 1);
  const name = manifestPath(encodeURI(page));
  return name !== null && [name, ...otherSpellings(name)].some((each) => files.has(each));
}

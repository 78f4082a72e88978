/** Where a page is now that is requested under an address which it had before. */
import type { HostedSite } from '#features/sites/index.js';
import type { Files, SiteDirectory } from './site-directory.js';
import { addressOfFile, queryOf, slugIn } from './site-path.js';

/**
 * The path and query to redirect to; null where no page of the live release had the address. `asked` is of
 * `manifestPath`, `target` the request's own. @throws the error of the database.
 */
export async function movedPage(
  directory: SiteDirectory,
  site: HostedSite,
  { requested, target, files }: { readonly requested: string; readonly target: string; readonly files: Files },
): Promise<string | null> {
  const slug = slugIn(requested);
  if (slug === null) return null;
  const moves = await directory.pageMoves(site);
  const file = moves.get(slug) ?? moves.get(slug.toLowerCase());
  if (file === undefined || !files.has(file)) return null;
  return addressOfFile(file) + queryOf(target);
}

/** Where a page is now that is requested under an address which it had before. */
import type { HostedSite } from '../features/sites/index.js';
import type { Files, SiteDirectory } from './site-directory.js';
import { slugIn } from './site-path.js';

/** With its question mark; empty where there is none. */
function queryOf(target: string): string {
  const at = target.indexOf('?');
  return at === -1 ? '' : target.slice(at);
}

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
  const file = (await directory.pageMoves(site)).get(slug);
  if (file === undefined || !files.has(file)) return null;
  return `/${file === 'index.html' ? '' : encodeURI(file)}${queryOf(target)}`;
}

/** The file that proves submissions of addresses to search engines (IndexNow): `/<key>.txt`. */
import type { HostedSite } from '#features/sites/index.js';
import { REVALIDATED } from './file-answer.js';
import type { Page } from './pages.js';

/** `asked` is of `manifestPath`. Null for every other path, and where the owner of the site does not want it. */
export function keyFile({ indexNowKey }: HostedSite, asked: string | null): Page | null {
  if (indexNowKey === null || asked !== `${indexNowKey}.txt`) return null;
  const body = Buffer.from(indexNowKey);
  const type = ['content-type', 'text/plain; charset=utf-8'];
  return { status: 200, headers: [...type, 'cache-control', REVALIDATED, 'content-length', String(body.length)], body };
}

/** From what a customer typed for a link to an address fit for `href`. */
import type { PageInput } from './page-parts.js';
import { pageFile } from './page-files.js';

const OUTSIDE = /^(https?:\/\/[^\s"<>]+\.[^\s"<>]+|mailto:[^\s"<>@]+@[^\s"<>@]+|tel:\+?[\d-]{3,20}|#[\w-]{1,60})$/i;
const PAGE = 'page:';

/** Null for anything but the web, mail, the telephone, a place on the page, or `page:<id>` of a page there is. */
export function linkAddress(stored: string, pages: readonly Pick<PageInput, 'id'>[]): string | null {
  if (!stored.startsWith(PAGE)) return OUTSIDE.test(stored) ? stored : null;
  const id = stored.slice(PAGE.length);
  return pages.some((page) => page.id === id) ? pageFile(pages, id) : null;
}

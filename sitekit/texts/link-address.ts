/** From the stored target of a link to an address fit for `href`. */
import { linkTarget, sectionOfLink } from '#core/sections/link-target.js';
import { pageFile, type NamedPage } from '../page/page-files.js';
import type { PageInput } from '../page/page-parts.js';

/** A page that links can lead to; without its sections, to itself alone. */
type LinkedPage = NamedPage & Partial<Pick<PageInput, 'sections'>>;

export interface LinkPlaces<Page extends LinkedPage = LinkedPage> {
  readonly pages: readonly Page[];
  /** The page that the link is on. */
  readonly pageId?: string | undefined;
  /** The address of an uploaded file (`file:<id>`); null where it is gone. Left out, none is there. */
  readonly fileAddress?: ((link: string) => string | null) | undefined;
  /** The id of a section's element as its page is drawn; null where it is not drawn. Left out, none is. */
  readonly anchorOf?: ((page: Page, sectionId: string) => string | null) | undefined;
}

/** Null for what is no link, and for a page or section that is gone or not drawn: the usual address counts there. */
export function linkAddress<Page extends LinkedPage>(stored: string, places: LinkPlaces<Page>): string | null {
  const target = linkTarget(stored);
  if (target === null) return null;
  switch (target.kind) {
    case 'page':
      return places.pages.some(({ id }) => id === target.to) ? pageFile(places.pages, target.to) : null;
    case 'file':
      return places.fileAddress?.(stored) ?? null;
    case 'section':
      return sectionAddress(target.to, places);
    default:
      return target.to;
  }
}

function sectionAddress<Page extends LinkedPage>(to: string, { pages, pageId, anchorOf }: LinkPlaces<Page>) {
  const whole = pages.filter((page): page is Page & Pick<PageInput, 'sections'> => page.sections !== undefined);
  const found = sectionOfLink(to, whole);
  const anchor = found && anchorOf?.(found.page, found.sectionId);
  if (!anchor) return null;
  return found.page.id === pageId ? `#${anchor}` : `${pageFile(pages, found.page.id)}#${anchor}`;
}

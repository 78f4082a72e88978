import { pageParts, type DrawnSite, type PageInput } from './page-parts.js';

/**
 * Finds the id of a section's element on any page of a site. The parts of a page are made once, when they are first
 * asked for. The kits of the page must be loaded; `prefix` stands before the ids of the page `pageId` alone.
 */
export function sectionAnchors(site: DrawnSite, pageId?: string, prefix = '') {
  const known = new Map<PageInput, ReadonlyMap<string, string>>();
  const anchorsOf = (page: PageInput): ReadonlyMap<string, string> => {
    const found = known.get(page) ?? anchorsBySection(page, site, page.id === pageId ? prefix : '');
    known.set(page, found);
    return found;
  };
  return (page: PageInput, sectionId: string): string | null => anchorsOf(page).get(sectionId) ?? null;
}

/** The first part of a full page stands for the whole. */
function anchorsBySection(page: PageInput, site: DrawnSite, prefix: string): ReadonlyMap<string, string> {
  const anchors = new Map<string, string>();
  for (const { key, anchorId } of pageParts(page.sections, site, prefix)) {
    const sectionId = key.slice(0, key.lastIndexOf('/'));
    if (!anchors.has(sectionId)) anchors.set(sectionId, anchorId);
  }
  return anchors;
}

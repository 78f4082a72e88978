/**
 * Copies of sections. Apart from the edits, so that what only opens a draft does not load them. Pure; ids are made by
 * the caller.
 */
import type { Design, DesignSection } from '#core/design/design.js';
import { linkTarget, sectionLink, sectionOfLink } from '#core/sections/link-target.js';
import { mapSectionLinks } from '#core/sections/section-links.js';

/**
 * Copies for a page, under ids of their own. A link to a section that is copied as well leads to the copy; one to a
 * page or section that the design lacks is left out, since the sections may come from another site. The word in the
 * address stays with the section that was copied.
 */
export function copiesOf(
  sections: readonly DesignSection[],
  { pages }: Pick<Design, 'pages'>,
  pageId: string,
  newId: () => string,
): DesignSection[] {
  const ids = new Map(sections.map(({ id }) => [id, newId()] as const));
  const led = (link: string): string | null => {
    const target = linkTarget(link);
    if (target?.kind === 'page') return pages.some(({ id }) => id === target.to) ? link : null;
    if (target?.kind !== 'section') return link;
    const copied = [...ids].find(([id]) => target.to.endsWith(`/${id}`));
    if (copied) return sectionLink(pageId, copied[1]);
    return sectionOfLink(target.to, pages) ? link : null;
  };
  return sections.map(({ anchor: _, ...section }) => ({
    ...section,
    id: ids.get(section.id) ?? section.id,
    customData: mapSectionLinks(section.customData, led),
  }));
}

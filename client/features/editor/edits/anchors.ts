/** The owner's words for sections in the addresses of pages: no two sections of a page have the same one. Pure. */
import type { Design, DesignSection } from '#core/design/design.js';
import { allSections } from '#core/design/shared-sections.js';

/** The page that a section is on; null for a shared one, which is on all of them. */
type PageId = string | null;

export const pageOfSection = ({ pages }: Design, sectionId: string): PageId =>
  pages.find(({ sections }) => sections.some(({ id }) => id === sectionId))?.id ?? null;

/** Whether another section of its page, or a shared one, has the word. A shared section is on every page. */
export function isAnchorTwice({ pages, shared }: Design, pageId: PageId, sectionId: string, anchor: string): boolean {
  const beside = allSections({ pages: pages.filter(({ id }) => pageId === null || id === pageId), shared });
  return beside.some((other) => other.id !== sectionId && other.anchor === anchor);
}

/** A section that comes to a page, without its word where another section has it there. */
export function withFreeAnchor(design: Design, pageId: PageId, section: DesignSection): DesignSection {
  const { anchor, ...rest } = section;
  return anchor !== undefined && isAnchorTwice(design, pageId, section.id, anchor) ? rest : section;
}

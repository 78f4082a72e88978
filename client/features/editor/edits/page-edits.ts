/** Edits of the pages of a design as pure functions (specification 1 §4 "Wizard"). */
import type { Design, DesignPage, DesignSection } from '#core/design/design.js';
import { CANVAS, DESIGN, SEO } from '#core/limits/limits.js';
import { sectionLink } from '#core/sections/link-target.js';
import { mapSectionLinks } from '#core/sections/section-links.js';
import { wizardNames } from '../messages/names.messages.js';
import { withFreeAnchor } from './anchors.js';
import { insertAt, moved, onPage, stillRemoved } from './design-parts.js';

/** Named «صفحه n», 1200 by 800, shown at once. The name takes the next free number. */
export function addPage(design: Design, id: string): Design {
  if (design.pages.length >= DESIGN.maxPages) return design;
  const names = new Set(design.pages.map((page) => page.name));
  let number = design.pages.length + 1;
  while (names.has(wizardNames.pageName(number))) number += 1;
  const page: DesignPage = {
    id,
    name: wizardNames.pageName(number),
    sections: [],
    canvasDimensions: { width: CANVAS.width.default, height: CANVAS.height.default },
  };
  return { ...design, pages: [...design.pages, page], currentPageId: id };
}

/** A copy beside the page, with the same sections under ids of their own; it is shown at once. */
export function duplicatePage(design: Design, pageId: string, id: string): Design {
  const index = design.pages.findIndex((page) => page.id === pageId);
  const page = design.pages[index];
  if (page === undefined || design.pages.length >= DESIGN.maxPages) return design;
  const names = new Set(design.pages.map((each) => each.name));
  const base = page.name.slice(0, 60);
  let number = 1;
  while (names.has(wizardNames.copyName(base, number))) number += 1;
  const sections = page.sections.map((section, order) => copyOf(section, `${id}-${order}`, page, id));
  const copy = { ...page, ...withoutSlug(page), id, name: wizardNames.copyName(base, number), sections };
  return { ...design, pages: insertAt(design.pages, index + 1, copy), currentPageId: id };
}

/** The copy of a section; its links to sections of the copied page, in texts too, lead to their copies. */
function copyOf(section: DesignSection, id: string, page: DesignPage, pageId: string): DesignSection {
  const copies = new Map(
    page.sections.map((each, order) => [sectionLink(page.id, each.id), sectionLink(pageId, `${pageId}-${order}`)]),
  );
  return { ...section, id, customData: mapSectionLinks(section.customData, (link) => copies.get(link) ?? link) };
}

/** Two pages cannot have one address: the copy gets its own from its name. */
function withoutSlug({ seo }: DesignPage): Pick<DesignPage, 'seo'> {
  if (!seo) return {};
  const { slug: _, ...rest } = seo;
  return { seo: rest };
}

/** An empty name changes nothing. */
export function renamePage(design: Design, pageId: string, name: string): Design {
  const trimmed = name.trim().slice(0, 80);
  if (trimmed === '') return design;
  return onPage(design, pageId, (page) => ({ ...page, name: trimmed }));
}

/** The last page stays. The neighbour of a removed current page is shown. */
export function removePage(design: Design, pageId: string): Design {
  const index = design.pages.findIndex((page) => page.id === pageId);
  if (index < 0 || design.pages.length === 1) return design;
  const pages = design.pages.filter((page) => page.id !== pageId);
  const neighbour = pages[Math.max(0, index - 1)];
  const currentPageId = design.currentPageId === pageId && neighbour ? neighbour.id : design.currentPageId;
  return { ...design, pages, currentPageId };
}

export function restorePage(design: Design, page: DesignPage, index: number): Design {
  if (design.pages.some((each) => each.id === page.id) || design.pages.length >= DESIGN.maxPages) return design;
  const sections = stillRemoved(design, page.sections).map((section) => withFreeAnchor(design, page.id, section));
  return { ...design, pages: insertAt(design.pages, index, { ...page, sections }), currentPageId: page.id };
}

export function switchPage(design: Design, pageId: string): Design {
  return design.pages.some((page) => page.id === pageId) ? { ...design, currentPageId: pageId } : design;
}

/** To another place among the pages; the first is the index of the site. */
export function movePage(design: Design, pageId: string, to: number): Design {
  const from = design.pages.findIndex(({ id }) => id === pageId);
  const pages = moved(design.pages, from, to);
  return pages === design.pages ? design : { ...design, pages };
}

/** The page's own name in its address, as typed; empty takes it away, so that it comes from the page's name again. */
export function slugPage(design: Design, pageId: string, typed: string): Design {
  const slug = typed.trim().slice(0, SEO.slug);
  return onPage(design, pageId, (page) => {
    if ((page.seo?.slug ?? '') === slug) return page;
    const { seo: { slug: _, ...others } = {}, ...plain } = page;
    const seo = slug === '' ? others : { ...others, slug };
    return Object.keys(seo).length > 0 ? { ...plain, seo } : plain;
  });
}

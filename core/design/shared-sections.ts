/**
 * The header and footer that a design has once for all of its pages (decision 074). Apart from design.ts so that a page
 * that only counts or draws does not load the schemas. Pure.
 */
import type { SectionType } from '../catalogue.js';
import type { Design, DesignPage, DesignSection } from './design.js';

/** The places of a design that one section fills for all pages, and the type of that section. */
export const SHARED_PLACES = { header: 'headers', footer: 'footer' } as const satisfies Record<string, SectionType>;
export type SharedPlace = keyof typeof SHARED_PLACES;

/** The place that a section of this type can be shared at; null for all other types. */
export function sharedPlaceOf(type: SectionType): SharedPlace | null {
  return type === SHARED_PLACES.header ? 'header' : type === SHARED_PLACES.footer ? 'footer' : null;
}

/** The shared sections that there are, the header first. */
export function sharedSections({ shared }: Pick<Design, 'shared'>): readonly DesignSection[] {
  return [shared?.header, shared?.footer].filter((section) => section !== undefined);
}

/** Every section that is stored in the design, each once, in the order in which it is met. */
export function allSections(design: Pick<Design, 'pages' | 'shared'>): readonly DesignSection[] {
  const { header, footer } = design.shared ?? {};
  const inPages = design.pages.flatMap((page) => page.sections);
  return [...(header ? [header] : []), ...inPages, ...(footer ? [footer] : [])];
}

/** Whether a page shows a header or footer of its own there; a whole page of a template contains both. */
export function hasOwn({ sections }: Pick<DesignPage, 'sections'>, place: SharedPlace): boolean {
  return sections.some(({ sectionType }) => sectionType === SHARED_PLACES[place] || sectionType === 'full_page');
}

/** The section in place of the shared one on this page; undefined where the page has its own, or none is shared. */
export function sharedOn(
  page: Pick<DesignPage, 'sections'>,
  { shared }: Pick<Design, 'shared'>,
  place: SharedPlace,
): DesignSection | undefined {
  return hasOwn(page, place) ? undefined : shared?.[place];
}

/**
 * The pages as they are shown: the shared header first and the shared footer last on each page that has none of its
 * own. The pages themselves where nothing is shared.
 */
export function drawnPages(design: Pick<Design, 'pages' | 'shared'>): Design['pages'] {
  if (sharedSections(design).length === 0) return design.pages;
  return design.pages.map((page) => drawnPage(page, design));
}

/** One of `drawnPages`. */
export function drawnPage(page: DesignPage, design: Pick<Design, 'shared'>): DesignPage {
  const header = sharedOn(page, design, 'header');
  const footer = sharedOn(page, design, 'footer');
  if (!header && !footer) return page;
  const own = page.sections.toSorted((a, b) => a.order - b.order);
  const sections = [...(header ? [header] : []), ...own, ...(footer ? [footer] : [])];
  return { ...page, sections: sections.map((section, order) => ({ ...section, order })) };
}

/** The design with `edit` done to each of its sections, shared or not. */
export function mapSections<Drawn extends Pick<Design, 'pages' | 'shared'>>(
  design: Drawn,
  edit: (section: DesignSection) => DesignSection,
): Drawn {
  const pages = design.pages.map((page) => ({ ...page, sections: page.sections.map(edit) }));
  if (!design.shared) return { ...design, pages };
  const { header, footer } = design.shared;
  const shared = { ...(header && { header: edit(header) }), ...(footer && { footer: edit(footer) }) };
  return { ...design, pages, shared };
}

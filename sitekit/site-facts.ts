/** What every section of a page may know of the site: its name, its links, where calls lead. */
import { NAV_LABELS } from './copy/slots.messages.js';
import { typesOfLayout } from './library.js';
import type { PageInput, PagePart } from './page-parts.js';
import type { Layout, NavLink, SiteFacts } from './section.types.js';
import { telHref } from './ui/contact-link.js';

/** What of a part tells where links lead. */
export type FactsPart = Pick<PagePart, 'ordinal' | 'anchorId' | 'texts'> & { readonly layout: Pick<Layout, 'type'> };

const MAX_LINKS = 6;
const TELLS_MORE = ['services', 'features', 'about', 'gallery'];

/** The file a page is delivered as: the first is the site's index. */
export function pageFile(pages: readonly Pick<PageInput, 'id'>[], id: string): string {
  const at = pages.findIndex((page) => page.id === id);
  if (at <= 0) return 'index.html';
  const safe = id
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const taken = pages.slice(0, at).some((page) => page.id.toLowerCase() === id.toLowerCase());
  return safe === '' || safe === 'index' || taken ? `page-${at + 1}.html` : `${safe}.html`;
}

function navOf(parts: readonly FactsPart[], pages: readonly PageInput[]): NavLink[] {
  if (pages.length > 1)
    return pages.slice(0, MAX_LINKS).map((page) => ({ label: page.name, href: pageFile(pages, page.id) }));
  return parts
    .filter((part) => part.ordinal === 1 && NAV_LABELS[part.layout.type])
    .slice(0, MAX_LINKS)
    .map((part) => ({ label: NAV_LABELS[part.layout.type] ?? '', href: `#${part.anchorId}` }));
}

/** A form whose address was emptied is not drawn, so nobody can be led to it. */
const canBeWrittenTo = ({ layout, texts }: FactsPart): boolean => layout.type === 'forms' && texts['email'] !== '';

/** The page on which a type stands, alone or in a full page. */
function pageWith(type: Layout['type'], pages: readonly PageInput[]): PageInput | undefined {
  return pages.find((page) =>
    page.sections.some(({ layoutId, sectionType }) => typesOfLayout(layoutId, sectionType).includes(type)),
  );
}

/** The contact section here, else the form here, else the page that has one of them, else the telephone. */
function contactOf(parts: readonly FactsPart[], pages: readonly PageInput[]): string {
  const here = parts.find((part) => part.layout.type === 'contact') ?? parts.find(canBeWrittenTo);
  if (here) return `#${here.anchorId}`;
  for (const type of ['contact', 'forms'] as const) {
    const elsewhere = pageWith(type, pages);
    // A page without a form to write to may still be this very page: then the telephone serves.
    if (elsewhere && !parts.some((part) => part.layout.type === type))
      return `${pageFile(pages, elsewhere.id)}#${type}`;
  }
  const phone = parts.find((part) => part.texts['phone'])?.texts['phone'];
  return phone ? telHref(phone) : pageFile(pages, '');
}

export interface FactsInput {
  name: string;
  logo: string | null;
  parts: readonly FactsPart[];
  pages: readonly PageInput[];
}

export function siteFacts({ name, logo, parts, pages }: FactsInput): SiteFacts {
  const contactHref = contactOf(parts, pages);
  const more = parts.find((part) => TELLS_MORE.includes(part.layout.type));
  return {
    name,
    logo,
    home: pageFile(pages, ''),
    nav: navOf(parts, pages),
    contactHref,
    moreHref: more ? `#${more.anchorId}` : contactHref,
  };
}

/** What every section of a page may know of the site: its name, its links, where calls lead. */
import { NAV_LABELS } from './copy/slots.messages.js';
import { typesOfLayout } from './library.js';
import { pageFile, pageFiles } from './page-files.js';
import type { PageInput, PagePart } from './page-parts.js';
import type { Layout, NavLink, SiteFacts } from './section.types.js';
import { telHref } from './ui/contact-link.js';

/** What of a part tells where links lead. */
export type FactsPart = Pick<PagePart, 'ordinal' | 'anchorId' | 'texts'> & { readonly layout: Pick<Layout, 'type'> };

const MAX_LINKS = 6;
const TELLS_MORE = ['services', 'features', 'about', 'gallery'];

function navOf(parts: readonly FactsPart[], pages: readonly PageInput[]): NavLink[] {
  if (pages.length > 1) {
    const files = pageFiles(pages);
    return pages.slice(0, MAX_LINKS).map(({ name }, at) => ({ label: name, href: files[at] ?? '' }));
  }
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

export interface FactsInput extends Pick<SiteFacts, 'logo' | 'logoSet'> {
  name: string;
  parts: readonly FactsPart[];
  pages: readonly PageInput[];
}

export function siteFacts({ name, logo, logoSet, parts, pages }: FactsInput): SiteFacts {
  const contactHref = contactOf(parts, pages);
  const more = parts.find((part) => TELLS_MORE.includes(part.layout.type));
  return {
    name,
    logo,
    ...(logoSet === undefined ? {} : { logoSet }),
    home: pageFile(pages, ''),
    nav: navOf(parts, pages),
    contactHref,
    moreHref: more ? `#${more.anchorId}` : contactHref,
  };
}

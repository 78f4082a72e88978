/** The facts of the site that every section of a page may use: its name, its links, where calls lead. */
import type { DesignFacts } from '#core/design/design-facts.js';
import { networkHref, NETWORKS } from '#core/sites/network-link.js';
import { NAV_LABELS, REQUEST_WORDS } from '../copy/slots.messages.js';
import { hasContact, type KnownTexts } from '../texts/known-texts.js';
import { typesOfSection } from '../layouts/library.js';
import { pageFile, pageFiles } from '../page/page-files.js';
import type { PageInput, PagePart, SectionInput } from '../page/page-parts.js';
import type { Layout, NavLink, SiteFacts, SiteProfile } from '../section.types.js';
import { mailHref, telHref } from '../ui/contact-link.js';

/** The fields of a part by which links find where they lead. */
export type FactsPart = Pick<PagePart, 'ordinal' | 'anchorId' | 'texts'> &
  Partial<Pick<PagePart, 'isHidden' | 'hiddenOn'>> & { readonly layout: Pick<Layout, 'type'> };

/** Sections of a site of one page that its menus lead to; of more than these, the first here are kept. */
const MAX_ANCHORS = 6;
const SOUGHT = [
  'contact',
  'forms',
  'pricing',
  'services',
  'about',
  'gallery',
  'team',
  'features',
  'faqs',
  'blog_posts',
  'testimonials',
];
const TELLS_MORE = ['services', 'features', 'about', 'gallery'];

function navOf(parts: readonly FactsPart[], pages: readonly PageInput[]): NavLink[] {
  if (pages.length > 1) {
    const files = pageFiles(pages);
    return pages.map(({ name }, at) => ({ label: name, href: files[at] ?? '' }));
  }
  return partsInNav(parts).map((part) => ({ label: NAV_LABELS[part.layout.type] ?? '', href: `#${part.anchorId}` }));
}

/** The parts that the automatic menu of a site of one page leads to: of each type the first that every device shows. */
export function partsInNav<Part extends FactsPart>(parts: readonly Part[]): Part[] {
  const shown = parts.filter((part) => !part.hiddenOn && NAV_LABELS[part.layout.type]);
  const named = shown.filter((part) => part === shown.find(({ layout }) => layout.type === part.layout.type));
  // A section that visitors do not see takes no entry from those that they do.
  const place = ({ layout, isHidden }: FactsPart) => SOUGHT.indexOf(layout.type) + (isHidden ? SOUGHT.length : 0);
  const kept = [...named].sort((one, other) => place(one) - place(other)).slice(0, MAX_ANCHORS);
  return named.filter((part) => kept.includes(part));
}

/** The first section of a page with a type, alone or in a full page. */
function sectionWith(type: Layout['type'], { sections }: PageInput): SectionInput | undefined {
  return sections.find((section) => typesOfSection(section).includes(type));
}

/** The page whose first section of a type is shown on every device. */
function pageWith(type: Layout['type'], pages: readonly PageInput[]): PageInput | undefined {
  return pages.find((page) => {
    const section = sectionWith(type, page);
    return section !== undefined && section.hiddenOn === undefined;
  });
}

/** The address of a type on another page: by the owner's own word for the section, where it has one. */
function addressOf(type: Layout['type'], page: PageInput, pages: readonly PageInput[]): string {
  const section = sectionWith(type, page);
  const own = section?.sectionType === type ? section.anchor : undefined;
  return `${pageFile(pages, page.id)}#${own ?? type}`;
}

/** The telephone, the e-mail or a profile of whoever the site is about; empty where none of them is known. */
function directWay(parts: readonly FactsPart[], known: KnownTexts): string {
  const text = (slot: string): string | undefined => known[slot] || parts.find((part) => part.texts[slot])?.texts[slot];
  const phone = text('phone') ?? text('mobile');
  if (phone) return telHref(phone);
  const email = text('email');
  if (email) return mailHref(email);
  const handles = NETWORKS.map((network) => networkHref(network, known[`${network}.handle`] ?? ''));
  return handles.find((href) => href !== null) ?? '';
}

/** The parts of a type that every device shows: nobody can be led to one that theirs hides. */
function partsOfType(type: Layout['type'], parts: readonly FactsPart[]): FactsPart[] {
  return parts.filter((part) => part.layout.type === type && !part.hiddenOn);
}

/** The contact section here, else the form here, else the page that has one of them, else a direct way. */
function contactOf({ parts, pages, known, isPublished }: Required<Pick<FactsInput, ContactNeeds>>): string {
  const [here] = [...partsOfType('contact', parts), ...partsOfType('forms', parts)];
  if (here) return `#${here.anchorId}`;
  for (const type of ['contact', 'forms'] as const) {
    if (type === 'contact' && isPublished && !hasContact(known)) continue;
    const elsewhere = pageWith(type, pages);
    if (elsewhere) return addressOf(type, elsewhere, pages);
  }
  return directWay(parts, known) || (isPublished ? '' : pageFile(pages, ''));
}

/** The form here that asks for what calls ask for, else any form here, else that of another page, else the contact. */
function requestOf({ parts, pages }: Pick<FactsInput, 'parts' | 'pages'>, contactHref: string): string {
  const forms = partsOfType('forms', parts);
  const asks = ({ texts }: FactsPart) => ['eyebrow', 'title', 'action'].some((slot) => asksFor(texts[slot]));
  const here = forms.find(asks) ?? forms[0];
  if (here) return `#${here.anchorId}`;
  const elsewhere = pageWith('forms', pages);
  return elsewhere ? addressOf('forms', elsewhere, pages) : contactHref;
}

const asksFor = (text = ''): boolean => REQUEST_WORDS.test(text);

function profilesOf({ profiles = {} }: DesignFacts): SiteProfile[] {
  return NETWORKS.flatMap((network) => {
    const href = networkHref(network, profiles[network] ?? '');
    return href === null ? [] : [{ network, href }];
  });
}

export interface FactsInput extends Pick<SiteFacts, 'logo' | 'logoSet'> {
  name: string;
  parts: readonly FactsPart[];
  pages: readonly PageInput[];
  known?: KnownTexts;
  facts?: DesignFacts | undefined;
  isPublished?: boolean;
  /** The owner's; left out, it follows from the parts and pages. */
  menu?: Pick<SiteFacts, 'nav' | 'isOwnMenu' | 'menuButton'> | undefined;
}
type ContactNeeds = 'parts' | 'pages' | 'known' | 'isPublished';

export function siteFacts(input: FactsInput): SiteFacts {
  const { name, logo, logoSet, parts, pages, known = {}, facts, isPublished = false } = input;
  const contactHref = contactOf({ parts, pages, known, isPublished });
  const more = parts.find((part) => !part.hiddenOn && TELLS_MORE.includes(part.layout.type));
  return {
    name,
    logo,
    ...(logoSet === undefined ? {} : { logoSet }),
    home: pageFile(pages, ''),
    ...(input.menu ?? { nav: navOf(parts, pages) }),
    contactHref,
    requestHref: requestOf(input, contactHref),
    profiles: profilesOf(facts ?? {}),
    mapHref: facts?.mapLink ?? null,
    moreHref: more ? `#${more.anchorId}` : contactHref,
  };
}

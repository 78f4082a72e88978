/**
 * The improvements of a site for search engines: titles, descriptions, headings, texts of pictures and links, the
 * weight of pictures, and what its structured data lacks. Pure; the kits of all pages must be loaded.
 */
import type { SectionType } from '#core/catalogue.js';
import type { Design, DesignPage, SiteType } from '#core/design/design.js';
import { drawnPages, sharedSections } from '#core/design/shared-sections.js';
import { SEO, SEO_CHECKS } from '#core/limits/limits.js';
import { descriptionOf, titleOf } from '../page/page-head.js';
import { siteNameOf } from '../page/page-view.js';
import { knownTexts, type KnownTexts } from '../texts/known-texts.js';
import type { Trade } from '../templates/trades.js';
import { headingCode, pictureTextFaults, vagueLinks } from './section-checks.js';

/** In the order in which they are shown. */
export const SEO_CODES = [
  'businessName',
  'headingMissing',
  'titleRepeated',
  'titleMissing',
  'titleShort',
  'titleLong',
  'descriptionRepeated',
  'descriptionMissing',
  'descriptionShort',
  'descriptionLong',
  'headingSample',
  'pictureText',
  'linkText',
  'pictureWeight',
  'businessContact',
] as const;
export type SeoCode = (typeof SEO_CODES)[number];

export interface SeoFinding {
  readonly code: SeoCode;
  /** How many pictures, links or characters; of `pictureWeight` bytes; else 1. */
  readonly count: number;
  readonly pageId?: string;
  readonly sectionId?: string;
  readonly sectionType?: SectionType;
}

export interface SeoSite {
  readonly design: Design;
  readonly siteType: SiteType;
  readonly trade: Trade;
  /** Bytes of the pictures that a phone loads for a published page, by the ids of pages. */
  readonly pictureBytes?: ReadonlyMap<string, number>;
}

/** In the order of `SEO_CODES`, then of the pages. */
export function seoFindings(site: SeoSite): readonly SeoFinding[] {
  const { design, trade, siteType } = site;
  const pages = drawnPages(design);
  const known = knownTexts(pages, design.facts);
  const found = [
    ...businessFindings(design, siteType, known),
    ...headFindings(pages, site),
    ...pages.flatMap((page) => headingFinding(page, trade, known)),
    ...sectionFindings(design, pages, known),
    ...weightFindings(pages, site.pictureBytes),
  ];
  return found.toSorted((a, b) => SEO_CODES.indexOf(a.code) - SEO_CODES.indexOf(b.code));
}

/**
 * The facts that the structured data of a business needs, so that search engines show it with its telephone and place.
 */
function businessFindings({ facts }: Design, siteType: SiteType, known: KnownTexts): SeoFinding[] {
  const found: SeoFinding[] = [];
  if (facts?.name === undefined) found.push({ code: 'businessName', count: 1 });
  if (siteType === 'business' && !(known['phone'] || known['mobile'] || known['address']))
    found.push({ code: 'businessContact', count: 1 });
  return found;
}

const lengthOf = (text: string): number => [...text.trim()].length;

/** The form in which search engines compare texts. */
const comparable = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

function headFindings(pages: readonly DesignPage[], { design: { facts }, trade }: SeoSite): SeoFinding[] {
  const siteName = siteNameOf({ facts });
  const titles = pages.map((page, at) => titleOf(page, at === 0, siteName));
  const descriptions = pages.map((page) => descriptionOf(page, { pages, trade, facts }));
  const [sameTitles, sameDescriptions] = [repeated(titles), repeated(descriptions)];
  return pages.flatMap(({ id: pageId, seo }, at) => {
    const title = seo?.title ? lengthCode('title', titles[at] ?? '') : ('titleMissing' as const);
    const description = seo?.description
      ? lengthCode('description', descriptions[at] ?? '')
      : ('descriptionMissing' as const);
    const codes: (SeoCode | null)[] = [
      sameTitles.has(comparable(titles[at] ?? '')) ? 'titleRepeated' : title,
      sameDescriptions.has(comparable(descriptions[at] ?? '')) ? 'descriptionRepeated' : description,
    ];
    return codes.flatMap((code) =>
      code === null ? [] : [{ code, count: countOf(code, titles[at] ?? '', descriptions[at] ?? ''), pageId }],
    );
  });
}

function countOf(code: SeoCode, title: string, description: string): number {
  if (code === 'titleLong' || code === 'titleShort') return lengthOf(title);
  return code === 'descriptionLong' || code === 'descriptionShort' ? lengthOf(description) : 1;
}

const LENGTHS = {
  title: [SEO_CHECKS.leastTitle, SEO.shownTitle],
  description: [SEO_CHECKS.leastDescription, SEO.shownDescription],
} as const;

function lengthCode(field: 'title' | 'description', text: string): SeoCode | null {
  const [least, most] = LENGTHS[field];
  const length = lengthOf(text);
  if (length > most) return `${field}Long`;
  return length < least ? `${field}Short` : null;
}

/** The texts that stand more than once. */
function repeated(texts: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const twice = texts.map(comparable).filter((text) => seen.size === seen.add(text).size);
  return new Set(twice);
}

function headingFinding(page: DesignPage, trade: Trade, known: KnownTexts): SeoFinding[] {
  const found = headingCode(page, trade, known);
  return found ? [{ ...found, count: 1, pageId: page.id }] : [];
}

/** Each section once; a shared one at the first page that shows it. */
function sectionFindings(design: Design, pages: readonly DesignPage[], known: KnownTexts): SeoFinding[] {
  const shared = sharedSections(design).flatMap((section) => {
    const page = pages.find(({ sections }) => sections.some(({ id }) => id === section.id));
    return page ? [{ pageId: page.id, section }] : [];
  });
  const own = design.pages.flatMap(({ id: pageId, sections }) => sections.map((section) => ({ pageId, section })));
  return [...own, ...shared].flatMap(({ pageId, section }) => {
    const place = { pageId, sectionId: section.id, sectionType: section.sectionType };
    const counts = [
      ['pictureText', pictureTextFaults(section, known)],
      ['linkText', vagueLinks(section, known)],
    ] as const;
    return counts.flatMap(([code, count]) => (count === 0 ? [] : [{ code, count, ...place }]));
  });
}

function weightFindings(pages: readonly DesignPage[], bytesOf: ReadonlyMap<string, number> = new Map()): SeoFinding[] {
  return pages.flatMap(({ id: pageId }) => {
    const count = bytesOf.get(pageId) ?? 0;
    return count > SEO_CHECKS.pictureBytes ? [{ code: 'pictureWeight' as const, count, pageId }] : [];
  });
}

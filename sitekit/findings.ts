/**
 * The things that a customer may want to look at before a site is ordered or published: texts that are still samples,
 * left out, empty, too long, or links that lead nowhere, each with its place. Pure; the kits of all pages must be
 * loaded.
 */
import type { SectionType } from '#core/catalogue.js';
import type { Design, DesignPage } from '#core/design/design.js';
import { drawnPages, sharedSections } from '#core/design/shared-sections.js';
import { isRichSlot, textSlot } from './copy/slots.js';
import { heldParts } from './held-back.js';
import { hasContact, knownTexts } from './texts/known-texts.js';
import { isRewordedSample, layoutOf, linkSlotsOf, templateSamples } from './layouts/library.js';
import { drawnLists } from './texts/answer-texts.js';
import { linkAddress, type LinkPlaces } from './texts/link-address.js';
import { pageParts, type DrawnSite, type PageInput, type PagePart, type SectionInput } from './page/page-parts.js';
import { richLines } from './texts/rich-text.js';
import { sectionAnchors } from './page/section-anchors.js';
import { textNames } from './slots.js';
import type { Trade } from './templates/trades.js';

/**
 * `name`, `reach`: the site has none. `emptyPage`: no section. `hidden`: a section that is not published, since it has
 * nothing of its own to show. `left`: samples that are not published, those of hidden parts of a full page too. The
 * others count texts and calls.
 */
export type FindingKind = 'name' | 'reach' | 'emptyPage' | 'hidden' | 'left' | 'link' | 'empty' | 'long' | 'sample';

export interface Finding {
  readonly kind: FindingKind;
  /** How many texts or calls; 1 for what there is one of. */
  readonly count: number;
  readonly pageId?: string;
  readonly sectionId?: string;
  readonly sectionType?: SectionType;
}

export interface CheckedSite {
  readonly design: Design;
  readonly trade: Trade;
  readonly templateId: string | null;
}

const ORDER: readonly FindingKind[] = [
  'name',
  'reach',
  'emptyPage',
  'hidden',
  'left',
  'link',
  'empty',
  'long',
  'sample',
];

/** The most urgent first, then in the order of the pages. One for each section and kind. */
export function findingsOf({ design, trade, templateId }: CheckedSite): readonly Finding[] {
  const { facts } = design;
  const pages = drawnPages(design);
  const known = knownTexts(pages, facts);
  // Whether a file is still there, the server knows.
  const places = {
    pages,
    anchorOf: sectionAnchors({ trade, known, isPublished: true }),
    fileAddress: () => '#',
  };
  const site = { trade, known, template: templateId === null ? {} : templateSamples(trade, templateId), places };
  const canBeReached = hasContact(known) || facts?.profiles !== undefined;
  const found = [
    ...(facts?.name === undefined ? [{ kind: 'name' as const, count: 1 }] : []),
    ...(canBeReached ? [] : [{ kind: 'reach' as const, count: 1 }]),
    ...design.pages.flatMap((page) => pageFindings(page, site)),
    ...sharedSections(design).flatMap((section) => sectionFindings(section, site, shownOn(pages, section))),
  ];
  return found.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

interface Around extends Required<Pick<DrawnSite, 'trade' | 'known'>> {
  /** The texts that the template wrote into its section. */
  readonly template: Readonly<Record<string, string>>;
  readonly places: LinkPlaces<PageInput>;
}

function pageFindings(page: PageInput, site: Around): Finding[] {
  if (page.sections.length === 0) return [{ kind: 'emptyPage', count: 1, pageId: page.id }];
  return page.sections.flatMap((section) => sectionFindings(section, site, page.id));
}

/** The first page that shows a shared section; undefined where every page has its own. */
function shownOn(pages: readonly DesignPage[], { id }: SectionInput): string | undefined {
  return pages.find(({ sections }) => sections.some((section) => section.id === id))?.id;
}

function sectionFindings(section: SectionInput, site: Around, pageId: string | undefined): Finding[] {
  if (pageId === undefined) return [];
  const counts = new Map<FindingKind, number>();
  const note = (kind: FindingKind, count: number): void => {
    if (count > 0) counts.set(kind, (counts.get(kind) ?? 0) + count);
  };
  const parts = pageParts([section], site);
  if (parts.length > 0 && parts.every(({ isHidden }) => isHidden)) note('hidden', 1);
  else {
    for (const { slots } of heldParts(section, site)) note('left', slots.length);
    for (const part of parts) noteTexts(part, section, site, note);
  }
  note('link', brokenLinks(section, site));
  const { sectionType, id: sectionId } = section;
  return [...counts].map(([kind, count]) => ({ kind, count, pageId, sectionId, sectionType }));
}

type Note = (kind: FindingKind, count: number) => void;

function noteTexts(
  { layout, slotPrefix, texts, items, held, isHidden }: PagePart,
  section: SectionInput,
  site: Around,
  note: Note,
): void {
  for (const slot of textNames(layout.composition.slots, items)) {
    if (held.has(slot)) continue;
    const name = slotPrefix + slot;
    const written = section.customData?.texts?.[name];
    const sample = site.template[name] ?? site.template[`${layout.type}.${slot}`];
    const isOwn =
      written !== undefined && written !== sample && !isRewordedSample(site.trade, layout.type, slot, written);
    const isKnown = (site.known[`${layout.type}.${slot}`] ?? site.known[slot]) !== undefined;
    if (isOwn) {
      if (written.length > textSlot(slot).maxLength) note('long', 1);
      if (slot === 'title' && written.trim() === '') note('empty', 1);
    } else if (texts[slot] && !isKnown && !isHidden) note('sample', 1);
  }
}

/** Calls whose address is none, such as that of a page or section that is gone or hidden. */
function brokenLinks(section: SectionInput, { places, known }: Around): number {
  const { customData } = section;
  const layout = layoutOf(section);
  const names = layout ? linkSlotsOf(layout, drawnLists(section, known)).map(({ name }) => name) : [];
  const links = names.flatMap((name) => customData?.links?.[name] || []);
  return [...links, ...linksInside(customData?.texts)].filter((link) => linkAddress(link, places) === null).length;
}

/** Targets of the links that were written into the texts. */
function linksInside(texts: Readonly<Record<string, string>> = {}): string[] {
  return Object.entries(texts).flatMap(([slot, text]) =>
    isRichSlot(slot) && text.includes('](')
      ? richLines(text)
          .flat()
          .flatMap(({ target }) => target ?? [])
      : [],
  );
}

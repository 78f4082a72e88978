/**
 * The samples that a design shows its owner and no visitor: those that nobody wrote and that are not true of anybody
 * (decision 118), and how the owner confirms them. Pure; the kits of all pages must be loaded.
 */
import type { SectionType } from '#core/catalogue.js';
import type { CustomData, Design, DesignSection } from '#core/design/design.js';
import { drawnPages, mapSections, sharedSections } from '#core/design/shared-sections.js';
import { textSlot } from './copy/slots.js';
import { pageParts, type DrawnSite, type PagePart, type SectionInput } from './page/page-parts.js';
import type { Layout } from './section.types.js';
import type { Trade } from './templates/trades.js';
import { knownTexts, type KnownTexts } from './texts/known-texts.js';
import { sampleKind } from './texts/sample-kinds.js';

export interface HeldSlot {
  /** The slot as it is stored in the section's texts: `team.member1.name` in a full page, else `member1.name`. */
  readonly slot: string;
  /** Persian. */
  readonly label: string;
  /** The sample. */
  readonly text: string;
  /** A claim can be confirmed; how to reach somebody has to be written. */
  readonly kind: 'claim' | 'contact';
}

/** A section, or one part of a full page. */
export interface HeldPart {
  readonly type: Layout['type'];
  readonly layoutId: string;
  /** Put before the names of its slots; empty where the section is no full page. */
  readonly prefix: string;
  /** Nothing is left of it: visitors do not see it at all. */
  readonly isHidden: boolean;
  /** In the order in which they are drawn. */
  readonly slots: readonly HeldSlot[];
}

export interface HeldSection {
  /** The page; for a shared section, the first page that shows it. */
  readonly pageId: string;
  readonly pageName: string;
  readonly sectionId: string;
  readonly sectionType: SectionType;
  readonly parts: readonly HeldPart[];
}

type Site = Pick<DrawnSite, 'trade'> & { readonly known: KnownTexts };

const heldSlots = ({ layout, held, texts, slotPrefix }: PagePart): HeldSlot[] =>
  [...held].map((name) => {
    const isContact = sampleKind(layout.type, name) === 'contact';
    const text = texts[name] ?? '';
    return { slot: slotPrefix + name, label: textSlot(name).label, text, kind: isContact ? 'contact' : 'claim' };
  });

/** The parts of one section of which something is shown to its owner alone. */
export function heldParts(section: SectionInput, site: Site): readonly HeldPart[] {
  return pageParts([section], site)
    .filter(({ held, isHidden }) => held.size > 0 || isHidden)
    .map((part) => ({
      type: part.layout.type,
      layoutId: part.layout.id,
      prefix: part.slotPrefix,
      isHidden: part.isHidden,
      slots: heldSlots(part),
    }));
}

/**
 * The samples of a design that are not published, by pages and sections, in their order; empty where everything that is
 * shown is published. A section that every page shares is there once. `trade`: as `tradeOf` gives it.
 */
export function heldBack(design: Design, trade: Trade): readonly HeldSection[] {
  const pages = drawnPages(design);
  const site = { trade, known: knownTexts(pages, design.facts) };
  const shared = new Set(sharedSections(design).map(({ id }) => id));
  const seen = new Set<string>();
  return pages.flatMap(({ id: pageId, name: pageName, sections }) =>
    sections.flatMap((section) => {
      if (shared.has(section.id) && seen.size === seen.add(section.id).size) return [];
      const parts = heldParts(section, site);
      return parts.length === 0
        ? []
        : [{ pageId, pageName, sectionId: section.id, sectionType: section.sectionType, parts }];
    }),
  );
}

const noted = (customData: CustomData, kind: 'texts' | 'confirmed', slots: readonly HeldSlot[]): CustomData => ({
  ...customData,
  [kind]: { ...customData[kind], ...Object.fromEntries(slots.map(({ slot, text }) => [slot, text])) },
});

/** A section, or by the prefix of its slots one part of a full page. */
export interface SectionPart {
  readonly sectionId: string;
  readonly prefix: string;
}

/** The design with the claims of one section or part confirmed; the same texts where it has none. */
export function confirmPart(design: Design, trade: Trade, { sectionId, prefix }: SectionPart): Design {
  const site = { trade, known: knownTexts(drawnPages(design), design.facts) };
  return mapSections(design, (section) => (section.id === sectionId ? confirmSamples(section, site, prefix) : section));
}

/**
 * The section with its claims as its owner's own words, once they have confirmed that they are true. Telephones and
 * the like are not among them. The section itself where there is nothing to confirm. `prefix`: of one part of a full
 * page; left out, all of them.
 */
export function confirmSamples(section: DesignSection, site: Site, prefix?: string): DesignSection {
  const parts = heldParts(section, site).filter((part) => prefix === undefined || part.prefix === prefix);
  const slots = parts.flatMap((part) => part.slots.filter(({ kind }) => kind === 'claim'));
  if (slots.length === 0) return section;
  // Words of a template are among the texts already: the second record tells them from words that nobody confirmed.
  const written = noted(section.customData, 'texts', slots);
  const retired = slots.filter(({ slot }) => section.customData.texts?.[slot] !== undefined);
  return { ...section, customData: retired.length === 0 ? written : noted(written, 'confirmed', retired) };
}

/** From a stored page to the flat list of parts it is drawn with: full pages opened up, anchors, heading levels. */
import type { CustomData, DesignPage, PageSeo } from '#core/design/design.js';
import type { SectionStyle } from '#core/sections/section-style.js';
import { isHollow, partTexts, type KnownTexts } from '../texts/known-texts.js';
import { findLayout, layoutOf, partPrefix } from '../layouts/library.js';
import { dividerOf, styledTreatment, type Divider } from '../design/section-style.js';
import type { Layout, Treatment } from '../section.types.js';
import { itemNumbers, textNames, type ItemNumbers } from '../slots.js';
import type { Trade } from '../templates/trades.js';

/** What of a stored page or section is read; the whole DesignPage fits. */
export type SectionInput = Pick<DesignPage['sections'][number], 'id' | 'sectionType' | 'layoutId'> & {
  template?: string | undefined;
  order?: number;
  customData?: CustomData;
};
export interface PageInput {
  id: string;
  name: string;
  seo?: PageSeo | undefined;
  sections: readonly SectionInput[];
}

export interface PagePart {
  key: string;
  layout: Layout;
  treatment: Treatment;
  divider: Divider | null;
  texts: Readonly<Record<string, string>>;
  /** Its text slots whose shown text is a sample that is not published; in what is published, none. */
  held: ReadonlySet<string>;
  /** Nothing of the part is published; such a part is in no published page. */
  isHidden: boolean;
  /** The items of each list. */
  items: ItemNumbers;
  /** As stored: addresses not yet checked. */
  images: Readonly<Record<string, string>>;
  /** As stored, too. */
  links: Readonly<Record<string, string>>;
  pictureTexts: Readonly<Record<string, string>>;
  focalPoints: Readonly<Record<string, string>>;
  crops: Readonly<Record<string, string>>;
  videos: Readonly<Record<string, string>>;
  anchorId: string;
  level: 1 | 2;
  ordinal: number;
  /** Whether no part above has the same title: of several, only the first is a landmark of that name. */
  isTitleNew: boolean;
  slotPrefix: string;
}

interface Draft extends Omit<PagePart, 'anchorId' | 'level' | 'ordinal' | 'isTitleNew' | 'divider'> {
  readonly style: SectionStyle | undefined;
}

/** The entries under a prefix, without it. */
function under<Value>(prefix: string, record: Readonly<Record<string, Value>> = {}): Record<string, Value> {
  if (prefix === '') return { ...record };
  return Object.fromEntries(
    Object.entries(record)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]),
  );
}

/** What drawing a site's sections depends on beside the sections. */
export interface DrawnSite {
  readonly trade: Trade;
  /** What the site knows of itself; left out, nothing. */
  readonly known?: KnownTexts;
  /** Leaves out samples that are not true of anybody, and the sections that have nothing to show without them. */
  readonly isPublished?: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/** The part, or none where nothing of it is published. */
function draft(
  layout: Layout,
  section: SectionInput,
  slotPrefix: string,
  over: Partial<Treatment>,
  { trade, known = {}, isPublished = false }: DrawnSite,
): Draft[] {
  const own = under(slotPrefix, section.customData?.texts);
  const confirmed = under(slotPrefix, section.customData?.confirmed);
  const { slots } = layout.composition;
  const items = itemNumbers(slots, under(slotPrefix, section.customData?.lists));
  const names = textNames(slots, items);
  const made = partTexts(layout.type, { texts: own, confirmed }, { trade, known }, names);
  const isHidden = isHollow(layout.type, names, made, own);
  if (isPublished && isHidden) return [];
  const style = section.customData?.style;
  const part = {
    key: `${section.id}/${slotPrefix}`,
    layout,
    treatment: styledTreatment({ ...layout.treatment, ...over }, style),
    style,
    texts: isPublished ? made.published : made.shown,
    held: isPublished ? NONE : new Set(names.filter((name) => made.held.has(name))),
    isHidden,
    items,
    images: under(slotPrefix, section.customData?.images),
    links: under(slotPrefix, section.customData?.links),
    pictureTexts: under(slotPrefix, section.customData?.pictureTexts),
    focalPoints: under(slotPrefix, section.customData?.focalPoints),
    crops: under(slotPrefix, section.customData?.crops),
    videos: under(slotPrefix, section.customData?.videos),
    slotPrefix,
  };
  return [part];
}

/** The parts of one section: one, or all of a full page. */
function open(section: SectionInput, site: DrawnSite): Draft[] {
  const layout = layoutOf(section) ?? findLayout(`${section.sectionType}-1`);
  if (!layout) return [];
  if (layout.type !== 'full_page') return draft(layout, section, '', {}, site);
  return layout.parts.flatMap(({ layoutId, ...over }, index) => {
    const found = findLayout(layoutId);
    return found && found.type !== 'full_page'
      ? draft(found, section, partPrefix(layout.parts, index), over, site)
      : [];
  });
}

const isFrame = (part: Draft): boolean => part.layout.type === 'headers' || part.layout.type === 'footer';

/**
 * Everything a page shows, in order. The first part that is neither header nor footer carries the h1; a type's
 * second appearance gets `-2` in its anchor. `anchorPrefix` keeps ids apart where several pages share a document.
 */
export function pageParts(sections: readonly SectionInput[], site: DrawnSite, anchorPrefix = ''): PagePart[] {
  const ordered = [...sections].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  const drafts = ordered.flatMap((section) => open(section, site));
  const first = drafts.findIndex((part) => !isFrame(part));
  const seen = new Map<string, number>();
  const titles = new Set<string>();
  return drafts.map(({ style, ...part }, index) => {
    const ordinal = (seen.get(part.layout.type) ?? 0) + 1;
    seen.set(part.layout.type, ordinal);
    const title = part.texts['title']?.trim() ?? '';
    const isTitleNew = !titles.has(title);
    titles.add(title);
    const anchor = part.layout.type.replaceAll('_', '-');
    return {
      ...part,
      divider: dividerOf(part, style, drafts[index - 1]),
      ordinal,
      isTitleNew,
      anchorId: anchorPrefix + (ordinal > 1 ? `${anchor}-${ordinal}` : anchor),
      level: index === first ? 1 : 2,
    };
  });
}

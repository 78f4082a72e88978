/** From a stored page to the flat list of parts it is drawn with: full pages opened up, anchors, heading levels. */
import type { CustomData, DesignPage, PageSeo } from '#core/design/design.js';
import type { Device } from '#core/sections/devices.js';
import { drawnFields, ownFields } from '#core/sections/form-fields.js';
import type { SectionStyle } from '#core/sections/section-style.js';
import type { FormField } from '#core/sites/site-forms.js';
import { drawnLists } from '../texts/answer-texts.js';
import { isHollow, partTexts, type KnownTexts } from '../texts/known-texts.js';
import { findLayout, layoutOf, partPrefix } from '../layouts/library.js';
import { dividerOf, styledTreatment, type Divider } from '../design/section-style.js';
import type { Layout, Treatment } from '../section.types.js';
import { itemNumbers, textNames, type ItemNumbers } from '../slots.js';
import type { Trade } from '../templates/trades.js';

/** The part of a stored page or section that is read; the whole DesignPage fits. */
export type SectionInput = Pick<DesignPage['sections'][number], 'id' | 'sectionType' | 'layoutId'> & {
  template?: string | undefined;
  order?: number;
  hiddenOn?: Device | undefined;
  anchor?: string | undefined;
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
  /** The stored addresses, not yet checked. */
  images: Readonly<Record<string, string>>;
  /** The stored links, not yet checked. */
  links: Readonly<Record<string, string>>;
  pictureTexts: Readonly<Record<string, string>>;
  focalPoints: Readonly<Record<string, string>>;
  crops: Readonly<Record<string, string>>;
  videos: Readonly<Record<string, string>>;
  /** The owner's own fields of its form; null: those of its layout. */
  fields: readonly FormField[] | null;
  /** The device that does not show it; null for none. */
  hiddenOn: Device | null;
  anchorId: string;
  level: 1 | 2;
  ordinal: number;
  /** Whether no part above has the same title: of several, only the first is a landmark of that name. */
  isTitleNew: boolean;
  slotPrefix: string;
}

interface Draft extends Omit<PagePart, 'anchorId' | 'level' | 'ordinal' | 'isTitleNew' | 'divider'> {
  readonly style: SectionStyle | undefined;
  /** The owner's own word for the section. */
  readonly anchor: string | undefined;
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

/** The facts on which drawing a site's sections depends, beside the sections. */
export interface DrawnSite {
  readonly trade: Trade;
  /** The known texts of the site; left out, none. */
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
  const items = itemNumbers(slots, under(slotPrefix, drawnLists(section, known)));
  const names = textNames(slots, items);
  const made = partTexts(layout.type, { texts: own, confirmed }, { trade, known }, names);
  const isHidden = isHollow(layout.type, names, made, own);
  if (isPublished && isHidden) return [];
  const style = section.customData?.style;
  const fields = layout.type === 'forms' ? ownFields(section.customData?.forms, slotPrefix) : null;
  const part = {
    key: `${section.id}/${slotPrefix}`,
    layout,
    treatment: styledTreatment({ ...layout.treatment, ...over }, style),
    style,
    anchor: section.anchor,
    hiddenOn: section.hiddenOn ?? null,
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
    fields: fields && drawnFields(fields),
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

/** The anchor of a type that a page has for the first, second … time. */
function typeAnchor(type: string, ordinal: number): string {
  const anchor = type.replaceAll('_', '-');
  return ordinal > 1 ? `${anchor}-${ordinal}` : anchor;
}

/**
 * The parts with the h1, so that each device shows one: the first part that is neither header nor footer. Where one
 * device does not show it, the first that both show; or of both, where the other device has a part of its own there.
 * None where one device shows no part at all: the name of the page is the h1 then.
 */
function partsWithH1(drafts: readonly Draft[]): readonly Draft[] {
  const [first, ...others] = drafts.filter((part) => !isFrame(part));
  if (!first || first.hiddenOn === null) return first ? [first] : [];
  const next = others.find((part) => part.hiddenOn !== first.hiddenOn);
  if (!next) return [];
  return next.hiddenOn === null ? [next] : [first, next];
}

/**
 * Everything a page shows, in order, with one h1 on each device. A type's second appearance gets `-2` in its anchor.
 * The first part of a section has the owner's own word for it, unless a section above has the same. `anchorPrefix`
 * keeps ids apart where several pages share a document.
 */
export function pageParts(sections: readonly SectionInput[], site: DrawnSite, anchorPrefix = ''): PagePart[] {
  const ordered = [...sections].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  const drafts = ordered.flatMap((section) => open(section, site));
  const withH1 = partsWithH1(drafts);
  const seen = new Map<string, number>();
  const titles = new Set<string>();
  const taken = new Set<string>();
  const ownAnchor = (anchor: string | undefined): string | null => {
    if (anchor === undefined || taken.has(anchor)) return null;
    taken.add(anchor);
    return anchor;
  };
  return drafts.map((made, index) => {
    const { style, anchor, ...part } = made;
    const ordinal = (seen.get(part.layout.type) ?? 0) + 1;
    seen.set(part.layout.type, ordinal);
    const title = part.texts['title']?.trim() ?? '';
    const isTitleNew = !titles.has(title);
    titles.add(title);
    return {
      ...part,
      divider: dividerOf(part, style, drafts[index - 1]),
      ordinal,
      isTitleNew,
      anchorId: anchorPrefix + (ownAnchor(anchor) ?? typeAnchor(part.layout.type, ordinal)),
      level: withH1.includes(made) ? 1 : 2,
    };
  });
}

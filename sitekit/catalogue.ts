/**
 * The section library as data for programs: layouts with what may be written into them, ready templates, trades and
 * fonts. All of it follows from the manifests, the compositions and the samples.
 */
import { layoutPicture, type SectionType } from '#core/catalogue.js';
import { FONTS, LISTS, type FontKey } from '#core/limits/limits.js';
import { listName } from '#core/sections/section-lists.js';
import { fieldLabel, isRichSlot, textSlot } from './copy/slots.js';
import { IMAGE_LABELS } from './copy/slots.messages.js';
import type { Slots } from './copy/slot-makers.js';
import { drawnFontName, fontName } from './design/fonts.js';
import {
  isCall,
  layoutOf,
  layoutsOf,
  partPrefix,
  pictureSlotOf,
  sampleTexts,
  templateSamples,
} from './layouts/layouts.js';
import type { AnyLayout, FullPageLayout, Layout, Shape } from './section.types.js';
import type { SampleKind } from './sections/manifest.types.js';
import { upTo, type ListSlots } from './slots.js';
import { TEMPLATES, templatesOf, type TemplateStyle } from './templates/templates.js';
import { BUSINESS_TRADES, TRADE_NAMES, TRADES, type Trade } from './templates/trades.js';
import { sampleKind } from './texts/sample-kinds.js';

/** `link`: a text that leads somewhere. `video`: a picture in whose place a video may play. */
export const SLOT_KINDS = ['text', 'long_text', 'link', 'picture', 'video'] as const;
export type SlotKind = (typeof SLOT_KINDS)[number];

/** A place of a layout that a customer fills. */
export interface CatalogueSlot {
  /** In an item of a list `#` stands for the number of the item: `member#.name`, `picture#`. */
  readonly name: string;
  /** Persian, as the designer shows it. */
  readonly label: string;
  readonly kind: SlotKind;
  /** Characters; null for pictures. */
  readonly maxLength: number | null;
  /** Whether a text may have bold words and links. */
  readonly isRich: boolean;
  /** The kind of its sample (decision 118); null for pictures. */
  readonly declaration: SampleKind | null;
  /** One text; in an item of a list one for each item that the list begins with; none for pictures. */
  readonly samples: readonly string[];
  /** In an item of a list: only the first item shows it. */
  readonly isFirstOnly: boolean;
}

/** A list of a layout that a customer makes longer, shorter, or puts in another order. */
export interface CatalogueList {
  /** The name in `customData.lists`. */
  readonly name: string;
  readonly label: string;
  readonly itemLabel: string;
  /** So many items it begins with. */
  readonly sampleItems: number;
  readonly maxItems: number;
  /** The highest number that an item may have. */
  readonly maxNumber: number;
  readonly slots: readonly CatalogueSlot[];
}

/** A section of a full page: its slots are those of its layout, behind the prefix. */
export interface CataloguePart {
  readonly layoutId: string;
  /** `hero.`, for the second of a type `gallery2.`. */
  readonly prefix: string;
}

export interface CatalogueLayout {
  readonly id: string;
  readonly sectionType: SectionType;
  readonly name: string;
  readonly previewImage: string | null;
  /** The outline of its pictures; null without pictures. */
  readonly pictureShape: Shape | null;
  /** Empty for a full page, as `lists` are: they are those of its parts. */
  readonly slots: readonly CatalogueSlot[];
  readonly itemLists: readonly CatalogueList[];
  /** The sections of a full page; otherwise empty. */
  readonly parts: readonly CataloguePart[];
}

export interface CatalogueTemplate extends TemplateStyle {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly trade: Trade;
  readonly layoutId: string;
  readonly previewImage: string;
  readonly parts: readonly CataloguePart[];
  /** Its own texts, by the slots of its full page. */
  readonly texts: Readonly<Slots>;
}

export interface CatalogueTrade {
  readonly id: Trade;
  readonly name: string;
  readonly hasTemplates: boolean;
}

export interface CatalogueFont {
  readonly id: FontKey;
  readonly name: string;
  /** The open font that is drawn. */
  readonly drawnWith: string;
}

/** The layouts of a section type in the order in which they are offered, with the samples of a trade. */
export function catalogueLayouts(type: SectionType, trade: Trade): CatalogueLayout[] {
  const samples = sampleTexts(type, trade);
  return layoutsOf(type).map((layout) => ({
    id: layout.id,
    sectionType: layout.type,
    name: layout.name,
    previewImage: layoutPicture(layout.id),
    ...(layout.type === 'full_page' ? ofFullPage(layout) : ofSection(layout, samples)),
  }));
}

type Contents = Pick<CatalogueLayout, 'pictureShape' | 'slots' | 'itemLists' | 'parts'>;

const ofFullPage = (layout: FullPageLayout): Contents => ({
  pictureShape: null,
  slots: [],
  itemLists: [],
  parts: partsOfPage(layout),
});

function ofSection(layout: Layout, samples: Readonly<Slots>): Contents {
  const { type, composition, treatment } = layout;
  const texts = composition.slots.texts.map((name) => textOf(type, name, [samples[name]]));
  const pictures = composition.slots.pictures.map((name) => {
    const { label, video } = pictureSlotOf(composition, '', name);
    return pictureOf(name, label, video === true);
  });
  const hasPictures = pictures.length > 0 || composition.slots.lists.some((list) => list.pictures !== 'none');
  return {
    pictureShape: hasPictures ? treatment.shape : null,
    slots: [...texts, ...pictures],
    itemLists: composition.slots.lists.map((list) => listOf(type, list, samples)),
    parts: [],
  };
}

function partsOfPage({ parts }: FullPageLayout): CataloguePart[] {
  return parts.map(({ layoutId }, index) => ({ layoutId, prefix: partPrefix(parts, index) }));
}

function textOf(type: Layout['type'], name: string, samples: readonly (string | undefined)[]): CatalogueSlot {
  const { label, multiline, maxLength } = textSlot(name);
  return {
    name,
    label,
    kind: isCall(type, name) ? 'link' : multiline ? 'long_text' : 'text',
    maxLength,
    isRich: isRichSlot(name),
    declaration: sampleKind(type, name),
    samples: samples.filter((sample) => sample !== undefined),
    isFirstOnly: false,
  };
}

function pictureOf(name: string, label: string, isVideo: boolean): CatalogueSlot {
  const kind = isVideo ? 'video' : 'picture';
  return { name, label, kind, maxLength: null, isRich: false, declaration: null, samples: [], isFirstOnly: false };
}

function listOf(type: Layout['type'], list: ListSlots, samples: Readonly<Slots>): CatalogueList {
  const { name, sample, fields, leadFields, pictures, max } = list;
  const numbers = upTo(sample);
  const fieldOf = (field: string, ofItems: readonly number[]): CatalogueSlot => ({
    ...textOf(
      type,
      `${name}#.${field}`,
      ofItems.map((n) => samples[`${name}${n}.${field}`]),
    ),
    label: fieldLabel(type, field),
  });
  const names = listName(type, name) ?? { many: name, one: name };
  const picture = { ...pictureOf('picture#', IMAGE_LABELS['item'] ?? '', false), isFirstOnly: pictures === 'first' };
  return {
    name,
    label: names.many,
    itemLabel: names.one,
    sampleItems: sample,
    maxItems: max,
    maxNumber: LISTS.maxNumber,
    slots: [
      ...fields.map((field) => fieldOf(field, numbers)),
      ...leadFields.map((field) => ({ ...fieldOf(field, numbers.slice(0, 1)), isFirstOnly: true })),
      ...(pictures === 'none' ? [] : [picture]),
    ],
  };
}

/** The ready templates in the order in which they are offered, that one trade is offered or, for null, all. */
export function catalogueTemplates(trade: Trade | null): CatalogueTemplate[] {
  return (trade === null ? TEMPLATES : templatesOf(trade)).map(({ style, category: _category, ...template }) => ({
    ...template,
    ...style,
    parts: partsOf(layoutOf({ layoutId: template.layoutId, template: template.id })),
    texts: templateSamples(template.trade, template.id),
  }));
}

const partsOf = (layout: AnyLayout | null): CataloguePart[] =>
  layout?.type === 'full_page' ? partsOfPage(layout) : [];

/** The trades in the order in which they are offered. */
export const catalogueTrades = (): CatalogueTrade[] =>
  TRADES.map((id) => ({ id, name: TRADE_NAMES[id], hasTemplates: BUSINESS_TRADES.includes(id) }));

/** The fonts in the order in which they are offered. */
export const catalogueFonts = (): CatalogueFont[] =>
  FONTS.map((id) => ({ id, name: fontName(id), drawnWith: drawnFontName(id) }));

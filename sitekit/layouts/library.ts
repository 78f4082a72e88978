/**
 * The section library's shelves: what is drawn, by section type and by trade. Node fills them at once (`kits.ts`),
 * the browser piece by piece (`load.ts`); whoever draws reads here. Every id and number is core's catalogue
 * (specification 1 §9).
 */
import type { ReactNode } from 'react';
import { isSectionType, layoutId, parseLayoutId, SECTION_COUNTS, type SectionType } from '#core/catalogue.js';
import type { DesignSection } from '#core/design/design.js';
import { toPersianDigits } from '#core/text/digits.js';
import type { TradeCopy } from '../copy/copy.types.js';
import type { Slots } from '../copy/slot-makers.js';
import { textSlot } from '../copy/slots.js';
import { IMAGE_LABELS } from '../copy/slots.messages.js';
import type { AnyLayout, Composition, ImageSlot, Layout, LinkSlot, TextSlot } from '../section.types.js';
import { fullPageLayouts } from '../sections/full-page/full-page.layouts.js';
import { templatePage } from '../sections/full-page/template-pages.js';
import { SECTIONS, SINGLE_TYPES } from '../sections/index.js';
import type { SectionKit } from '../sections/manifest.types.js';
import { itemNumbers, pictureNames, textNames, type ItemNumbers } from '../slots.js';
import type { Trade } from '../templates/trades.js';

/** Former sample texts by their types and slots: `hero.title`. */
export type RetiredTexts = Readonly<Record<string, readonly string[]>>;

/**
 * One trade: its texts, its drawn scenes, at least six of them, 800 × 600, the own texts of its ready templates by
 * their ids, and what these said until decision 118 and nobody could know to be true.
 */
export interface TradeKit {
  readonly copy: TradeCopy;
  readonly scenes: readonly (() => ReactNode)[];
  readonly templates: Readonly<Record<string, Slots>>;
  readonly retired: RetiredTexts;
  /** The former wordings of samples that anybody in the trade may say. */
  readonly reworded?: RetiredTexts;
}

const sections = new Map<SectionType, SectionKit>();
const trades = new Map<Trade, TradeKit>();

export const addSectionKit = (type: Layout['type'], kit: SectionKit): void => void sections.set(type, kit);
export const addTradeKit = (trade: Trade, kit: TradeKit): void => void trades.set(trade, kit);
export const hasSectionKit = (type: Layout['type']): boolean => sections.has(type);
export const hasTradeKit = (trade: Trade): boolean => trades.has(trade);

/** The section types one can add, whole pages last. */
export const DRAWN_TYPES: readonly SectionType[] = [...SINGLE_TYPES, 'full_page'];

/** The layouts of a type, as they are offered. Empty in a browser that has not loaded the type. */
export function layoutsOf(type: SectionType): readonly AnyLayout[] {
  return type === 'full_page' ? fullPageLayouts : (sections.get(type)?.layouts ?? []);
}

/** The layout a stored id is drawn with; null for an id that is not in the catalogue, or not loaded. */
export function findLayout(id: string): AnyLayout | null {
  const parsed = parseLayoutId(id);
  return (parsed && layoutsOf(parsed.type).find((layout) => layout.id === id)) ?? null;
}

/** The fields of a stored section by which its layout is found. */
type LaidOut = Pick<DesignSection, 'sectionType' | 'layoutId'> & { readonly template?: string | undefined };

/** The layout of a stored section. A full page of a template has the parts of that template. */
export function layoutOf({ layoutId: id, template }: Pick<LaidOut, 'layoutId' | 'template'>): AnyLayout | null {
  const layout = findLayout(id);
  return layout?.type === 'full_page' && template !== undefined ? templatePage(layout, template) : layout;
}

/** The types a stored section is drawn with: its own, or those of a full page's parts. Needs nothing loaded. */
export function typesOfSection({ layoutId: id, sectionType, template }: LaidOut): Layout['type'][] {
  const type = parseLayoutId(id)?.type ?? sectionType;
  if (type !== 'full_page') return [type];
  const found = layoutOf({ layoutId: id, template }) ?? fullPageLayouts[0];
  const inside = found?.type === 'full_page' ? found.parts.map((part) => part.layoutId.replace(/-\d+$/, '')) : [];
  return [...new Set(inside)].filter((each): each is Layout['type'] => isSectionType(each) && each !== 'full_page');
}

/** Every layout id of a type, in order of their numbers. Needs nothing loaded. */
export function layoutIdsOf(type: SectionType): string[] {
  return Array.from({ length: SECTION_COUNTS[type] }, (_, index) => layoutId(type, index + 1));
}

/** The layout `step` places before or after one, wrapping around (specification 1 §4 "previous or next layout"). */
export function neighbourLayout(type: SectionType, id: string, step: 1 | -1): string {
  const ids = layoutIdsOf(type);
  const at = Math.max(0, ids.indexOf(id));
  return ids[(at + step + ids.length) % ids.length] ?? layoutId(type, 1);
}

/** @throws RangeError for a trade that is not loaded. */
function tradeKit(trade: Trade): TradeKit {
  const kit = trades.get(trade);
  if (!kit) throw new RangeError(`The trade ${trade} is not loaded.`);
  return kit;
}

export const tradeCopy = (trade: Trade): TradeCopy => tradeKit(trade).copy;

/** The own words of a ready template, by the slots of its full page. */
export const templateSamples = (trade: Trade, templateId: string): Readonly<Slots> =>
  tradeKit(trade).templates[templateId] ?? {};

/** Whether a stored text is what a template said there until decision 118: nobody's words, not known to be true. */
export function isRetiredSample(trade: Trade, type: Layout['type'], slot: string, text: string): boolean {
  return tradeKit(trade).retired[`${type}.${slot}`]?.includes(text) ?? false;
}

/** Whether a stored text is an earlier wording of a template's own, which nobody wrote and everybody may read. */
export function isRewordedSample(trade: Trade, type: Layout['type'], slot: string, text: string): boolean {
  return tradeKit(trade).reworded?.[`${type}.${slot}`]?.includes(text) ?? false;
}

/** The `index`-th picture of a trade, counted from 0; wraps around. Goes into an `svg` of 800 × 600. */
export function drawScene(trade: Trade, index: number): ReactNode {
  const { scenes } = tradeKit(trade);
  return scenes[index % scenes.length]?.() ?? null;
}

/** The sample texts of a section type in a trade, by slot. */
export function sampleTexts(type: SectionType, trade: Trade): Readonly<Slots> {
  return sections.get(type)?.samples(tradeCopy(trade), trade) ?? {};
}

/** The prefix of a part's slots inside a full page: `hero.title`, for two of a type `gallery2.title`. */
export function partPrefix(parts: readonly { layoutId: string }[], index: number): string {
  const type = (at: number): string => parts[at]?.layoutId.replace(/-\d+$/, '') ?? '';
  const same = parts.slice(0, index).filter((_, at) => type(at) === type(index)).length;
  return `${type(index)}${same > 0 ? same + 1 : ''}.`;
}

/** One part of a section: the section itself, or one of those that a full page is made of. */
export interface LayoutPart {
  readonly layout: Layout;
  /** Put before the names of its slots and lists. */
  readonly prefix: string;
  /** The items of its lists, under their names without the prefix. */
  readonly items: ItemNumbers;
}

/** The parts of a layout in their order. `chosen`: what a customer made of its lists, as stored. */
export function partsOf(layout: AnyLayout, chosen: ItemNumbers = {}): LayoutPart[] {
  const part = (found: Layout, prefix: string): LayoutPart => {
    const { slots } = found.composition;
    const own = slots.lists.flatMap(({ name }) => {
      const numbers = chosen[prefix + name];
      return numbers ? [[name, numbers] as const] : [];
    });
    return { layout: found, prefix, items: itemNumbers(slots, Object.fromEntries(own)) };
  };
  if (layout.type !== 'full_page') return [part(layout, '')];
  return layout.parts.flatMap(({ layoutId: id }, index) => {
    const found = findLayout(id);
    return found && found.type !== 'full_page' ? [part(found, partPrefix(layout.parts, index))] : [];
  });
}

/** The texts of a layout a customer may write. */
export function textSlotsOf(layout: AnyLayout, chosen?: ItemNumbers): TextSlot[] {
  return partsOf(layout, chosen).flatMap(({ layout: { composition }, prefix, items }) =>
    textNames(composition.slots, items).map((name) => ({ ...textSlot(name), name: prefix + name })),
  );
}

const CALLS = /^(primary|secondary|action|cta)$|\.action$/;

/** Whether a text of a section is a call, which leads somewhere. */
export const isCall = (type: Layout['type'], name: string): boolean => !SECTIONS[type].sendsForm && CALLS.test(name);

/** The calls of a layout whose address a customer may change, by the slots of their texts. */
export function linkSlotsOf(layout: AnyLayout, chosen?: ItemNumbers): LinkSlot[] {
  return partsOf(layout, chosen).flatMap(({ layout: { type, composition }, prefix, items }) =>
    textNames(composition.slots, items)
      .filter((name) => isCall(type, name))
      .map((name) => ({ ...textSlot(name), name: prefix + name })),
  );
}

function imageSlot(name: string): ImageSlot {
  const picture = /^picture(\d+)$/.exec(name);
  return { name, label: picture ? `تصویر ${toPersianDigits(picture[1] ?? '')}` : (IMAGE_LABELS[name] ?? name) };
}

/** A picture of a composition, under the prefix of its part. */
export function pictureSlotOf({ slots }: Composition, prefix: string, name: string): ImageSlot {
  const slot = { ...imageSlot(name), name: prefix + name };
  return slots.videos.includes(name) ? { ...slot, video: true } : slot;
}

/** The pictures of a layout a customer may replace. */
export function imageSlotsOf(layout: AnyLayout, chosen?: ItemNumbers): ImageSlot[] {
  return partsOf(layout, chosen).flatMap(({ layout: { composition }, prefix, items }) =>
    pictureNames(composition.slots, items).map((name) => pictureSlotOf(composition, prefix, name)),
  );
}

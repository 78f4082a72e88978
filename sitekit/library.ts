/**
 * The section library's shelves: what is drawn, by section type and by trade. Node fills them at once (`kits.ts`),
 * the browser piece by piece (`load.ts`); whoever draws reads here. Every id and number is core's catalogue
 * (specification 1 §9).
 */
import type { ReactNode } from 'react';
import { isSectionType, layoutId, parseLayoutId, SECTION_COUNTS, type SectionType } from '../core/catalogue.js';
import { toPersianDigits } from '../core/digits.js';
import type { TradeCopy } from './copy/copy.types.js';
import type { Slots } from './copy/slot-makers.js';
import { textSlot } from './copy/slots.js';
import { IMAGE_LABELS } from './copy/slots.messages.js';
import type { AnyLayout, ImageSlot, Layout, LinkSlot, TextSlot } from './section.types.js';
import { fullPageLayouts } from './sections/full-page/full-page.layouts.js';
import type { Trade } from './trades.js';

/** One section type: how each layout is drawn, and the sample texts of its slots in a trade. */
export interface SectionKit {
  readonly layouts: readonly Layout[];
  readonly samples: (copy: TradeCopy, trade: Trade) => Slots;
}

/**
 * One trade: its texts, its drawn scenes, at least six of them, 800 × 600, and the own texts of its ready templates by
 * their ids.
 */
export interface TradeKit {
  readonly copy: TradeCopy;
  readonly scenes: readonly (() => ReactNode)[];
  readonly templates: Readonly<Record<string, Slots>>;
}

const sections = new Map<SectionType, SectionKit>();
const trades = new Map<Trade, TradeKit>();

export const addSectionKit = (type: Layout['type'], kit: SectionKit): void => void sections.set(type, kit);
export const addTradeKit = (trade: Trade, kit: TradeKit): void => void trades.set(trade, kit);
export const hasSectionKit = (type: Layout['type']): boolean => sections.has(type);
export const hasTradeKit = (trade: Trade): boolean => trades.has(trade);

/** The section types one can add, from a page's top to its foot, whole pages last. */
export const DRAWN_TYPES: readonly SectionType[] = [
  'headers',
  'hero',
  'logos',
  'about',
  'services',
  'features',
  'left_right_sections',
  'content',
  'gallery',
  'stats',
  'testimonials',
  'team',
  'pricing',
  'tables',
  'faqs',
  'accordion',
  'blog_posts',
  'call_to_actions',
  'newsletter',
  'forms',
  'contact',
  'socials',
  'footer',
  'full_page',
];

/** The layouts of a type, in order of their numbers. Empty in a browser that has not loaded the type. */
export function layoutsOf(type: SectionType): readonly AnyLayout[] {
  return type === 'full_page' ? fullPageLayouts : (sections.get(type)?.layouts ?? []);
}

/** The layout a stored id is drawn with; null for an id that is not in the catalogue, or not loaded. */
export function findLayout(id: string): AnyLayout | null {
  const parsed = parseLayoutId(id);
  return parsed ? (layoutsOf(parsed.type)[parsed.n - 1] ?? null) : null;
}

/** The types a stored layout is drawn with: its own, or those of a full page's parts. Needs nothing loaded. */
export function typesOfLayout(id: string, fallback: SectionType): Layout['type'][] {
  const type = parseLayoutId(id)?.type ?? fallback;
  if (type !== 'full_page') return [type];
  const page = fullPageLayouts.find((layout) => layout.id === id) ?? fullPageLayouts[0];
  const inside = page?.parts.map((part) => part.layoutId.replace(/-\d+$/, '')) ?? [];
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

/** What a ready template says in its own words, by the slots of its full page. */
export const templateSamples = (trade: Trade, templateId: string): Readonly<Slots> =>
  tradeKit(trade).templates[templateId] ?? {};

/** The `index`-th picture of a trade, counted from 0; wraps around. Goes into an `svg` of 800 × 600. */
export function drawScene(trade: Trade, index: number): ReactNode {
  const { scenes } = tradeKit(trade);
  return scenes[index % scenes.length]?.() ?? null;
}

/** The sample texts of a section type in a trade, by slot. */
export function sampleTexts(type: SectionType, trade: Trade): Readonly<Slots> {
  return sections.get(type)?.samples(tradeCopy(trade), trade) ?? {};
}

const prefixed = (prefix: string, slots: readonly TextSlot[]): TextSlot[] =>
  slots.map((slot) => ({ ...slot, name: prefix + slot.name }));

/** What a part's slots are called inside a full page: `hero.title`, for two of a type `gallery2.title`. */
export function partPrefix(parts: readonly { layoutId: string }[], index: number): string {
  const type = (at: number): string => parts[at]?.layoutId.replace(/-\d+$/, '') ?? '';
  const same = parts.slice(0, index).filter((_, at) => type(at) === type(index)).length;
  return `${type(index)}${same > 0 ? same + 1 : ''}.`;
}

/** The texts of a layout a customer may write. */
export function textSlotsOf(layout: AnyLayout): TextSlot[] {
  if (layout.type !== 'full_page') return layout.composition.texts.map(textSlot);
  return layout.parts.flatMap((each, index) => {
    const found = findLayout(each.layoutId);
    return found ? prefixed(partPrefix(layout.parts, index), textSlotsOf(found)) : [];
  });
}

const CALLS = /^(primary|secondary|action|cta)$|\.action$/;

/** Their `action` sends a form. */
const SENDING: ReadonlySet<SectionType> = new Set(['forms', 'newsletter']);

/** The calls of a layout whose address a customer may change, by the slots of their texts. */
export function linkSlotsOf(layout: AnyLayout): LinkSlot[] {
  if (layout.type !== 'full_page')
    return SENDING.has(layout.type) ? [] : textSlotsOf(layout).filter(({ name }) => CALLS.test(name));
  return layout.parts.flatMap((each, index) => {
    const found = findLayout(each.layoutId);
    const prefix = partPrefix(layout.parts, index);
    return found ? linkSlotsOf(found).map((slot) => ({ ...slot, name: prefix + slot.name })) : [];
  });
}

function imageSlot(name: string): ImageSlot {
  const picture = /^picture(\d+)$/.exec(name);
  return { name, label: picture ? `تصویر ${toPersianDigits(picture[1] ?? '')}` : (IMAGE_LABELS[name] ?? name) };
}

/** The pictures of a layout a customer may replace. */
export function imageSlotsOf(layout: AnyLayout): ImageSlot[] {
  if (layout.type !== 'full_page') return layout.composition.images.map(imageSlot);
  return layout.parts.flatMap((each, index) => {
    const found = findLayout(each.layoutId);
    const prefix = partPrefix(layout.parts, index);
    return found ? imageSlotsOf(found).map((slot) => ({ ...slot, name: prefix + slot.name })) : [];
  });
}

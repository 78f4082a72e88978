/** The checks for search engines that look into sections: the heading of a page, texts of pictures and of links. */
import type { DesignPage } from '#core/design/design.js';
import type { SectionType } from '#core/catalogue.js';
import { isRichSlot } from '../copy/slots.js';
import { layoutOf, linkSlotsOf, partsOf } from '../layouts/library.js';
import { pageParts, type PagePart, type SectionInput } from '../page/page-parts.js';
import { pictureNames, textNames } from '../slots.js';
import { drawnLists } from '../texts/answer-texts.js';
import type { KnownTexts } from '../texts/known-texts.js';
import { richLines } from '../texts/rich-text.js';
import type { Trade } from '../templates/trades.js';

interface HeadingFinding {
  readonly code: 'headingMissing' | 'headingSample';
  readonly sectionId?: string;
  readonly sectionType?: SectionType;
}

/**
 * The fault of the main heading of a page, of which each device shows one: there is none, or it is still the sample of
 * the trade.
 */
export function headingCode(page: DesignPage, trade: Trade, known: KnownTexts): HeadingFinding | null {
  const leading = pageParts(page.sections, { trade, known, isPublished: true }).filter(({ level }) => level === 1);
  if (leading.length === 0) return { code: 'headingMissing' };
  return leading.map((part) => headingFault(part, page, known)).find((fault) => fault !== null) ?? null;
}

function headingFault(first: PagePart, page: DesignPage, known: KnownTexts): HeadingFinding | null {
  if (!textNames(first.layout.composition.slots, first.items).includes('title')) return null;
  const section = page.sections.find(({ id }) => first.key === `${id}/${first.slotPrefix}`);
  const place = section && { sectionId: section.id, sectionType: section.sectionType };
  if (!first.texts['title']?.trim()) return { code: 'headingMissing', ...place };
  const isOwn = section?.customData.texts?.[`${first.slotPrefix}title`] !== undefined;
  const isKnown = (known[`${first.layout.type}.title`] ?? known['title']) !== undefined;
  return isOwn || isKnown ? null : { code: 'headingSample', ...place };
}

/** A text of the item that a picture belongs to stands beside it and says what it shows. */
const CAPTIONS = ['caption', 'title', 'name', 'alt'] as const;

/** The customer's own pictures that nothing of their own describes. */
export function pictureTextFaults(section: SectionInput, known: KnownTexts): number {
  const { images = {}, pictureTexts = {}, texts = {} } = section.customData ?? {};
  const layout = layoutOf(section);
  if (!layout || Object.keys(images).length === 0) return 0;
  const slots = partsOf(layout, drawnLists(section, known)).flatMap(
    ({ layout: { type, composition }, prefix, items }) =>
      pictureNames(composition.slots, items).map((name) => ({ type, prefix, name, lists: composition.slots.lists })),
  );
  return slots.filter(({ type, prefix, name, lists: declared }) => {
    if (!images[prefix + name] || pictureTexts[prefix + name]?.trim()) return false;
    const [, number] = /^picture(\d+)$/.exec(name) ?? [];
    const isSaid = (slot: string) => (texts[prefix + slot] ?? known[`${type}.${slot}`])?.trim();
    return !declared.some((list) => CAPTIONS.some((field) => isSaid(`${list.name}${number}.${field}`)));
  }).length;
}

/** Words that say nothing of where a link leads. */
const VAGUE: ReadonlySet<string> = new Set(
  [
    'اینجا',
    'اینجا کلیک کنید',
    'اینجا را کلیک کنید',
    'کلیک کنید',
    'کلیک',
    'بیشتر',
    'ادامه',
    'ادامه مطلب',
    'لینک',
  ].concat(['مشاهده', 'ورود به لینک', 'here', 'click here', 'click', 'more', 'read more', 'link']),
);

const wordsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک')
    .replaceAll('ٔ', '')
    .replace(/[^\p{L}\p{N}\u200c ]+/gu, ' ')
    .replaceAll('\u200c', '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Links and buttons with words that the customer wrote and that do not say where they lead. */
export function vagueLinks(section: SectionInput, known: KnownTexts): number {
  const { texts = {} } = section.customData ?? {};
  const layout = layoutOf(section);
  const calls = layout ? linkSlotsOf(layout, drawnLists(section, known)).flatMap(({ name }) => texts[name] ?? []) : [];
  return [...calls, ...linkWords(texts)].filter((words) => VAGUE.has(wordsOf(words))).length;
}

function linkWords(texts: Readonly<Record<string, string>>): string[] {
  return Object.entries(texts).flatMap(([slot, text]) =>
    isRichSlot(slot) && text.includes('](')
      ? richLines(text)
          .flat()
          .flatMap(({ target, text: words }) => (target === undefined ? [] : [words]))
      : [],
  );
}

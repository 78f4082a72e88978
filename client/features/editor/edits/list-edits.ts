/** Edits of the lists of a section as pure functions. */
import type { CustomData, Design } from '#core/design/design.js';
import { LISTS } from '#core/limits/limits.js';
import { mostItems } from '#core/sections/section-lists.js';
import { onSection } from './design-edits.js';

const SLOT_KINDS = [
  'texts',
  'images',
  'links',
  'pictureTexts',
  'focalPoints',
  'crops',
  'videos',
  'confirmed',
] as const satisfies readonly (keyof CustomData)[];

/** The number for a new item: the lowest that no item has, so that its samples are those not shown yet. */
export function freeNumber(items: readonly number[]): number {
  let n = 1;
  while (items.includes(n)) n += 1;
  return n;
}

export interface ListEdit {
  readonly sectionId: string;
  readonly list: string;
  /** The items from now on, in their order. */
  readonly items: readonly number[];
}

const isFit = (items: readonly number[], most: number): boolean =>
  items.length > 0 && items.length <= most && items.every((n) => n <= LISTS.maxNumber);

/** Other items, or another order; what was written into the items stays with their numbers. */
export function editList(design: Design, { sectionId, list, items }: ListEdit): Design {
  return onSection(design, sectionId, (section) => {
    const { customData, sectionType } = section;
    if (!isFit(items, mostItems(sectionType, list))) return section;
    if (customData.lists?.[list]?.join() === items.join()) return section;
    return { ...section, customData: { ...customData, lists: { ...customData.lists, [list]: [...items] } } };
  });
}

/** The content of a section in these slots. */
export function contentIn(customData: CustomData, slots: readonly string[]): CustomData {
  const kept = SLOT_KINDS.flatMap((kind) => {
    const entries = Object.entries(customData[kind] ?? {}).filter(([slot]) => slots.includes(slot));
    return entries.length > 0 ? [[kind, Object.fromEntries(entries)] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** Without an item and what was written into it: a later item of its number begins with samples again. */
export function removeItem(
  design: Design,
  { slots, ...edit }: ListEdit & { readonly slots: readonly string[] },
): Design {
  const removed = new Set(slots);
  const left = (record: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(Object.entries(record).filter(([slot]) => !removed.has(slot)));
  const cleared = onSection(design, edit.sectionId, (section) => {
    const { customData } = section;
    const kinds = SLOT_KINDS.filter((kind) => customData[kind]).map((kind) => [kind, left(customData[kind])] as const);
    return { ...section, customData: { ...customData, ...Object.fromEntries(kinds) } };
  });
  return editList(cleared, edit);
}

/** The list as it was before an item was removed, with the item's content. */
export function restoreItem(design: Design, { content, ...edit }: ListEdit & { readonly content: CustomData }): Design {
  const restored = onSection(design, edit.sectionId, (section) => {
    const { customData } = section;
    const kinds = SLOT_KINDS.filter((kind) => content[kind]).map(
      (kind) => [kind, { ...customData[kind], ...content[kind] }] as const,
    );
    return { ...section, customData: { ...customData, ...Object.fromEntries(kinds) } };
  });
  return editList(restored, edit);
}

export interface TableFill extends ListEdit {
  /** The cells and headings that were filled, by their slots. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Rows and cells of a table at once; what was written into rows that it no longer has is gone with them. */
export function fillTable(design: Design, { sectionId, list, items, texts }: TableFill): Design {
  const kept = new Set(items);
  const isKept = (slot: string): boolean => {
    const number = slot.startsWith(list) ? /^(\d+)\./.exec(slot.slice(list.length))?.[1] : undefined;
    return number === undefined || kept.has(Number(number));
  };
  return onSection(design, sectionId, (section) => {
    const { customData, sectionType } = section;
    if (!isFit(items, mostItems(sectionType, list))) return section;
    const left = Object.entries(customData.texts ?? {}).filter(([slot]) => isKept(slot));
    const written = { ...(Object.fromEntries(left) as Record<string, string>), ...texts };
    return {
      ...section,
      customData: { ...customData, texts: written, lists: { ...customData.lists, [list]: [...items] } },
    };
  });
}

/**
 * The slots that a composition lets a customer edit, declared once: single texts and pictures, and lists of items. The
 * names of its slots, the content panel, the checks and the server's validation follow from it.
 */

import { LISTS } from '#core/limits/limits.js';

/** The slots at the beginning of most sections. */
export const INTRO = ['eyebrow', 'title', 'text'] as const;

/** A list that a customer makes longer, shorter, or puts in another order. */
export interface ListSlots {
  /** Begins the names of its slots: `member`, for `member1.name`. */
  readonly name: string;
  /** So many items a section begins with. */
  readonly sample: number;
  /** The texts of each item. */
  readonly fields: readonly string[];
  /** Texts that the first item alone shows. */
  readonly leadFields: readonly string[];
  /** Which items have a picture: `picture1`, `picture2` … */
  readonly pictures: 'all' | 'first' | 'none';
  /** At most so many items are drawn. */
  readonly max: number;
}

export interface PictureSlot {
  readonly picture: string;
  /** A video may play in its place: nothing lies over it. */
  readonly video?: true;
}

/** Everything that is editable in a composition. */
export interface CompositionSlots {
  readonly texts: readonly string[];
  readonly pictures: readonly string[];
  /** The picture slots in whose place a video may play. */
  readonly videos: readonly string[];
  readonly lists: readonly ListSlots[];
}

/** The items of each list by their numbers, in the order in which they are drawn. */
export type ItemNumbers = Readonly<Record<string, readonly number[]>>;

/** `item1.title`, `item1.text`, … for `count` items that are always there. */
export function itemSlots(kind: string, count: number, ...fields: string[]): string[] {
  return upTo(count).flatMap((n) => fields.map((field) => `${kind}${n}.${field}`));
}

/** `list('member', 4, 'name', 'role', 'picture')`: four people at first, each with two texts and a picture. */
export function list(name: string, sample: number, ...fields: string[]): ListSlots {
  return {
    name,
    sample,
    fields: fields.filter((field) => field !== 'picture'),
    leadFields: [],
    pictures: fields.includes('picture') ? 'all' : 'none',
    max: LISTS.maxItems,
  };
}

/** A list of what a business has many of, such as pictures, prices or people (decision 165). */
export const longList = (...declared: Parameters<typeof list>): ListSlots => ({
  ...list(...declared),
  max: LISTS.longItems,
});

export const picture = (name: string): PictureSlot => ({ picture: name });

/** A picture in whose place a video may play. */
export const video = (name: string): PictureSlot => ({ picture: name, video: true });

/** `picture1` … `picture<count>`, always there. */
export const pictureSlots = (count: number): PictureSlot[] => upTo(count).map((n) => picture(`picture${n}`));

/** The declaration of a composition, from names of texts, pictures and lists. */
export function slots(...parts: readonly (string | PictureSlot | ListSlots)[]): CompositionSlots {
  const texts: string[] = [];
  const pictures: string[] = [];
  const videos: string[] = [];
  const lists: ListSlots[] = [];
  for (const part of parts) {
    if (typeof part === 'string') texts.push(part);
    else if ('picture' in part) {
      pictures.push(part.picture);
      if (part.video) videos.push(part.picture);
    } else lists.push(part);
  }
  return { texts, pictures, videos, lists };
}

export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** The items of one list: those that were chosen, or else the first ones. */
export function itemsOfList({ sample, max }: ListSlots, chosen?: readonly number[]): readonly number[] {
  return chosen && chosen.length > 0 ? chosen.slice(0, max) : upTo(sample);
}

/** The items of every list of a composition. `chosen`: what the customer made of them. */
export function itemNumbers({ lists }: CompositionSlots, chosen: ItemNumbers = {}): ItemNumbers {
  return Object.fromEntries(lists.map((each) => [each.name, itemsOfList(each, chosen[each.name])]));
}

/** The text slots of one item. */
export function itemTexts({ name, fields, leadFields }: ListSlots, n: number, isFirst: boolean): string[] {
  return [...fields, ...(isFirst ? leadFields : [])].map((field) => `${name}${n}.${field}`);
}

/** Whether the item at this place of a list, from 0, has a picture. */
export const hasPicture = ({ pictures }: ListSlots, index: number): boolean =>
  pictures === 'all' || (pictures === 'first' && index === 0);

/** The names of all text slots that are drawn. */
export function textNames(declared: CompositionSlots, items = itemNumbers(declared)): string[] {
  const ofList = (each: ListSlots) => (items[each.name] ?? []).flatMap((n, index) => itemTexts(each, n, index === 0));
  return [...declared.texts, ...declared.lists.flatMap(ofList)];
}

/** The names of all picture slots that are drawn. */
export function pictureNames(declared: CompositionSlots, items = itemNumbers(declared)): string[] {
  const ofLists = declared.lists.flatMap((each) =>
    (items[each.name] ?? []).filter((_, index) => hasPicture(each, index)),
  );
  return [...declared.pictures, ...ofLists.map((n) => `picture${n}`)];
}

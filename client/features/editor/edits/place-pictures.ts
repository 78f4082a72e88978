/** Where the pictures go that were dropped or pasted on a section. Pure. */
import type { CustomData, Design, DesignSection } from '#core/design/design.js';
import type { FieldGroup, ListFields } from '#sitekit/texts/field-groups.js';
import { editContent } from './design-edits.js';
import { editList, freeNumber } from './list-edits.js';

interface PlacedPictures {
  readonly images: Readonly<Record<string, string>>;
  /** The items of the list that they went into; null where one slot took the first. */
  readonly list: { readonly key: string; readonly items: readonly number[] } | null;
  /** Those that found no place. */
  readonly left: number;
}

interface Dropped {
  readonly section: Pick<DesignSection, 'sectionType' | 'customData'>;
  readonly groups: readonly FieldGroup[];
  /** The slot of the picture under them; null where there is none. */
  readonly slot: string | null;
  readonly images: readonly string[];
}

function isGallery(sectionType: string, { key }: ListFields): boolean {
  return sectionType === 'gallery' || /^gallery\d*\./.test(key);
}

const pictureOf = ({ images }: ListFields['items'][number]): string | undefined => images[0]?.name;

function galleryAt({ section, groups, slot }: Dropped): ListFields | undefined {
  const lists = groups.flatMap((group) => group.lists).filter((list) => isGallery(section.sectionType, list));
  if (slot === null) return lists[0];
  return lists.find(({ items }) => items.some((item) => pictureOf(item) === slot));
}

/** Items that show a sample come first; further ones are added up to the bound of the list. */
function intoList(list: ListFields, own: CustomData['images'], images: readonly string[]): PlacedPictures | null {
  const [known] = list.items.flatMap((item) => pictureOf(item) ?? []);
  // A layout may draw a picture of some items only: a further one would not be seen.
  if (known === undefined || !list.items.every(pictureOf)) return null;
  const slots = list.items.flatMap((item) => pictureOf(item) ?? []).filter((name) => own?.[name] === undefined);
  const items = list.items.map(({ n }) => n);
  while (slots.length < images.length && items.length + list.hidden.length < list.max) {
    const n = freeNumber([...items, ...list.hidden]);
    items.push(n);
    slots.push(known.replace(/\d+$/, String(n)));
  }
  const placed = images.slice(0, slots.length);
  return {
    images: Object.fromEntries(placed.map((image, at) => [slots[at] ?? '', image])),
    list: { key: list.key, items: [...items, ...list.hidden] },
    left: images.length - placed.length,
  };
}

/** Several go into a gallery; elsewhere the first replaces one picture. Null where the section has no picture. */
export function placesOf(dropped: Dropped): PlacedPictures | null {
  const { section, groups, slot, images } = dropped;
  const [first] = images;
  const gallery = galleryAt(dropped);
  // One that is dropped on a picture of a gallery replaces it.
  const isSeveral = images.length > 1 || slot === null;
  const listed = gallery && isSeveral ? intoList(gallery, section.customData.images, images) : null;
  if (listed) return listed;
  const target = slot ?? groups.flatMap((group) => group.images)[0]?.name;
  if (target === undefined || first === undefined) return null;
  return { images: { [target]: first }, list: null, left: images.length - 1 };
}

export function placePictures(design: Design, sectionId: string, { images, list }: PlacedPictures): Design {
  const listed = list === null ? design : editList(design, { sectionId, list: list.key, items: list.items });
  return Object.entries(images).reduce(
    (edited, [slot, value]) => editContent(edited, { sectionId, kind: 'images', slot, value }),
    listed,
  );
}

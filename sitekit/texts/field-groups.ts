/** The fields that a customer fills in, part by part: what the content panel is drawn from. The kits must be loaded. */
import { listName, type ListName } from '#core/sections/section-lists.js';
import { SECTION_NAMES } from '#core/sections/section-names.js';
import { isFieldText } from '../sections/forms/form-fields.js';
import { fieldLabel, textSlot } from '../copy/slots.js';
import { IMAGE_LABELS } from '../copy/slots.messages.js';
import { isCall, partsOf, pictureSlotOf, type LayoutPart } from '../layouts/library.js';
import type { AnyLayout, ImageSlot, Layout, LinkSlot, TextSlot } from '../section.types.js';
import { hasPicture, itemTexts, type ItemNumbers, type ListSlots } from '../slots.js';

/** One item of a list: its number, and its fields, the text that names it first. */
export interface ItemFields {
  readonly n: number;
  readonly texts: readonly TextSlot[];
  readonly images: readonly ImageSlot[];
  readonly links: readonly LinkSlot[];
}

export interface ListFields {
  /** Under which its items are stored: `member`, in a full page `team.member`. */
  readonly key: string;
  readonly name: ListName;
  readonly items: readonly ItemFields[];
  /** Stored items that this layout has no room for, after those that it shows. */
  readonly hidden: readonly number[];
  readonly max: number;
}

/** A table: the headings of its columns, none where its layout has none, and its rows. */
export interface TableFields {
  readonly columns: readonly TextSlot[];
  readonly rows: ListFields;
}

/** One part: its single texts, pictures and calls, and its lists. */
export interface FieldGroup {
  readonly key: string;
  /** The name of a part of a full page; null for a section that is no full page. */
  readonly name: string | null;
  readonly texts: readonly TextSlot[];
  readonly images: readonly ImageSlot[];
  readonly links: readonly LinkSlot[];
  readonly lists: readonly ListFields[];
  /** A table, whose headings and rows are edited as such and not as texts; null for a part that is none. */
  readonly table: TableFields | null;
  /** The layout of a form, whose fields are edited as such and not as texts; null for a part that is none. */
  readonly form: Layout | null;
}

/** The groups of a layout in their order. `chosen`: the items of its lists, as stored. */
export function fieldGroups(layout: AnyLayout, chosen: ItemNumbers = {}): FieldGroup[] {
  return partsOf(layout, chosen).map((part) => {
    const { composition, type } = part.layout;
    const form = type === 'forms' ? part.layout : null;
    const names = composition.slots.texts.filter((name) => form === null || !isFieldText(name));
    const all = names.map((name) => ({ ...textSlot(name), name: part.prefix + name }));
    const isColumn = ({ name }: TextSlot) => type === 'tables' && /column\d+\.title$/.test(name);
    const texts = all.filter((slot) => !isColumn(slot));
    const lists = composition.slots.lists.map((list) => listFields(part, list, chosen));
    const [rows] = type === 'tables' ? lists : [];
    return {
      key: part.prefix,
      name: layout.type === 'full_page' ? SECTION_NAMES[type] : null,
      texts,
      images: composition.slots.pictures.map((name) => pictureSlotOf(composition, part.prefix, name)),
      links: texts.filter(({ name }) => isCall(type, name.slice(part.prefix.length))),
      lists: rows ? [] : lists,
      table: rows ? { columns: all.filter(isColumn), rows } : null,
      form,
    };
  });
}

function listFields(part: LayoutPart, list: ListSlots, chosen: ItemNumbers): ListFields {
  const key = part.prefix + list.name;
  const items = part.items[list.name] ?? [];
  const name = listName(part.layout.type, list.name) ?? { many: list.name, one: list.name };
  const drawn = items.map((n, index) => itemFields(part, list, n, index));
  return { key, name, items: drawn, hidden: (chosen[key] ?? []).slice(list.max), max: list.max };
}

function itemFields({ layout: { type }, prefix }: LayoutPart, list: ListSlots, n: number, index: number): ItemFields {
  const texts = itemTexts(list, n, index === 0).map((name) => {
    const label = fieldLabel(type, name.slice(name.indexOf('.') + 1));
    return { ...textSlot(name), label, name: prefix + name };
  });
  return {
    n,
    texts,
    images: hasPicture(list, index) ? [{ name: `${prefix}picture${n}`, label: IMAGE_LABELS['item'] ?? '' }] : [],
    links: texts.filter(({ name }) => isCall(type, name.slice(prefix.length))),
  };
}

/** How a text slot is offered for editing. */
import { once } from '#core/once.js';
import type { SectionType } from '#core/catalogue.js';
import { isParagraph, textLength } from '#core/sections/text-slots.js';
import type { TextSlot } from '../section.types.js';
import { FIELD_LABELS, SLOT_ITEM_LABELS, SLOT_LABELS } from './slots.messages.js';

/** Running texts, in which words may be bold or links. */
const RICH = /(?:^|\.)(?:text|more|ending|quote|note)$/;
const PERSIAN_DIGITS = once(() => new Intl.NumberFormat('fa-IR', { useGrouping: false }));

/** Whether a text may have the forms of rich-text.ts. */
export const isRichSlot = (name: string): boolean => RICH.test(name);

/** The name of a field of an item beside the item's own name. */
export const fieldLabel = (type: SectionType, field: string): string =>
  FIELD_LABELS[`${type}.${field}`] ?? SLOT_LABELS[field] ?? field;

/** How a slot is offered for editing: a Persian label, one line or several, and the longest text it takes. */
export function textSlot(name: string): TextSlot {
  const [head = name, field] = name.split('.');
  const item = /^([a-z]+)(\d+)$/.exec(head);
  const fieldLabel = SLOT_LABELS[field ?? head] ?? name;
  const label = item
    ? `${SLOT_ITEM_LABELS[item[1] ?? ''] ?? head} ${PERSIAN_DIGITS().format(Number(item[2]))}: ${fieldLabel}`
    : field
      ? `${SLOT_ITEM_LABELS[head] ?? head}: ${fieldLabel}`
      : fieldLabel;
  return { name, label, multiline: isParagraph(name), maxLength: textLength(name) };
}

/** From written texts to named slots; shared by the tables of slots. */
import type { Intro, Pair } from './copy.types.js';

export type Slots = Record<string, string>;

export const intro = ({ eyebrow, title, text }: Intro): Slots => ({ eyebrow, title, text });

/** `item1.title`, `item1.text`, `item2.title` … from rows of texts. */
export function numbered(
  kind: string,
  fields: readonly string[],
  rows: readonly (readonly (string | undefined)[])[],
): Slots {
  const slots: Slots = {};
  rows.forEach((row, index) => {
    fields.forEach((field, column) => {
      slots[`${kind}${index + 1}.${field}`] = row[column] ?? '';
    });
  });
  return slots;
}

export const pairs = (kind: string, rows: readonly Pair[]): Slots => numbered(kind, ['title', 'text'], rows);

/** `point1.title`, `point2.title` … from a list of short texts. */
export const titles = (kind: string, texts: readonly string[]): Slots =>
  numbered(
    kind,
    ['title'],
    texts.map((text) => [text]),
  );

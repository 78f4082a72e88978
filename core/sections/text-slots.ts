/** Which texts of a section are paragraphs, and how long a text may be. The wizard and the server both read it. */
import { TEXTS } from '../limits/limits.js';

const PARAGRAPHS = new Set(['text', 'more', 'ending', 'quote', 'note', 'address', 'extra']);

/** @param slot as texts are stored: `title`, `card1.text`, `hero.title`, `team.member1.text` */
export function isParagraph(slot: string): boolean {
  return PARAGRAPHS.has(slot.slice(slot.lastIndexOf('.') + 1));
}

/** The longest text of a slot, in characters, with the signs of bold words and links. */
export const textLength = (slot: string): number => (isParagraph(slot) ? TEXTS.paragraph : TEXTS.line);

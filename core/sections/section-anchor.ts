/**
 * The owner's own word for a section in the address of its page: `#رزرو`. One word of letters and digits, parts of it
 * joined by underscores: the ids that sections have by themselves have hyphens. Pure.
 */
import { persianLetters } from '../text/digits.js';
import { SECTION_TYPES } from '../catalogue.js';

/** Characters of an anchor. */
export const ANCHOR_LENGTH = 40;

/** The fragments that sections have by themselves, and that of the body of a page. */
const TAKEN: ReadonlySet<string> = new Set([...SECTION_TYPES, 'main']);

/** The anchor that somebody means by a text; empty where it has no letter or digit. */
export function anchorOfTyped(typed: string): string {
  const words = persianLetters(typed.slice(0, 200).normalize('NFC'))
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '_');
  return Array.from(words.replace(/^_|_$/g, '')).slice(0, ANCHOR_LENGTH).join('').replace(/_$/, '');
}

/** Whether the sections of a page have the word by themselves, so that no section can take it. */
export const isTakenAnchor = (anchor: string): boolean => TAKEN.has(anchor);

/** Whether it is stored as it is. */
export function isAnchor(value: string): boolean {
  return value !== '' && anchorOfTyped(value) === value && !isTakenAnchor(value);
}

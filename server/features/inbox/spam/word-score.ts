/**
 * How much the words of a message speak for spam: a logistic regression over its signs. A sign is looked up by its
 * hash, so that the table has a fixed size. Pure, and linear in the length of the text.
 */
import { signsOf } from './signs.js';
import { START, STEP, WEIGHTS } from './word-weights.js';

/** From here on it is quarantined: in cross-validation of tests/corpus/development fewer than 1 % of honest ones. */
export const CERTAIN = 1.4;

/** Weights in the table. A power of two. */
export const PLACES = 262_144;

/** FNV-1a, mixed once more since its low bits alone are not spread well. */
function placeOf(sign: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < sign.length; at += 1) hash = Math.imul(hash ^ sign.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % PLACES;
}

/** A mark of the whole text counts as several words: in a long text one word is little. */
const OF_MARK = [1, 2, 3, 4, 5];

/** The places of all signs of a text in the table. */
export function placesOf(text: string): readonly number[] {
  const { words, marks } = signsOf(text);
  const ofMarks = marks.flatMap((mark) => OF_MARK.map((time) => `#${mark}#${time}`));
  return [...new Set([...words, ...ofMarks].map((sign) => placeOf(sign)))];
}

/** A shorter text cannot be judged by its signs. */
const LEAST_SIGNS = 120;

/** How much one sign of these counts. */
export const shareOf = (places: readonly number[]): number => 1 / Math.sqrt(Math.max(places.length, LEAST_SIGNS));

/** Log-odds, above zero where spam is likelier. Longer texts have more signs, each of which counts less. */
export function scoreOf(places: readonly number[], start: number, weightOf: (place: number) => number): number {
  let sum = 0;
  for (const place of places) sum += weightOf(place);
  return start + sum * shareOf(places);
}

const TABLE = new Int8Array(Buffer.from(WEIGHTS, 'base64'));

/** By the fitted weights. */
export const wordScore = (text: string): number =>
  scoreOf(placesOf(text), START, (place) => (TABLE[place] ?? 0) * STEP);

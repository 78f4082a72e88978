import { closest, distance } from 'fastest-levenshtein';

/** Longer names are compared by their beginning. */
const MOST_CHARACTERS = 80;

/**
 * The name that somebody most likely meant: the one with the fewest letters to change, at most two fifths of them,
 * rounded up; null where none is so near.
 */
export function nearestName(given: string, names: readonly string[]): string | null {
  const typed = given.slice(0, MOST_CHARACTERS);
  if (names.length === 0) return null;
  const nearest = closest(typed, names);
  return distance(typed, nearest) <= Math.ceil(typed.length * 0.4) ? nearest : null;
}

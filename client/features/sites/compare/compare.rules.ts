/** The pages of two releases as one list. Pure. */
import type { DesignPage } from '#core/design/design.js';

export interface ComparedPage {
  readonly id: string;
  /** The name in the second release, else in the first. */
  readonly name: string;
}

/** Those of the second release in their order, then those that only the first has. */
export function comparedPages(first: readonly DesignPage[], second: readonly DesignPage[]): readonly ComparedPage[] {
  const known = new Set(second.map(({ id }) => id));
  return [...second, ...first.filter(({ id }) => !known.has(id))].map(({ id, name }) => ({ id, name }));
}

interface NumberedRelease {
  readonly id: string;
  readonly number: number;
  readonly isLive: boolean;
}

/**
 * The releases that are compared first: the chosen one with the one that visitors see, or that one with the release
 * before it.
 */
export function firstPair(releases: readonly NumberedRelease[], chosen: NumberedRelease): readonly [string, string] {
  const before = releases.filter(({ number }) => number < chosen.number).toSorted((a, b) => b.number - a.number)[0];
  const other = chosen.isLive ? before : releases.find(({ isLive }) => isLive);
  const pair = [chosen, other ?? before ?? chosen].toSorted((a, b) => a.number - b.number);
  return [pair[0]?.id ?? chosen.id, pair[1]?.id ?? chosen.id];
}

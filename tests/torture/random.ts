/** A generator that gives the same numbers for the same seed, and its own stream for each actor. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Whole, both ends included. */
  between(least: number, most: number): number;
}

/** `stream` separates actors: the numbers of one do not change those of another. */
export function createRandom(seed: number, stream: string): Random {
  let state = hash(`${seed}:${stream}`);
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    chance: (probability) => next() < probability,
    pick: <Item>(items: readonly Item[]): Item => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('there is nothing to pick');
      return item;
    },
    between,
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value | 0;
}

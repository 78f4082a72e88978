/** How the cost of a function grows with its input, for tests of algorithms that strangers feed. */

/** How long a run takes, ms. */
function cost(run: () => void): number {
  const begun = performance.now();
  run();
  return performance.now() - begun;
}

/**
 * The cost of one input `factor` times as long, compared with `factor` inputs of length `n`: about 1 for a linear
 * algorithm, `factor` for a quadratic one. Both read as many characters, so that they are interrupted about as often on
 * a busy machine, and leave as much garbage behind. The shortest of several rounds counts on each side.
 */
export function growth<T>(make: (n: number) => T, read: (input: T) => unknown, n: number, factor = 64): number {
  const [small, large] = [make(n), make(factor * n)];
  const readMany = (): void => repeat(factor, () => read(small));
  const readOne = (): void => void read(large);
  let [many, one] = [Infinity, Infinity];
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    many = Math.min(many, cost(readMany));
    one = Math.min(one, cost(readOne));
    if (round >= ROUNDS && one / many < CLEARLY_LINEAR) break;
  }
  return one / Math.max(many, 0.001);
}

function repeat(times: number, run: () => void): void {
  for (let time = 0; time < times; time += 1) run();
}

const ROUNDS = 4;
/** Until a value is below this, more rounds are made. */
const CLEARLY_LINEAR = 3;
const MOST_ROUNDS = 12;

/** Between linear and quadratic, with a margin for what a machine's caches and the collection of memory cost. */
export const LINEAR_GROWTH = 10;

/** How the time of a function grows with its input, for tests of algorithms that strangers feed. */

/** The shortest of several runs, ms: what a busy machine does beside makes a run longer and never shorter. */
export function fastest(run: () => void, times: number): number {
  let best = Infinity;
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    run();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

/** How much longer the second input is. */
const FACTOR = 64;

/**
 * The time for `64n` over the time for `n`, each the fastest of several runs: about 64 for a linear algorithm, 4096 for
 * a quadratic one.
 */
export function growth<T>(make: (n: number) => T, read: (input: T) => unknown, n: number): number {
  const [small, large] = [make(n), make(FACTOR * n)];
  const smaller = fastest(() => void read(small), 200);
  let least = Infinity;
  for (let round = 0; round < ROUNDS && least >= LINEAR_GROWTH; round += 1)
    least = Math.min(least, fastest(() => void read(large), 4) / smaller);
  return least;
}

const ROUNDS = 5;

/** Between linear and quadratic, with a margin for a machine that collects memory and does other things beside. */
export const LINEAR_GROWTH = 640;

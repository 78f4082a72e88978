/** How the time of a function grows with its input, for tests of algorithms that strangers feed. */

/** The shortest of several runs, ms: what a busy machine does beside makes a run longer and never shorter. */
function fastest(run: () => void, times: number): number {
  let best = Infinity;
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    run();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

/**
 * How much the time for each part of an input grows when the input becomes `factor` times as long, each time the
 * fastest of several runs: about 1 for a linear algorithm, `factor` for a quadratic one.
 */
export function growth<T>(make: (n: number) => T, read: (input: T) => unknown, n: number, factor = 64): number {
  const [small, large] = [make(n), make(factor * n)];
  const smaller = fastest(() => void read(small), 200);
  let least = Infinity;
  for (let round = 0; round < ROUNDS && least >= LINEAR_GROWTH; round += 1)
    least = Math.min(least, fastest(() => void read(large), 4) / smaller / factor);
  return least;
}

const ROUNDS = 5;

/** Between linear and quadratic, with a margin for a machine that collects memory and does other things beside. */
export const LINEAR_GROWTH = 10;

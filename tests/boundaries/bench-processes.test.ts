import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BENCH_PROCESSES } from '#tests/bench/processes.js';

// Benches run by hand: nothing else notices when a file of theirs is moved.
test.each(BENCH_PROCESSES)('the bench finds its process %s', (module) => {
  expect(existsSync(fileURLToPath(new URL(`../bench/${module}.js`, import.meta.url)))).toBe(true);
});

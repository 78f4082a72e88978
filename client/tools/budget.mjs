/**
 * Asserts the landing page's budget: at most 105 kB (1000 bytes) of gzipped JavaScript for `/`, counted over
 * the entry and everything that it imports statically. `node client/tools/budget.mjs` checks a finished build.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

export const BUDGET_KB = 105;

export function entryOf(manifest) {
  return Object.keys(manifest).find((key) => manifest[key].isEntry);
}

/** Every chunk that the browser loads for `entry` before anything is clicked. */
export function staticChunks(manifest, entry) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  visit(entry);
  return [...seen];
}

/** Answers the size in kB; throws where it is over the budget. */
export async function assertBudget(out, manifest) {
  let bytes = 0;
  for (const key of staticChunks(manifest, entryOf(manifest))) {
    bytes += gzipSync(await readFile(join(out, manifest[key].file)), { level: 9 }).length;
  }
  const size = bytes / 1000;
  if (size > BUDGET_KB)
    throw new Error(`the landing page takes ${size.toFixed(1)} kB of JavaScript (gzip); the budget is ${BUDGET_KB} kB`);
  return size;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const out = fileURLToPath(new URL('../../dist/client/', import.meta.url));
  const manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8'));
  console.log(`${(await assertBudget(out, manifest)).toFixed(1)} kB of ${BUDGET_KB} kB`);
}

/**
 * Asserts the budgets of first loads (first-loads.mjs): files of JavaScript, and their size. `node
 * client/tools/budget.mjs` checks a finished build and prints what each kind of page loads.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { FIRST_LOADS, MOST_FILES } from './first-loads.mjs';

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

async function measure(out, manifest, modules) {
  const chunks = new Set([entryOf(manifest), ...modules].flatMap((entry) => staticChunks(manifest, entry)));
  let bytes = 0;
  for (const key of chunks) bytes += gzipSync(await readFile(join(out, manifest[key].file)), { level: 9 }).length;
  return { files: chunks.size, kb: bytes / 1000 };
}

/** Answers `{ kind, files, kb, most }` of each first load; throws where one is over its budget. */
export async function assertBudget(out, manifest) {
  const found = [];
  for (const [kind, { kb: most, modules }] of Object.entries(FIRST_LOADS)) {
    const { files, kb } = await measure(out, manifest, modules);
    if (kb > most)
      throw new Error(`${kind} loads ${kb.toFixed(1)} kB of JavaScript at first (gzip); the budget is ${most} kB`);
    if (files > MOST_FILES) throw new Error(`${kind} loads ${files} files at first; at most ${MOST_FILES} are allowed`);
    found.push({ kind, files, kb, most });
  }
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const out = fileURLToPath(new URL('../../dist/client/', import.meta.url));
  const manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8'));
  for (const { kind, files, kb, most } of await assertBudget(out, manifest))
    console.log(`${kind}: ${files} files, ${kb.toFixed(1)} kB of ${most} kB`);
}

/**
 * Asserts the budgets of gzipped JavaScript, in kB of 1000 bytes: at most 105 for `/`, counted over the entry, the
 * landing page and everything that they import statically, and at most 300 for the wizard's first load, its first step
 * included. `node client/tools/budget.mjs` checks a finished build.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

export const BUDGET_KB = 105;
export const WIZARD_BUDGET_KB = 300;

/** What the landing page loads beside the entry; the build preloads it. */
export const LANDING = 'open-landing.tsx';

/** The chain of files that the browser loads before the wizard's first step is shown. */
const WIZARD = [
  'app/start.tsx',
  'app/root-layout.tsx',
  'routes/wizard.tsx',
  'features/wizard/steps/site-type/site-type-step.tsx',
];

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

async function sizeOf(out, manifest, entries) {
  const chunks = new Set(entries.flatMap((entry) => staticChunks(manifest, entry)));
  let bytes = 0;
  for (const key of chunks) bytes += gzipSync(await readFile(join(out, manifest[key].file)), { level: 9 }).length;
  return bytes / 1000;
}

/** Answers the sizes in kB; throws where one is over its budget. */
export async function assertBudget(out, manifest) {
  const entry = entryOf(manifest);
  const landing = await sizeOf(out, manifest, [entry, LANDING]);
  const wizard = await sizeOf(out, manifest, [entry, ...WIZARD]);
  for (const [name, size, budget] of [
    ['the landing page', landing, BUDGET_KB],
    ["the wizard's first load", wizard, WIZARD_BUDGET_KB],
  ]) {
    if (size > budget)
      throw new Error(`${name} takes ${size.toFixed(1)} kB of JavaScript (gzip); the budget is ${budget} kB`);
  }
  return { landing, wizard };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const out = fileURLToPath(new URL('../../dist/client/', import.meta.url));
  const manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8'));
  const { landing, wizard } = await assertBudget(out, manifest);
  console.log(`/ ${landing.toFixed(1)} kB of ${BUDGET_KB} kB`);
  console.log(`/wizard ${wizard.toFixed(1)} kB of ${WIZARD_BUDGET_KB} kB`);
}

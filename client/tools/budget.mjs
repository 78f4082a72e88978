/**
 * Asserts the budgets of first loads (first-loads.mjs): files of JavaScript and CSS, and the size of the JavaScript.
 * `node client/tools/budget.mjs` checks a finished build and prints what each kind of page loads.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { FIRST_LOADS, MOST_SCRIPTS, MOST_STYLES } from './first-loads.mjs';

/** Written by the build, beside the files: `{ scripts, styles }` of each kind. */
export const LOADS_FILE = 'first-loads.json';

async function kilobytesOf(out, scripts) {
  let bytes = 0;
  for (const file of scripts) bytes += gzipSync(await readFile(join(out, file)), { level: 9 }).length;
  return bytes / 1000;
}

/** Answers `{ kind, files, kb, most }` of each first load; throws where one is over its budget. */
export async function assertBudget(out, loads) {
  const found = [];
  for (const [kind, { kb: most, scripts: mostScripts = MOST_SCRIPTS }] of Object.entries(FIRST_LOADS)) {
    const { scripts, styles } = loads[kind];
    const kb = await kilobytesOf(out, scripts);
    if (kb > most)
      throw new Error(`${kind} loads ${kb.toFixed(1)} kB of JavaScript at first (gzip); the budget is ${most} kB`);
    if (scripts.length > mostScripts)
      throw new Error(`${kind} loads ${scripts.length} scripts at first; at most ${mostScripts} are allowed`);
    if (styles.length > MOST_STYLES)
      throw new Error(`${kind} loads ${styles.length} style sheets at first; at most ${MOST_STYLES} are allowed`);
    found.push({ kind, files: scripts.length + styles.length, kb, most });
  }
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const out = fileURLToPath(new URL('../../dist/client/', import.meta.url));
  const loads = JSON.parse(await readFile(join(out, '.render', LOADS_FILE), 'utf8'));
  for (const { kind, files, kb, most } of await assertBudget(out, loads))
    console.log(`${kind}: ${files} files, ${kb.toFixed(1)} kB of ${most} kB`);
}

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

/** Answers `{ kind, files, kb, most }` of each first load; throws where some are over their budget, and names them. */
export async function assertBudget(out, loads) {
  const found = [];
  const over = [];
  for (const [kind, { kb: most, scripts: mostScripts = MOST_SCRIPTS }] of Object.entries(FIRST_LOADS)) {
    const { scripts, styles } = loads[kind];
    const kb = await kilobytesOf(out, scripts);
    if (kb > most) over.push(`${kind}: ${kb.toFixed(1)} kB of JavaScript (gzip) of ${most} kB`);
    if (scripts.length > mostScripts) over.push(`${kind}: ${scripts.length} scripts of ${mostScripts}`);
    if (styles.length > MOST_STYLES) over.push(`${kind}: ${styles.length} style sheets of ${MOST_STYLES}`);
    found.push({ kind, files: scripts.length + styles.length, kb, most });
  }
  if (over.length > 0) throw new Error(`First loads over their budget:\n${over.join('\n')}`);
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const out = fileURLToPath(new URL('../../dist/client/', import.meta.url));
  const loads = JSON.parse(await readFile(join(out, '.render', LOADS_FILE), 'utf8'));
  for (const { kind, files, kb, most } of await assertBudget(out, loads))
    console.log(`${kind}: ${files} files, ${kb.toFixed(1)} kB of ${most} kB`);
}

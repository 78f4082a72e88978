/**
 * `npm test [-- filter]`: every check and every test; the last line is `N passed, N failed`.
 * `--only=types,lint,…` runs some of the steps; a filter goes to the test runners and leaves the checks out.
 * `--changed` runs of the unit tests only those that what differs from the last commit reaches.
 */
import { stopWithNpm } from './lib/npm-watch.mjs';
import { prepare } from './lib/prepare.mjs';
import { onStop } from './lib/run.mjs';
import { openScratch } from './lib/scratch.mjs';

const STEPS = ['types', 'lint', 'format', 'drift', 'unit', 'integration', 'torture', 'browser'];

stopWithNpm();
await prepare();
const { checks } = await import('./lib/checks.mjs');
const { suites } = await import('./lib/suites.mjs');
const { ensureBuilt } = await import('./lib/build.mjs');

const scratch = openScratch();
onStop(scratch.close);
const { steps, filter, onlyChanged = false } = readArguments(process.argv.slice(2));
const total = { passed: 0, failed: 0 };
const failures = [];

if (!steps.includes('types')) await compileOnly();
for (const step of steps) await (checks[step] ? runChecks(step) : runSuite(step));

scratch.close();
for (const failure of failures) process.stdout.write(`✗ ${failure}\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed > 0 ? 1 : 0);

function readArguments(args) {
  const only = args
    .find((arg) => arg.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  const unknown = only?.filter((step) => !STEPS.includes(step)) ?? [];
  if (unknown.length > 0) throw new Error(`Unknown step ${unknown.join(', ')}; there are ${STEPS.join(', ')}.`);
  const words = args.filter((arg) => !arg.startsWith('--only=') && arg !== '--changed');
  const chosen = only ? STEPS.filter((step) => only.includes(step)) : STEPS;
  if (args.includes('--changed')) return { steps: chosen, filter: words, onlyChanged: true };
  return { steps: words.length > 0 ? chosen.filter((step) => suites[step]) : chosen, filter: words };
}

/** The runners read dist/. Wrong types are said but do not stop them: tsc writes what it can. */
async function compileOnly() {
  const { ok, output } = await ensureBuilt(['server'], { say: false });
  if (!ok) process.stdout.write(`${output}\n`);
}

async function runChecks(step) {
  for (const { name, work } of checks[step]) {
    const begun = performance.now();
    const complaint = await work();
    count(name, begun, complaint === null ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
    if (complaint !== null) process.stdout.write(`${complaint.replace(/^/gm, '    ')}\n`);
  }
}

async function runSuite(step) {
  process.stdout.write(`\n${step}\n`);
  const begun = performance.now();
  count(step, begun, await suites[step](filter, { onlyChanged }));
}

function count(name, begun, { passed, failed }) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(`${name}: ${failed} failed`);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)\n`);
}

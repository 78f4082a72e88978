/**
 * `npm test [-- filter]`: every check and every test; the last line is `N passed, N failed`.
 * `--only=types,lint,…` runs some of the steps; a filter goes to the test runners and leaves the checks out.
 * `--changed` runs of the unit tests only those that what differs from the last commit reaches.
 */
import { stopWithNpm } from './lib/npm-watch.mjs';
import { prepare } from './lib/prepare.mjs';
import { onStop } from './lib/run.mjs';
import { openScratch } from './lib/scratch.mjs';

const STEPS = ['format', 'types', 'lint', 'drift', 'unit', 'integration', 'torture', 'browser'];
/** One for each of two cores. */
const CHECKS_AT_ONCE = 2;

stopWithNpm();
await prepare();
const { checks, serverTypes } = await import('./lib/checks.mjs');
const { suites } = await import('./lib/suites.mjs');
const { ensureBuilt } = await import('./lib/build.mjs');

const scratch = openScratch();
onStop(scratch.close);
const { steps, filter, onlyChanged = false } = readArguments(process.argv.slice(2));
const total = { passed: 0, failed: 0 };
const failures = [];

await (steps.includes('types') ? runCheck(serverTypes) : compileOnly());
await runChecks(steps.flatMap((step) => checks[step] ?? []));
for (const step of steps.filter((each) => suites[each])) await runSuite(step);

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

/** Some at a time. The one that takes longest is the first. */
async function runChecks(waiting) {
  const runner = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await runCheck(check);
  };
  await Promise.all(Array.from({ length: CHECKS_AT_ONCE }, runner));
}

async function runCheck({ name, work }) {
  const begun = performance.now();
  const complaint = await work();
  count(name, begun, complaint === null ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  if (complaint !== null) process.stdout.write(`${complaint.replace(/^/gm, '    ')}\n`);
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

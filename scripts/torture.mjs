/**
 * `npm run torture -- [name] --seconds 60 --seed 7`. By name: `money` (the default) moves money under kills and then
 * compares every book with the others; `queue` lets only the job queues settle what was paid. 1 where something broke.
 * `--kills 10` ends by counts, `--keep` keeps the books; for `money` also `--operations 300` and `--plant <bug>`.
 */
import { ensureBuilt } from './lib/build.mjs';
import { prepare } from './lib/prepare.mjs';
import { fail, inProject } from './lib/project.mjs';
import { onStop, runNode } from './lib/run.mjs';
import { openScratch } from './lib/scratch.mjs';

/** The program of each run, in tests/torture. */
const RUNS = { money: 'main', queue: 'queue' };

const [first = '', ...rest] = process.argv.slice(2);
const isNamed = first !== '' && !first.startsWith('--');
const name = isNamed ? first : 'money';
const run = Object.hasOwn(RUNS, name)
  ? RUNS[name]
  : fail(`There is no torture "${name}": ${Object.keys(RUNS).join(', ')}.`);
const args = isNamed ? rest : process.argv.slice(2);
await prepare();
const built = await ensureBuilt(['server']);
if (!built.ok) fail(built.output);
// A killed torture leaves a database server behind; kept books must not be swept away with it.
const scratch = args.includes('--keep') ? null : openScratch();
if (scratch) onStop(scratch.close);
const program = inProject(`dist/tests/torture/${run}.js`);
const { code } = await runNode(['--enable-source-maps', program, ...args], { quiet: false });
scratch?.close();
process.exit(code);

/**
 * `npm run torture -- --seconds 60 --seed 7`: money under kills, then every book against the others; 1 where they
 * differ.
 * `--kills 10 [--operations 300]` ends by counts, `--plant <bug>` plants one of five bugs, `--keep` keeps the books.
 */
import { ensureBuilt } from './lib/build.mjs';
import { prepare } from './lib/prepare.mjs';
import { fail, inProject } from './lib/project.mjs';
import { onStop, runNode } from './lib/run.mjs';
import { openScratch } from './lib/scratch.mjs';

await prepare();
const built = await ensureBuilt(['server']);
if (!built.ok) fail(built.output);
const args = process.argv.slice(2);
// A killed torture leaves a database server behind; kept books must not be swept away with it.
const scratch = args.includes('--keep') ? null : openScratch();
if (scratch) onStop(scratch.close);
const program = inProject('dist/tests/torture/main.js');
const { code } = await runNode(['--enable-source-maps', program, ...args], { quiet: false });
scratch?.close();
process.exit(code);

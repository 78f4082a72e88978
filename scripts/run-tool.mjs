/** Compiles what is stale and runs one compiled program with the rest of the arguments: migrations, benches. */
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fail, inProject, requireNode } from './lib/project.mjs';
import { runNode, stopOnSignals } from './lib/run.mjs';

requireNode();
stopOnSignals();
await ensureInstalled();
const built = await ensureBuilt(['server']);
if (!built.ok) fail(built.output);
const [tool, ...args] = process.argv.slice(2);
const { code } = await runNode(['--enable-source-maps', inProject('dist', tool), ...args], { quiet: false });
process.exit(code);

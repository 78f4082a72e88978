/**
 * Compiles what is stale and runs one compiled program with the rest of the arguments: migrations, benches. Benches
 * serve the client, too.
 */
import { ensureBuilt } from './lib/build.mjs';
import { prepare } from './lib/prepare.mjs';
import { fail, inProject } from './lib/project.mjs';
import { runNode } from './lib/run.mjs';

await prepare();
const [tool, ...args] = process.argv.slice(2);
const built = await ensureBuilt(tool.startsWith('tests/bench/') ? ['server', 'client'] : ['server']);
if (!built.ok) fail(built.output);
const { code } = await runNode(['--enable-source-maps', inProject('dist', tool), ...args], { quiet: false });
process.exit(code);

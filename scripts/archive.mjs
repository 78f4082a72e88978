/** `npm run backup -- FILE` and `npm run restore -- FILE`. A relative FILE is one where the command was typed. */
import { resolve } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { prepare } from './lib/prepare.mjs';
import { fail, inProject } from './lib/project.mjs';
import { runNode } from './lib/run.mjs';

const TOOLS = { backup: 'back-up.js', restore: 'restore.js' };

await prepare({ checks: false });
const built = await ensureBuilt(['serving']);
if (!built.ok) fail(built.output);
const [command, ...files] = process.argv.slice(2);
const paths = files.map((file) => resolve(process.env.INIT_CWD ?? process.cwd(), file));
const tool = inProject('dist/server/tools', TOOLS[command]);
const { code } = await runNode(['--enable-source-maps', tool, ...paths], { quiet: false });
process.exit(code);

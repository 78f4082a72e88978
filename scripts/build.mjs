/** `npm run build [server|client]`: builds what is stale and ends. */
import { prepare } from './lib/prepare.mjs';
import { fail } from './lib/project.mjs';

await prepare();
const { ensureBuilt } = await import('./lib/build.mjs');
const parts = process.argv.slice(2);
const { ok, output } = await ensureBuilt(parts.length > 0 ? parts : undefined);
if (!ok) fail(output);

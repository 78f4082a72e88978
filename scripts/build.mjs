/** `npm run build [server|client]`: builds what is stale and ends. */
import { ensureInstalled } from './lib/install.mjs';
import { fail, requireNode } from './lib/project.mjs';
import { stopOnSignals } from './lib/run.mjs';

requireNode();
stopOnSignals();
await ensureInstalled();
const { ensureBuilt } = await import('./lib/build.mjs');
const parts = process.argv.slice(2);
const { ok, output } = await ensureBuilt(parts.length > 0 ? parts : undefined);
if (!ok) fail(output);

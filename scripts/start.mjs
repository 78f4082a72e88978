/** `npm start`: installs, builds what is stale, and serves, from a fresh clone on. */
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { stopWithNpm } from './lib/npm-watch.mjs';
import { fail, inProject, requireNode } from './lib/project.mjs';
import { stopOnSignals } from './lib/run.mjs';

requireNode();
const letGo = stopOnSignals();
stopWithNpm();
await ensureInstalled();
const { ensureBuilt } = await import('./lib/build.mjs');
const { ok, output } = await ensureBuilt();
if (!ok) fail(output);

process.setSourceMapsEnabled(true);
// In this very process: Ctrl-C reaches the server once, its exit code is ours, and killing us kills it.
letGo();
await import(pathToFileURL(inProject('dist/server/main.js')).href);

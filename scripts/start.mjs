/** `npm start`: installs, builds what is stale, and serves, from a fresh clone on. */
import { pathToFileURL } from 'node:url';
import { stopWithNpm } from './lib/npm-watch.mjs';
import { prepare } from './lib/prepare.mjs';
import { fail, inProject } from './lib/project.mjs';

stopWithNpm();
const letGo = await prepare({ checks: false });
const { ensureBuilt } = await import('./lib/build.mjs');
const { ok, output } = await ensureBuilt(['serving', 'client']);
if (!ok) fail(output);

process.setSourceMapsEnabled(true);
// In this very process: Ctrl-C reaches the server once, its exit code is ours, and killing us kills it.
letGo();
await import(pathToFileURL(inProject('dist/server/main.js')).href);

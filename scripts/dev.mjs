/** `npm run dev`: compiles and restarts the server at every save, and serves the client with hot reload. */
import { spawn } from 'node:child_process';
import { ensureBuilt } from './lib/build.mjs';
import { prepare } from './lib/prepare.mjs';
import { fail, inProject, root } from './lib/project.mjs';

const letGo = await prepare();
const { ok, output } = await ensureBuilt();
if (!ok) fail(output);

// From here on the signal reaches each of the three below by itself.
letGo();
const modules = (path) => inProject('node_modules', path);
const commands = [
  [modules('typescript/bin/tsc'), '-p', 'tsconfig.json', '--watch', '--preserveWatchOutput'],
  [
    '--enable-source-maps',
    '--watch-path=dist/server',
    '--watch-path=dist/core',
    '--watch-path=dist/sitekit',
    'dist/server/main.js',
  ],
  [modules('vite/bin/vite.js'), '--config', 'client/vite.config.ts'],
];
// No load balancer must first notice that the server ends.
// And React's warnings are of use here.
const env = { NODE_ENV: 'development', ...process.env, SHUTDOWN_DELAY_SECONDS: '0' };
const children = commands.map((args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env }));

const stop = (code) => {
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children) child.once('exit', (code) => stop(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));

/** `npm run codegen`: schema of the server, typed operations of the client, lists of REST calls, scopes and errors. */
import { ensureBuilt } from './lib/build.mjs';
import { prepare } from './lib/prepare.mjs';
import { fail } from './lib/project.mjs';
import { runNode } from './lib/run.mjs';

await prepare();
const built = await ensureBuilt(['server']);
if (!built.ok) process.stderr.write(built.output);
for (const args of [
  ['dist/server/tools/emit.js'],
  ['node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts'],
  ['scripts/rest-list.mjs'],
]) {
  const { code } = await runNode(args, { quiet: false });
  if (code !== 0) fail(`${args[0]} failed.`);
}

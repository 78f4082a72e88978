/**
 * Everything that is not a test runner: types, lint and boundaries, format, drift. Each check counts as one test. None
 * writes what another one reads, apart from that of the server's types, which compiles.
 */
import { driftChecks } from './drift.mjs';
import { ensureBuilt } from './build.mjs';
import { colourFaults } from './colours.mjs';
import { inProject, root } from './project.mjs';
import { referenceFaults } from './references.mjs';
import { runNode } from './run.mjs';

/** Runs a tool; its output is the complaint where it does not end with 0. */
async function tool(...args) {
  const { code, output } = await runNode(args.map((arg, index) => (index === 0 ? inProject(arg) : arg)));
  return code === 0 ? null : output.trim() || `${args[0]} ended with ${code} and said nothing.`;
}

/** Files that have not changed since the last run are not checked again. */
function types(project, name) {
  const kept = ['--incremental', '--tsBuildInfoFile', inProject('dist', `${name}.tsbuildinfo`)];
  return tool('node_modules/typescript/bin/tsc', '-p', project, '--noEmit', ...kept);
}

const KEPT = ['--cache', '--cache-location=node_modules/.cache/format.json'];

/** Compiles, too: the other checks read dist/. */
export const serverTypes = {
  name: 'types: server, core, sitekit, tests',
  work: async () => {
    const { ok, output } = await ensureBuilt(['server'], { say: false });
    return ok ? null : output;
  },
};

/** The OpenAPI document of the compiled server in the eyes of its linter: no error, no warning. */
async function openApi() {
  const file = inProject('dist', 'openapi.json');
  const emitted = await runNode(['--no-warnings', 'dist/server/tools/emit-openapi.js', file]);
  if (emitted.code !== 0) return emitted.output.trim();
  const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const lint = [inProject('node_modules/@redocly/cli/bin/cli.js'), 'lint', file, '--format=checkstyle'];
  const { code, output } = await runNode(lint, { env });
  const problems = output.match(/<error .*/g) ?? [];
  if (code !== 0 && problems.length === 0) return output.trim();
  return problems.length === 0 ? null : problems.slice(0, 50).join('\n');
}

async function references() {
  const faults = referenceFaults(root);
  return faults.length === 0 ? null : faults.join('\n');
}

async function colours() {
  const faults = colourFaults(root);
  return faults.length === 0 ? null : faults.join('\n');
}

/** A check is a name and work that answers null, or the complaint as text. */
export const checks = {
  types: [
    { name: 'types: client', work: () => types('client/tsconfig.json', 'client') },
    { name: 'types: browser tests', work: () => types('tests/e2e/tsconfig.json', 'e2e') },
  ],
  lint: [
    { name: 'lint and boundaries', work: () => tool('node_modules/oxlint/bin/oxlint', '--deny-warnings') },
    { name: 'references', work: references },
    { name: 'colours', work: colours },
    { name: 'OpenAPI document', work: openApi },
  ],
  format: [
    {
      name: 'format',
      // In a place of its own: Prettier deletes its usual cache where it runs without one.
      work: () => tool('node_modules/prettier/bin/prettier.cjs', '--check', ...KEPT, '--log-level=warn', '.'),
    },
  ],
  drift: driftChecks,
};

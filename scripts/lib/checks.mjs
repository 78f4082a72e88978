/** Everything that is not a test runner: types, lint and boundaries, format, drift. Each check counts as one test. */
import { driftChecks } from './drift.mjs';
import { ensureBuilt } from './build.mjs';
import { inProject, root } from './project.mjs';
import { referenceFaults } from './references.mjs';
import { runNode } from './run.mjs';

/** Runs a tool; its output is the complaint where it does not end with 0. */
async function tool(...args) {
  const { code, output } = await runNode(args.map((arg, index) => (index === 0 ? inProject(arg) : arg)));
  return code === 0 ? null : output.trim() || `${args[0]} ended with ${code} and said nothing.`;
}

/** What has not changed since the last run is not looked at again. */
function types(project, name) {
  const kept = ['--incremental', '--tsBuildInfoFile', inProject('dist', `${name}.tsbuildinfo`)];
  return tool('node_modules/typescript/bin/tsc', '-p', project, '--noEmit', ...kept);
}

const KEPT = ['--cache', '--cache-location=node_modules/.cache/format.json'];

async function serverTypes() {
  const { ok, output } = await ensureBuilt(['server'], { say: false });
  return ok ? null : output;
}

async function references() {
  const faults = referenceFaults(root);
  return faults.length === 0 ? null : faults.join('\n');
}

/** A check is a name and work that answers null, or the complaint as text. */
export const checks = {
  types: [
    { name: 'types: server, core, sitekit, tests', work: serverTypes },
    { name: 'types: client', work: () => types('client/tsconfig.json', 'client') },
    { name: 'types: browser tests', work: () => types('tests/e2e/tsconfig.json', 'e2e') },
  ],
  lint: [
    { name: 'lint and boundaries', work: () => tool('node_modules/oxlint/bin/oxlint', '--deny-warnings') },
    { name: 'references', work: references },
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

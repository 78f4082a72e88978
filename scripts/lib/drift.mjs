/** Committed files that a program makes must be what the program would make now. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesOf } from './fingerprint.mjs';
import { inProject } from './project.mjs';
import { runNode } from './run.mjs';

const GENERATED = [
  {
    name: 'schema.graphql',
    command: ['dist/server/tools/emit-schema.js'],
    outputs: ['schema.graphql'],
    remedy: 'npm run codegen',
  },
  {
    name: 'client/gql',
    command: ['node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts', '--silent'],
    outputs: ['client/gql'],
    remedy: 'npm run codegen',
  },
  {
    name: 'docs/spec/rest.md',
    command: ['scripts/rest-list.mjs'],
    outputs: ['docs/spec/rest.md'],
    remedy: 'npm run codegen',
  },
  {
    name: 'docs/api-keys.md',
    command: ['dist/server/tools/emit-scopes.js'],
    outputs: ['docs/api-keys.md'],
    remedy: 'npm run codegen',
  },
  {
    name: 'migrations',
    command: ['dist/server/tools/check-migrations.js'],
    outputs: ['server/migrations'],
    remedy: 'npm run migration -- <name>',
  },
];

/** One check each, in the form of `steps.mjs`. */
export const driftChecks = GENERATED.map((entry) => ({ name: `drift: ${entry.name}`, work: () => compare(entry) }));

/** Runs the generator, puts the committed files back, and says which would have changed. */
async function compare({ command, outputs, remedy }) {
  const before = snapshot(outputs);
  try {
    const { code, output } = await runNode(['--no-warnings', ...command]);
    if (code !== 0) return `${output.trim()}\nThe generator failed (${command[0]}).`;
    const after = snapshot(outputs);
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (path) => !same(before.get(path), after.get(path)),
    );
    return changed.length === 0 ? null : `Out of date: ${changed.join(', ')}. Run: ${remedy}`;
  } finally {
    restore(before, outputs);
  }
}

const same = (one, other) => one !== undefined && other !== undefined && one.equals(other);

const snapshot = (outputs) => new Map(filesOf(outputs).map((path) => [path, readFileSync(inProject(path))]));

function restore(before, outputs) {
  for (const path of filesOf(outputs)) if (!before.has(path)) rmSync(inProject(path));
  for (const [path, bytes] of before) {
    if (existsSync(inProject(path)) && readFileSync(inProject(path)).equals(bytes)) continue;
    mkdirSync(dirname(inProject(path)), { recursive: true });
    writeFileSync(inProject(path), bytes);
  }
}

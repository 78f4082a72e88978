/**
 * Committed files that a program makes must be what the program would make now. Nothing that another check reads is
 * written.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join, normalize, relative } from 'node:path';
import { filesOf } from './fingerprint.mjs';
import { inProject } from './project.mjs';
import { runNode } from './run.mjs';

/** The folder, in dist/, that the programs of this project write into. */
const MADE = 'dist/made';

/** `make` answers what each file would be, by its path. */
const GENERATED = [
  {
    outputs: ['schema.graphql', 'docs/api-keys.md', 'docs/errors.md'],
    make: () => filesFrom('dist/server/tools/emit.js'),
  },
  { outputs: ['client/gql'], make: operations },
  { outputs: ['docs/spec/rest.md'], make: () => filesFrom('scripts/rest-list.mjs') },
];

/** One check each, in the form of `checks.mjs`. */
export const driftChecks = [
  ...GENERATED.map((entry) => ({ name: `drift: ${entry.outputs.join(', ')}`, work: () => compare(entry) })),
  { name: 'drift: migrations', work: () => complaintOf('dist/server/tools/check-migrations.js') },
  // Drawn by a browser: only what they were drawn from is compared.
  {
    name: 'drift: pictures and heights of layouts',
    work: () => complaintOf('scripts/draw-sections.mjs', 'check'),
  },
];

/** The words of a program that has found something; null where it ends with 0. */
async function complaintOf(...command) {
  const { code, output } = await runNode(['--no-warnings', ...command]);
  return code === 0 ? null : output.trim() || `${command[0]} ended with ${code} and said nothing.`;
}

async function filesFrom(program) {
  const folder = join(MADE, program);
  rmSync(inProject(folder), { recursive: true, force: true });
  const { code, output } = await runNode(['--no-warnings', program, inProject(folder)]);
  if (code !== 0) throw new Error(`${output.trim()}\nThe generator failed (${program}).`);
  return new Map(filesOf([folder]).map((path) => [relative(folder, path), textOf(path)]));
}

/** The typed operations of the client, without writing them. */
async function operations() {
  const { generate } = await import('@graphql-codegen/cli');
  const { default: config } = await import('../../codegen.ts');
  const files = await generate({ ...config, silent: true }, false);
  return new Map(files.map(({ filename, content }) => [normalize(filename), content]));
}

const textOf = (path) => readFileSync(inProject(path), 'utf8');

/** Says which files the generator would change. */
async function compare({ outputs, make }) {
  try {
    const made = await make();
    const committed = new Map(filesOf(outputs).map((path) => [path, textOf(path)]));
    const paths = [...new Set([...made.keys(), ...committed.keys()])];
    const changed = paths.filter((path) => made.get(path) !== committed.get(path));
    return changed.length === 0 ? null : `Out of date: ${changed.join(', ')}. Run: npm run codegen`;
  } catch (error) {
    return error.message;
  }
}

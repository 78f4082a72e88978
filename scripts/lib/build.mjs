/** dist/: the compiled server and tests, and the built client. Only what is stale is built. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { filesOf, fingerprint } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { inProject } from './project.mjs';
import { runNode } from './run.mjs';

/** Folders that tsc compiles, as tsconfig.json says. */
const COMPILED = ['core', 'sitekit', 'server', 'tests'];
const NOT_COMPILED = [join('tests', 'e2e')];
/** Those that serving needs, as tsconfig.serve.json says. */
const SERVED = ['core', 'sitekit', 'server'];

const PARTS = {
  /** With its tests, and checked. */
  server: {
    inputs: [...COMPILED, 'tsconfig.json', 'package-lock.json'],
    skip: NOT_COMPILED,
    proof: 'dist/server/main.js',
    replaces: ['serving'],
    build: () => compile(['-p', 'tsconfig.json'], COMPILED),
  },
  /**
   * The part of the build that `npm start` needs: without tests, and unchecked, which takes most of the time; `npm
   * test` checks.
   */
  serving: {
    label: 'server',
    inputs: [...SERVED, 'tsconfig.json', 'tsconfig.serve.json', 'package-lock.json'],
    skip: [],
    proof: 'dist/server/main.js',
    coveredBy: 'server',
    replaces: ['server'],
    build: () => compile(['-p', 'tsconfig.serve.json', '--noCheck'], SERVED),
  },
  client: {
    inputs: ['core', 'sitekit', 'client', 'schema.graphql', 'package-lock.json'],
    skip: [],
    proof: 'dist/client',
    replaces: [],
    build: bundle,
  },
};

/**
 * Builds the given parts where they are stale, at the same time: no two of those that are asked for together write the
 * same files.
 * @returns {Promise<{ ok: boolean, output: string }>} output names what failed
 */
export async function ensureBuilt(names = ['server', 'client'], { say = true } = {}) {
  return withLock(async () => {
    const results = await Promise.all(names.map((name) => buildPart(name, say)));
    return results.find(({ ok }) => !ok) ?? { ok: true, output: '' };
  });
}

const isFresh = (name, wanted) => readStamp(name) === wanted && existsSync(inProject(PARTS[name].proof));

async function buildPart(name, say) {
  const { label = name, inputs, skip, coveredBy, replaces, build } = PARTS[name];
  const wanted = fingerprint(inputs, skip);
  if (isFresh(name, wanted)) return { ok: true, output: '' };
  if (coveredBy && isFresh(coveredBy, fingerprint(PARTS[coveredBy].inputs, PARTS[coveredBy].skip)))
    return { ok: true, output: '' };
  if (say) process.stdout.write(`Building the ${label} …\n`);
  for (const stale of [name, ...replaces]) forget(stale);
  const { ok, output } = await build();
  if (!ok) return { ok, output: `The ${label} does not build:\n${output}` };
  writeStamp(name, wanted);
  return { ok, output: '' };
}

/** tsc writes what it can even where types are wrong. Removed sources lose their compiled files. */
async function compile(args, folders) {
  const { code, output } = await runNode([inProject('node_modules/typescript/bin/tsc'), ...args]);
  copyAssets(folders);
  removeOrphans();
  return { ok: code === 0, output };
}

async function bundle() {
  const { code, output } = await runNode([inProject('client/build.mjs')], { env: { NODE_ENV: 'production' } });
  return { ok: code === 0, output };
}

/** Fonts, SQL, templates and other assets are beside the code that reads them, in dist as in the sources. */
function copyAssets(folders) {
  for (const path of filesOf(folders, NOT_COMPILED)) {
    if (['.ts', '.tsx', '.md'].includes(extname(path))) continue;
    const from = inProject(path);
    const to = inProject('dist', path);
    const { mtime, size } = statSync(from);
    if (existsSync(to) && statSync(to).size === size && Math.abs(statSync(to).mtimeMs - mtime.getTime()) < 2) continue;
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
    utimesSync(to, mtime, mtime);
  }
}

function removeOrphans() {
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) visit(path);
      else if (!hasSource(relative(inProject('dist'), path))) rmSync(path, { force: true });
    }
  };
  for (const folder of COMPILED) if (existsSync(inProject('dist', folder))) visit(inProject('dist', folder));
}

function hasSource(path) {
  const stem = path.replace(/\.js(\.map)?$/, '');
  return [path, `${stem}.ts`, `${stem}.tsx`].some((candidate) => existsSync(inProject(candidate)));
}

const stampPath = (name) => inProject('dist', `.${name}-stamp`);
const readStamp = (name) => (existsSync(stampPath(name)) ? readFileSync(stampPath(name), 'utf8') : null);
const forget = (name) => rmSync(stampPath(name), { force: true });

/** Appears whole or not at all, and only after the build it vouches for. */
function writeStamp(name, value) {
  const fresh = `${stampPath(name)}.${process.pid}`;
  writeFileSync(fresh, value);
  renameSync(fresh, stampPath(name));
}

/** Ctrl-C while `npm start` installs or builds ends everything it started. Runs in a copy of the project. */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '#tests/helpers/app.js';

const project = process.cwd();
const onLinux = process.platform === 'linux' ? test : test.skip;
/** The files that the install and the build read. */
const SOURCES = ['core', 'sitekit', 'server', 'client', 'scripts', 'tests', 'schema.graphql'];
const FILES = ['package.json', 'package-lock.json', '.npmrc', 'tsconfig.json'];

let copy: string;
let npm: ChildProcess;
let said: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'barpa-interrupted-'));
  for (const name of [...SOURCES, ...FILES]) cpSync(join(project, name), join(copy, name), { recursive: true });
  said = '';
});
afterEach(() => {
  const isRunning = npm.exitCode === null && npm.signalCode === null;
  if (isRunning && npm.pid) process.kill(-npm.pid, 'SIGKILL');
  rmSync(copy, { recursive: true, force: true });
});

/** In a process group of its own, as a terminal starts it. */
function start(): Promise<void> {
  const { NODE_OPTIONS: _options, ...env } = process.env;
  npm = spawn('npm', ['start'], {
    cwd: copy,
    detached: true,
    env: { ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [npm.stdout, npm.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => npm.once('exit', () => resolve()));
}

/** The places of all processes in the copy or below it. */
function placesInCopy(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(placeOf)
    .filter((place) => place.startsWith(copy));
}

/** Empty for zombies, for what has just gone, and for what is not ours to ask. */
function placeOf(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

const installing = (): Promise<boolean> => Promise.resolve(placesInCopy().some((place) => place.includes('.install-')));
const allGone = (): Promise<boolean> => Promise.resolve(placesInCopy().length === 0);

/** npm, its shell and ours wait for it. */
const compiling = (): Promise<boolean> =>
  Promise.resolve(existsSync(join(copy, 'dist/build.lock')) && placesInCopy().length > 2);

onLinux(
  'Ctrl-C during the build leaves no process',
  async () => {
    symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
    const ended = start();
    await eventually('the compiler runs', compiling, 60_000);
    process.kill(-(npm.pid ?? 0), 'SIGINT');
    await ended;
    await eventually('all have gone', allGone, 20_000);
    expect(said).not.toContain('does not build');
    expect(existsSync(join(copy, 'dist/build.lock'))).toBe(false);
  },
  120_000,
);

onLinux(
  'Ctrl-C during the install leaves nothing half made',
  async () => {
    const ended = start();
    await eventually('npm installs', installing, 60_000);
    process.kill(-(npm.pid ?? 0), 'SIGINT');
    await ended;
    await eventually('all have gone', allGone, 20_000);
    expect(existsSync(join(copy, 'node_modules'))).toBe(false);
    expect(readdirSync(join(copy, 'dist'))).toEqual([]);
  },
  120_000,
);

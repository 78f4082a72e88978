/**
 * The Node that the product runs on. An older one (from 18 on) fetches it once through npm and runs the command again
 * with it. So Node 18 must understand every file that is loaded before, without any package.
 */
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { npm } from './npm.mjs';
import { fail, inProject } from './project.mjs';
import { onStop } from './run.mjs';

/** The least that MikroORM and graphile-worker declare. */
const LEAST = [22, 18];
const FETCHED_MAJOR = 24;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

export function isRecentEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1]);
}

/** The path of the newer Node, below `.node`, beside node_modules: replacing the packages leaves it. */
export async function fetchedNode() {
  const { name, program } = packageFor(process.platform, process.arch);
  const home = inProject('.node', `${name}@${FETCHED_MAJOR}`);
  const node = join(home, 'node_modules', name, program);
  if (existsSync(node)) return node;
  const self = process.versions.node;
  process.stdout.write(`Barpa runs on Node ${FETCHED_MAJOR}; this is ${self}. Fetching it (about 200 MB, once) …\n`);
  mkdirSync(inProject('.node'), { recursive: true });
  const folder = mkdtempSync(inProject('.node', '.fetch-'));
  const clean = () => rmSync(folder, { recursive: true, force: true });
  onStop(clean);
  try {
    const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
    const code = await npm([...args, '--loglevel=error', `${name}@${FETCHED_MAJOR}`], folder);
    if (code !== 0)
      fail(`npm could not fetch it and says why above. Install Node ${FETCHED_MAJOR}: https://nodejs.org.`);
    // Another user may run what this one fetched.
    chmodSync(folder, 0o755);
    moveIntoPlace(folder, home, node);
  } finally {
    clean();
  }
  return node;
}

/** Whole or not at all. */
function moveIntoPlace(folder, home, node) {
  try {
    renameSync(folder, home);
  } catch (error) {
    // Another terminal was faster.
    if (!existsSync(node)) throw error;
  }
}

/** The packages that npm's own `node` package installs; they hold the program and nothing to be run at install. */
function packageFor(platform, arch) {
  if (platform === 'win32') return { name: `node-win-${arch}`, program: 'bin/node.exe' };
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  return { name: `${prefix}-${platform}-${arch}`, program: 'bin/node' };
}

/**
 * Runs this command again with another Node, forwards signals to it, and exits with its result. It has a process group
 * of its own: a Ctrl-C in the terminal, which reaches a whole group, reaches it once.
 */
export async function runAgainWith(node) {
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` };
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env,
    detached: process.platform !== 'win32',
  });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => fail(error.message));
  child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
  await new Promise(() => {});
}

/**
 * `npm start` in a fresh copy of the project, as somebody runs it who has just cloned it: what is compiled, the
 * database, and the data folder are new. Only the packages are those of this checkout, by a link: installing them anew
 * takes a minute and proves nothing of ours that the lock file does not.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { tmpdir } from 'node:os';
import { end, freePort, untilReady, type Product } from '../product.js';

const LOG = 'test-results/fresh-start.log';
/** It builds first. */
const START_MS = 400_000;

/** Copies all files that are committed or being worked on, without ignored ones. */
function copyProject(to: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const path of listed.split('\0').filter((each) => each !== '' && existsSync(each))) {
    mkdirSync(join(to, dirname(path)), { recursive: true });
    cpSync(path, join(to, path));
  }
  symlinkSync(resolve('node_modules'), join(to, 'node_modules'));
}

function launch(folder: string, port: number): ChildProcess {
  mkdirSync(dirname(LOG), { recursive: true });
  const log = openSync(LOG, 'w');
  // Nothing that the tests are configured with: the settings of a person who has set nothing but a free port.
  const { PATH = '', HOME = '/' } = process.env;
  return spawn('npm', ['start'], { cwd: folder, env: { PATH, HOME, PORT: String(port) }, stdio: ['ignore', log, log] });
}

export interface FreshProduct extends Product {
  /** The text that it has written to its output. */
  output(): string;
}

export async function startFreshCopy(): Promise<FreshProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'barpa-fresh-'));
  copyProject(folder);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = launch(folder, port);
  const stop = async (): Promise<void> => {
    await end(child);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { url, ready: untilReady(url, child, LOG, START_MS), stop, output: () => readFileSync(LOG, 'utf8') };
}

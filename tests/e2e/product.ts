/** The built product in a process of its own, on a free port and a data folder of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LOGS = 'test-results';
const START_MS = 90_000;
const STOP_MS = 20_000;

export interface Product {
  readonly url: string;
  /** Rejects with the end of the product's log where it does not get ready. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

/** Each product writes a log of its own. `main`: instead of the program that users start. */
export async function startProduct(logName = 'product.log', main = 'dist/server/main.js'): Promise<Product> {
  const logFile = join(LOGS, logName);
  const dataDir = mkdtempSync(join(tmpdir(), 'barpa-e2e-'));
  chmodSync(dataDir, 0o711);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = launch(
    main,
    { PORT: String(port), DATA_DIR: dataDir, DEMO: '1', DEMO_YEAR: '0', LOG_LEVEL: 'warn' },
    logFile,
  );
  const stop = async (): Promise<void> => {
    await end(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, ready: untilReady(url, child, logFile), stop };
}

/** Nothing of the caller's own settings may leak in: only what every program needs. */
function launch(main: string, settings: Readonly<Record<string, string>>, logFile: string): ChildProcess {
  mkdirSync(LOGS, { recursive: true });
  const log = openSync(logFile, 'w');
  const { PATH = '', HOME = '/' } = process.env;
  const args = ['--enable-source-maps', main];
  return spawn(process.execPath, args, { env: { PATH, HOME, ...settings }, stdio: ['ignore', log, log] });
}

export async function untilReady(url: string, child: ChildProcess, logFile: string, limitMs = START_MS): Promise<void> {
  const giveUpAt = performance.now() + limitMs;
  while (!(await answers(`${url}/api/health`))) {
    if (child.exitCode !== null || performance.now() > giveUpAt) {
      throw new Error(`The product did not start:\n${readFileSync(logFile, 'utf8').slice(-4000)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    // It does not listen yet.
    return false;
  }
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(timer);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

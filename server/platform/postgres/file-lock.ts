/** One process at a time, across processes, without anything to clean after a `kill -9`. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './process-state.js';

const PATIENCE_MS = 120_000;
const PAUSE_MS = 50;

/** @throws Error naming the file where another living process keeps it for two minutes. */
export async function withFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  while (!take(path)) {
    if (performance.now() > giveUpAt) throw new Error(`Another process keeps ${path}; stop it, or remove the file.`);
    await sleep(PAUSE_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function take(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  if (!isAlive(holderOf(path))) rmSync(path, { force: true });
  return false;
}

/** Our own number while the file is still empty, its owner being about to write: that counts as held. */
function holderOf(path: string): number {
  try {
    return Number(readFileSync(path, 'utf8')) || process.pid;
  } catch {
    // Released between the two looks: the next try takes it.
    return process.pid;
  }
}

/** One process at a time, across processes. A lock that is no longer renewed counts as free. */
import { setTimeout as sleep } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { StartError } from '../log/start-error.js';

const PATIENCE_MS = 120_000;
const PAUSE_MS = 100;
/** How long after its last sign of life a lock counts as left behind by a killed process. */
const STALE_MS = 10_000;

/**
 * Runs `work` while holding `<path>.lock`.
 * @throws Error naming the lock where another living process keeps it for two minutes, and at once where the folder
 * cannot be written to.
 */
export async function withFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const release = await take(path);
  try {
    return await work();
  } finally {
    await release();
  }
}

async function take(path: string): Promise<() => Promise<void>> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (;;) {
    // A process that hung for longer than the lock's lifetime has lost it. PostgreSQL's own pid file still prevents two
    // servers on one folder, so it is safe to continue.
    let lost = false;
    const onCompromised = (): void => void (lost = true);
    try {
      const release = await lock(path, { realpath: false, stale: STALE_MS, onCompromised });
      return async () => {
        if (!lost) await release();
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    }
    if (performance.now() > giveUpAt)
      throw new StartError(`Another process keeps ${path}.lock; stop it, or remove it.`);
    await sleep(PAUSE_MS);
  }
}

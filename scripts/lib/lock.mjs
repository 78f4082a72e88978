/** One terminal builds at a time. A lock that is no longer renewed counts as free. */
import { mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inProject } from './project.mjs';

/** How long after its last sign of life a lock counts as left behind by a killed process. */
const STALE_MS = 20_000;

/** Needs the installed packages. */
export async function withLock(work) {
  mkdirSync(inProject('dist'), { recursive: true });
  const release = await take();
  try {
    return await work();
  } finally {
    await release();
  }
}

async function take() {
  // Loaded here, because the files that import this one are read before the install.
  const { default: lockfile } = await import('proper-lockfile');
  for (let told = false; ; told = true) {
    // Another terminal has taken over from a build that hung for longer than the lock's lifetime: two builds write the
    // same files.
    let lost = false;
    const options = { realpath: false, stale: STALE_MS, onCompromised: () => void (lost = true) };
    try {
      const release = await lockfile.lock(inProject('dist', 'build'), options);
      return () => lost || release();
    } catch (error) {
      if (error.code !== 'ELOCKED') throw error;
    }
    if (!told) process.stdout.write('Waiting for the build of another terminal …\n');
    await sleep(250);
  }
}

/** Finds a Redis server for the tests, or gets one. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const CANDIDATES = [process.env.REDIS_SERVER, 'redis-server', '/usr/bin/redis-server', '/usr/local/bin/redis-server'];

/** The path or name of a server that answers; null where there is none. */
function findRedis() {
  return CANDIDATES.find((path) => path && answers(path)) ?? null;
}

function answers(path) {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

/** @returns {Promise<{ path: string } | { complaint: string }>} */
export async function ensureRedis() {
  if (!findRedis()) await fromDistribution();
  const path = findRedis();
  if (path) return { path };
  return {
    complaint:
      'Tests of a real Redis are skipped: redis-server was not found and could not be installed. Install it, or set REDIS_SERVER to its path.',
  };
}

async function fromDistribution() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stdout.write('Installing redis-server from the distribution …\n');
  // The service of the distribution is not to be started.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run('apt-get', ['update', '-qq'], { env, timeoutMs: 180_000 });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'], {
    env,
    timeoutMs: 300_000,
  });
}

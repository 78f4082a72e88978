/**
 * One temporary folder for a whole test run. Everything left in it at the end, database servers included, is stopped
 * and removed, also what an earlier, killed run left.
 */
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'barpa-test-run-';
/** Where a cluster can be below the run's folder: <folder>/postgres/data, one level deeper at most. */
const DEPTH = 4;

export function openScratch() {
  const base = tmpdir();
  for (const name of readdirSync(base)) if (name.startsWith(PREFIX) && isAbandoned(name)) sweep(join(base, name));
  const folder = join(base, PREFIX + process.pid);
  mkdirSync(folder, { recursive: true });
  // The user that root's database runs as passes through to its own folder.
  chmodSync(folder, 0o711);
  // Children, and `tmpdir()` in all of them, follow.
  process.env.TMPDIR = folder;
  return { close: () => sweep(folder) };
}

function isAbandoned(name) {
  try {
    process.kill(Number(name.slice(PREFIX.length)), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function sweep(folder) {
  try {
    for (const pid of postmasters(folder, DEPTH)) stopPostmaster(pid);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  } catch (error) {
    // Another user's leftovers are theirs; a server still writing ends by itself once its folder is gone.
    process.stderr.write(`Could not clean ${folder}: ${error.message}\n`);
  }
}

function postmasters(folder, depth) {
  const note = join(folder, 'postmaster.pid');
  if (existsSync(note)) return [Number(readFileSync(note, 'utf8').split('\n')[0])];
  if (depth === 0) return [];
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.flatMap((entry) => postmasters(join(folder, entry.name), depth - 1));
}

function stopPostmaster(pid) {
  try {
    // A reused number must not hit a stranger.
    if (existsSync('/proc') && readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== 'postgres') return;
    process.kill(pid, 'SIGQUIT');
  } catch (error) {
    if (!['ESRCH', 'ENOENT'].includes(error.code)) throw error;
  }
}

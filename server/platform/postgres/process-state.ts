/** The state of a PostgreSQL that may still be running, by the operating system and `postmaster.pid`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  /** `ready`, `starting`, `stopping`, or empty while the file is being written. */
  readonly status: string;
}

/** Lines: pid, data directory, start time, port, socket folder, address, shared memory, status. Null where absent. */
export function readPostmasterFile(dataFolder: string): PostmasterFile | null {
  const path = join(dataFolder, 'postmaster.pid');
  if (!existsSync(path)) return null;
  const lines = readFileSync(path, 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() ?? '' };
}

/** Alive as a process that can still act. A zombie keeps its number but does nothing: it counts as dead. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it exists and belongs to someone else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !processState(pid).startsWith('Z');
}

/** Numbers are used again: a living process is only ours to adopt where it really is a `postgres`. */
export function isPostgres(pid: number): boolean {
  return isAlive(pid) && (process.platform === 'win32' || processName(pid).includes('postgres'));
}

function processState(pid: number): string {
  const stat = readProc(pid, 'stat');
  // The name is in parentheses and may itself contain spaces and parentheses.
  if (stat !== null) return stat.slice(stat.lastIndexOf(')') + 2);
  return runPs(pid, 'stat=');
}

function processName(pid: number): string {
  return readProc(pid, 'comm') ?? runPs(pid, 'comm=');
}

function readProc(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').trim();
  } catch {
    // No /proc on this system, or the process has just ended: `ps` is tried next.
    return null;
  }
}

function runPs(pid: number, field: string): string {
  if (process.platform === 'win32') return '';
  try {
    return execFileSync('ps', ['-o', field, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    // `ps` exits with 1 for a process id that does not exist.
    return '';
  }
}

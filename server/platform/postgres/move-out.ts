/**
 * The last option for root: programs and data are moved where any user has access, and the credentials record the
 * place.
 */
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { programPath } from './binaries.js';
import { writeCredentials } from './credentials.js';
import { canRun } from './runner.js';
import type { Installation } from './installation.js';

const BASES = ['/var/lib/barpa-postgres', '/var/tmp/barpa-postgres'];

/** Null where no base can be written or used; the cluster's old place is left as it is. */
export async function moveOut(installation: Installation): Promise<Installation | null> {
  for (const base of BASES) {
    const moved = tryCopy(installation, base);
    if (!moved || !(await canRun(moved.runner, programPath(moved.native, 'postgres'), moved.home))) continue;
    const credentials = { ...installation.credentials, home: moved.home };
    writeCredentials(installation.folder, credentials);
    return { ...moved, credentials };
  }
  return null;
}

function tryCopy(installation: Installation, base: string): Installation | null {
  const stays = installation.home.startsWith(base);
  const home = stays ? installation.home : join(base, randomBytes(6).toString('hex'));
  const native = join(base, `programs-${packageVersion(installation.native)}`);
  try {
    mkdirSync(base, { recursive: true });
    chmodSync(base, 0o755);
    if (!existsSync(native)) copyPrograms(installation.native, native);
    if (!stays) copyCluster(installation, home);
    return { ...installation, home, native };
  } catch {
    // A read-only system or a full disk: the next base is tried, and the caller says so where none is left.
    return null;
  }
}

function copyPrograms(from: string, to: string): void {
  const fresh = `${to}.${process.pid}`;
  cpSync(from, fresh, { recursive: true, verbatimSymlinks: true });
  everyEntry(fresh, (path, folder) => chmodSync(path, folder || dirname(path).endsWith('bin') ? 0o755 : 0o644));
  renameSync(fresh, to);
}

function copyCluster(installation: Installation, home: string): void {
  const data = join(installation.home, 'data');
  mkdirSync(home, { recursive: true, mode: 0o700 });
  if (existsSync(data)) cpSync(data, join(home, 'data'), { recursive: true, preserveTimestamps: true });
  // A copied note of a running server would be about the other place.
  rmSync(join(home, 'data', 'postmaster.pid'), { force: true });
  everyEntry(home, (path, folder) => {
    // Node 24 copies folders without their mode, and PostgreSQL refuses a data folder that others may read.
    chmodSync(path, folder ? 0o700 : 0o600);
    installation.runner.own(path);
  });
}

/** Visits a file, or a folder and everything below it. */
export function everyEntry(path: string, visit: (path: string, folder: boolean) => void): void {
  const folder = statSync(path).isDirectory();
  visit(path, folder);
  if (folder) for (const name of readdirSync(path)) everyEntry(join(path, name), visit);
}

function packageVersion(native: string): string {
  const file = join(dirname(native), 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

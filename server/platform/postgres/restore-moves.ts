/**
 * The moves that put a restored backup in the place of what is there. They are written down before the first one, so
 * that a restore that is killed between two of them is finished by whatever comes next: a start, or another restore.
 */
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRunning, stop } from './cluster.js';
import { dataFolder, type Installation } from './installation.js';

const JOURNAL = 'restore.json';

export interface Place {
  /** Name in the archive: of a file, or of a folder with everything below it. */
  readonly name: string;
  readonly path: string;
  /** Beside `path`, on the same disk: what is unpacked. */
  readonly fresh: string;
}

/** The parts of a backup. `root` is DATA_DIR. */
export function restoredPlaces(installation: Installation, root: string): readonly Place[] {
  const paths = {
    'postgres/data': dataFolder(installation),
    files: join(root, 'files'),
    'token-secret': join(root, 'token-secret'),
    'postgres/credentials.json': join(installation.folder, 'credentials.json'),
  };
  return Object.entries(paths).map(([name, path]) => ({ name, path, fresh: `${path}.restored` }));
}

interface Move {
  readonly path: string;
  /** Where what is at `path` goes; null where there is nothing. */
  readonly aside: string | null;
  /** The new content of `path`; null where the backup has nothing for it. */
  readonly fresh: string | null;
}

/**
 * Moves what is there aside, to names that end in `suffix`, and what was unpacked into its place.
 * @returns where what was there before is now. `folder` is DATA_DIR/postgres; the caller has the cluster's lock.
 */
export function replace(folder: string, places: readonly Place[], suffix: string): readonly string[] {
  const moves = places.map(({ path, fresh }): Move => ({
    path,
    aside: existsSync(path) ? `${path}${suffix}` : null,
    fresh: existsSync(fresh) ? fresh : null,
  }));
  const journal = join(folder, JOURNAL);
  writeFileSync(`${journal}.new`, JSON.stringify(moves, null, 2), { mode: 0o600, flush: true });
  renameSync(`${journal}.new`, journal);
  syncFolder(folder);
  finishRestore(folder);
  return moves.flatMap(({ aside }) => aside ?? []);
}

/** Makes the moves that a killed restore has left. True where there were any; the caller has the cluster's lock. */
export function finishRestore(folder: string): boolean {
  const journal = join(folder, JOURNAL);
  if (!existsSync(journal)) return false;
  const moves = JSON.parse(readFileSync(journal, 'utf8')) as readonly Move[];
  for (const { path, aside, fresh } of moves) {
    // Where `fresh` has gone, this move was made, and `path` is what was restored.
    const isOld = fresh === null || existsSync(fresh);
    if (aside && isOld && existsSync(path) && !existsSync(aside)) renameSync(path, aside);
    if (fresh && existsSync(fresh)) renameSync(fresh, path);
  }
  for (const parent of new Set(moves.map(({ path }) => dirname(path)))) syncFolder(parent);
  rmSync(journal);
  syncFolder(folder);
  return true;
}

/** The unpacked cluster, which is not in its place yet. */
export function unpackedCluster(installation: Installation, [data]: readonly Place[]): Installation {
  return data ? { ...installation, data: data.fresh } : installation;
}

/** Removes what was unpacked and not moved. A killed restore can have left a server running on it. */
export async function discardUnpacked(installation: Installation, places: readonly Place[]): Promise<void> {
  const cluster = unpackedCluster(installation, places);
  if (isRunning(cluster)) await stop(cluster, 'immediate');
  for (const { fresh } of places) rmSync(fresh, { recursive: true, force: true });
}

/** After a power cut, too, the names in it are as they are now. */
function syncFolder(path: string): void {
  // Windows opens no folders; its file systems keep renames in order by themselves.
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

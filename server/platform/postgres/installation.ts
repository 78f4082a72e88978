/** Where the cluster is on this machine and which user runs it. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findNativeFolder, programPath, repairSymlinks } from './binaries.js';
import { readCredentials, type Credentials } from './credentials.js';
import { moveOut } from './move-out.js';
import { canRun, droppedRunner, ownRunner, readingRunner, type OsUser, type Runner } from './runner.js';
import { StartError } from '../log/start-error.js';

export interface Installation {
  /** DATA_DIR/postgres: the credentials and the notes of who uses the cluster. */
  readonly folder: string;
  /** Usually the same folder; elsewhere where the database's user cannot reach it. */
  readonly home: string;
  readonly native: string;
  readonly runner: Runner;
  readonly credentials: Credentials;
  /** The cluster's folder while it is not in its place yet. */
  readonly data?: string;
}

/** The ways for root, in order of preference: the least power first. Named so that tests can take one. */
export type Way = 'dropped' | 'reading' | 'moved';
const WAYS: readonly Way[] = ['dropped', 'reading', 'moved'];

/** The user `nobody` has this number on every supported system. */
const NOBODY: OsUser = { uid: 65534, gid: 65534 };

export const dataFolder = ({ home, data = join(home, 'data') }: Installation): string => data;

/** @throws Error with a sentence saying what to do where no way works. */
export async function prepareInstallation(folder: string, ways: readonly Way[] = WAYS): Promise<Installation> {
  const native = findNativeFolder();
  repairSymlinks(native);
  const credentials = readCredentials(folder);
  const here = { folder, home: credentials.home ?? folder, native, credentials };
  if (process.getuid?.() !== 0) return { ...here, runner: ownRunner };
  const user = ownerOf(here.home);
  for (const way of ways) {
    const installation = await tryWay(way, here, user);
    if (installation) return installation;
  }
  throw new StartError(
    'PostgreSQL does not run as root, and no other user of this machine could be given the programs and the data. ' +
      'Start as a normal user, or set DATABASE_URL.',
  );
}

async function tryWay(way: Way, here: Omit<Installation, 'runner'>, user: OsUser): Promise<Installation | null> {
  const runner = way === 'reading' ? readingRunner(user) : droppedRunner(user);
  if (!runner) return null;
  if (way === 'moved') return moveOut({ ...here, runner });
  runner.own(here.home);
  return (await canRun(runner, programPath(here.native, 'postgres'), here.home)) ? { ...here, runner } : null;
}

/** The cluster's user stays the same for life: a cluster begun by a normal user is later run as that user by root. */
function ownerOf(home: string): OsUser {
  const data = join(home, 'data');
  const { uid, gid } = statSync(existsSync(data) ? data : home);
  return uid === 0 ? NOBODY : { uid, gid };
}

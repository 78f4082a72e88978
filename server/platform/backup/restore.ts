/** Puts a backup in the place of the embedded database and the files, which are kept aside. */
import { createWriteStream, existsSync, mkdirSync, readFileSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assertKnown } from '../db/fitness.js';
import { programPath } from '../postgres/binaries.js';
import { isRunning, start, stop } from '../postgres/cluster.js';
import { withFileLock } from '../postgres/file-lock.js';
import { livingHolders } from '../postgres/holders.js';
import { CLUSTER_LOCK } from '../postgres/launcher.js';
import { everyEntry } from '../postgres/move-out.js';
import { prepareInstallation, type Installation } from '../postgres/installation.js';
import {
  discardUnpacked,
  finishRestore,
  replace,
  restoredPlaces,
  unpackedCluster,
  type Place,
} from '../postgres/restore-moves.js';
import { StartError } from '../log/start-error.js';
import { readArchive, type Manifest } from './archive.js';

export interface RestoreOptions {
  readonly dataDir: string;
  readonly file: string;
  /** Names of the migrations that this version of the product has. */
  readonly migrations: readonly string[];
  /** Names what is kept aside. */
  readonly at: Date;
}

export interface Restored {
  readonly manifest: Manifest;
  /** The new location of what was there before. */
  readonly aside: readonly string[];
}

/**
 * The backup is unpacked beside what is there, PostgreSQL makes it whole there, and only then it is moved into place.
 * @throws StartError while the product runs, and where the backup is broken, of a newer schema, for another system, or
 * too large for the disk; then everything is as it was.
 */
export async function restore({ dataDir, file, migrations, at }: RestoreOptions): Promise<Restored> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const root = resolve(dataDir);
  const folder = join(root, 'postgres');
  mkdirSync(root, { recursive: true, mode: 0o711 });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return withFileLock(join(folder, CLUSTER_LOCK), async () => {
    const [holder] = livingHolders(folder);
    if (holder !== undefined) throw new StartError(`The product is running (process ${holder}). Stop it first.`);
    finishRestore(folder);
    const installation = await prepareInstallation(folder);
    // Left behind by a killed process.
    if (isRunning(installation)) await stop(installation);
    const places = restoredPlaces(installation, root);
    await discardUnpacked(installation, places);
    try {
      const manifest = await unpack(file, installation, places, migrations);
      await makeWhole(unpackedCluster(installation, places));
      return { manifest, aside: replace(folder, places, `.before-${at.toISOString().replaceAll(/[:.]/g, '-')}`) };
    } finally {
      await discardUnpacked(installation, places);
    }
  });
}

/** PostgreSQL applies what was changed during the backup, and proves that it starts, before anything is replaced. */
async function makeWhole(cluster: Installation): Promise<void> {
  await start(cluster, true);
  await stop(cluster);
}

async function unpack(
  file: string,
  installation: Installation,
  places: readonly Place[],
  migrations: readonly string[],
): Promise<Manifest> {
  const accepted: Manifest[] = [];
  const major = await ownMajor(installation);
  await readArchive(
    file,
    (found) => {
      assertFits(found, major, migrations);
      assertRoom(found, statSync(file).size, places);
      accepted.push(found);
    },
    async (name, isFolder, content) => {
      const path = target(name, places);
      mkdirSync(isFolder ? path : dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(
        content,
        isFolder ? new PassThrough().resume() : createWriteStream(path, { mode: 0o600, flush: true }),
      );
    },
  );
  const [manifest] = accepted;
  const [data, , , credentials] = places;
  if (
    !manifest ||
    !data ||
    !credentials ||
    ![join(data.fresh, 'PG_VERSION'), credentials.fresh].every((path) => existsSync(path))
  )
    throw new StartError(`${file} is no whole backup: it holds no database.`);
  finishDatabase(installation, data.fresh, credentials.fresh);
  return manifest;
}

/** @throws StartError for names that lead elsewhere. */
function target(name: string, places: readonly Place[]): string {
  const place = places.find((each) => name === each.name || name.startsWith(`${each.name}/`));
  const path = place && resolve(place.fresh, `.${name.slice(place.name.length)}`);
  if (!place || !path || (path !== place.fresh && !path.startsWith(place.fresh + sep)))
    throw new StartError(`The backup holds ${name}, which has no place here.`);
  return path;
}

async function ownMajor(installation: Installation): Promise<string> {
  const { output } = await installation.runner.run(programPath(installation.native, 'postgres'), ['--version']);
  return /\d+/.exec(output)?.[0] ?? output;
}

function assertFits(
  { postgres, system, migrations: applied }: Manifest,
  major: string,
  known: readonly string[],
): void {
  if (postgres !== major)
    throw new StartError(`The backup is of PostgreSQL ${postgres}, and this version of Barpa comes with ${major}.`);
  const here = `${process.platform}-${process.arch}`;
  if (system !== here) throw new StartError(`The backup was made on ${system}; its files do not fit ${here}.`);
  assertKnown(applied, known, 'The backup');
}

/** For the log of changes that PostgreSQL writes while it makes the backup whole. */
const SPARE_BYTES = 256_000_000;

/** An archive that does not say its size holds no less than it takes itself. */
function assertRoom({ bytes }: Manifest, archived: number, [data, files]: readonly Place[]): void {
  if (!data || !files) return;
  const { database, files: ofFiles } = bytes ?? { database: archived, files: 0 };
  const [ofData, ofRest] = [diskOf(data.path), diskOf(files.path)];
  const isOneDisk = ofData.device === ofRest.device;
  const wanted = database + SPARE_BYTES + (isOneDisk ? ofFiles : 0);
  if (ofData.free < wanted) refuseRoom(data.path, wanted, ofData.free);
  if (!isOneDisk && ofRest.free < ofFiles) refuseRoom(files.path, ofFiles, ofRest.free);
}

function diskOf(path: string): { device: number; free: number } {
  const folder = dirname(path);
  const { bavail, bsize } = statfsSync(folder);
  return { device: statSync(folder).dev, free: bavail * bsize };
}

function refuseRoom(path: string, wanted: number, free: number): never {
  const megabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000);
  throw new StartError(
    `The disk of ${dirname(path)} has ${megabytes(free)} MB free, and the backup takes ${megabytes(wanted)} MB.`,
  );
}

/** The passwords are the backup's; port and place stay this machine's. */
function finishDatabase(installation: Installation, data: string, credentialsPath: string): void {
  const passwords = JSON.parse(readFileSync(credentialsPath, 'utf8')) as object;
  const { port, home } = installation.credentials;
  const credentials = JSON.stringify({ port, ...passwords, ...(home && { home }) }, null, 2);
  writeFileSync(credentialsPath, `${credentials}\n`, { mode: 0o600, flush: true });
  everyEntry(data, (path) => installation.runner.own(path));
}

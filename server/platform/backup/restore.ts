/** Puts a backup in the place of the embedded database and the files, which are kept aside. */
import { createWriteStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assertKnown } from '../db/fitness.js';
import { programPath } from '../postgres/binaries.js';
import { isRunning, stop } from '../postgres/cluster.js';
import { withFileLock } from '../postgres/file-lock.js';
import { livingHolders } from '../postgres/holders.js';
import { CLUSTER_LOCK } from '../postgres/launcher.js';
import { everyEntry } from '../postgres/move-out.js';
import { dataFolder, prepareInstallation, type Installation } from '../postgres/installation.js';
import { StartFault } from '../log/start-fault.js';
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
 * @throws StartFault while the product runs, and where the backup is broken, of a newer schema, or for another system;
 * then everything is as it was.
 */
export async function restore({ dataDir, file, migrations, at }: RestoreOptions): Promise<Restored> {
  if (!existsSync(file)) throw new StartFault(`There is no file ${file}.`);
  const root = resolve(dataDir);
  const folder = join(root, 'postgres');
  mkdirSync(root, { recursive: true, mode: 0o711 });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return withFileLock(join(folder, CLUSTER_LOCK), async () => {
    const [holder] = livingHolders(folder);
    if (holder !== undefined) throw new StartFault(`The product is running (process ${holder}). Stop it first.`);
    const installation = await prepareInstallation(folder);
    // Left behind by a killed process.
    if (isRunning(installation)) await stop(installation);
    const places = placesOf(installation, root);
    for (const { fresh } of places) rmSync(fresh, { recursive: true, force: true });
    try {
      const manifest = await unpack(file, installation, places, migrations);
      return { manifest, aside: swap(places, at) };
    } finally {
      for (const { fresh } of places) rmSync(fresh, { recursive: true, force: true });
    }
  });
}

interface Place {
  /** Name in the archive: of a file, or of a folder with everything below it. */
  readonly name: string;
  readonly path: string;
  /** Beside `path`, on the same disk. */
  readonly fresh: string;
}

/**
 * In the order of their moves: between the first and the last a start finds a database without its credentials, and
 * says so instead of beginning an empty one.
 */
function placesOf(installation: Installation, root: string): readonly Place[] {
  const paths = {
    'postgres/data': dataFolder(installation),
    files: join(root, 'files'),
    'token-secret': join(root, 'token-secret'),
    'postgres/credentials.json': join(installation.folder, 'credentials.json'),
  };
  return Object.entries(paths).map(([name, path]) => ({ name, path, fresh: `${path}.restored` }));
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
      accepted.push(found);
    },
    async (name, isFolder, content) => {
      const path = target(name, places);
      mkdirSync(isFolder ? path : dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(content, isFolder ? new PassThrough().resume() : createWriteStream(path, { mode: 0o600 }));
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
    throw new StartFault(`${file} is no whole backup: it holds no database.`);
  finishDatabase(installation, data.fresh, credentials.fresh);
  return manifest;
}

/** @throws StartFault for names that lead elsewhere. */
function target(name: string, places: readonly Place[]): string {
  const place = places.find((each) => name === each.name || name.startsWith(`${each.name}/`));
  const path = place && resolve(place.fresh, `.${name.slice(place.name.length)}`);
  if (!place || !path || (path !== place.fresh && !path.startsWith(place.fresh + sep)))
    throw new StartFault(`The backup holds ${name}, which has no place here.`);
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
    throw new StartFault(`The backup is of PostgreSQL ${postgres}, and this version of Barpa comes with ${major}.`);
  const here = `${process.platform}-${process.arch}`;
  if (system !== here) throw new StartFault(`The backup was made on ${system}; its files do not fit ${here}.`);
  assertKnown(applied, known, 'The backup');
}

/** The passwords are the backup's; port and place stay this machine's. */
function finishDatabase(installation: Installation, data: string, credentialsPath: string): void {
  const passwords = JSON.parse(readFileSync(credentialsPath, 'utf8')) as object;
  const { port, home } = installation.credentials;
  writeFileSync(credentialsPath, `${JSON.stringify({ port, ...passwords, ...(home && { home }) }, null, 2)}\n`);
  everyEntry(data, (path) => installation.runner.own(path));
}

/** Moves what is there aside and what is new into its place. */
function swap(places: readonly Place[], at: Date): string[] {
  const stamp = at.toISOString().replaceAll(/[:.]/g, '-');
  const aside: string[] = [];
  const putAside = ({ path }: Place): void => {
    if (!existsSync(path)) return;
    renameSync(path, `${path}.before-${stamp}`);
    aside.push(`${path}.before-${stamp}`);
  };
  // The credentials first: from here on nothing starts.
  for (const place of places.toReversed()) putAside(place);
  for (const { path, fresh } of places) if (existsSync(fresh)) renameSync(fresh, path);
  return aside;
}

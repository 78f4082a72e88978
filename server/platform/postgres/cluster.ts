/** One PostgreSQL cluster on disk: made once, started, adopted, stopped. */
import { createServer, type AddressInfo } from 'node:net';
import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { programPath } from './binaries.js';
import { queryDataFolder } from './database.js';
import { isPostgres, readPostmasterFile } from './process-state.js';
import { settingsFile } from './settings.js';
import { dataFolder, type Installation } from './installation.js';
import { StartError } from '../log/start-error.js';

/** Recovery after a power cut replays at most `max_wal_size`; a minute is ample. */
const PATIENCE_MS = 60_000;
/** A process that was just killed still counts as running and ready for a short time, but no longer answers. */
const ANSWER_MS = 5_000;
const STARTS = 4;
const LOG_LIMIT_BYTES = 10_000_000;

/**
 * Makes the cluster beside its place and moves it there whole: a start cut short leaves nothing half made.
 * @throws StartError where an earlier database or an unfinished restore is beside it: an empty one would hide it.
 */
export async function initialise(installation: Installation, durable: boolean): Promise<void> {
  const data = dataFolder(installation);
  if (existsSync(data)) return;
  const beside = readdirSync(dirname(data)).filter((name) => /^data\.(restored$|before-)/.test(name));
  if (beside.length > 0)
    throw new StartError(
      `There is no database in ${data}, but beside it is ${beside.join(', ')}. Repeat npm run restore -- FILE, rename ` +
        'what you want to use to "data", or move it away to begin with an empty database.',
    );
  const fresh = `${data}.new`;
  const passwordFile = join(installation.home, 'password');
  rmSync(fresh, { recursive: true, force: true });
  writeFileSync(passwordFile, installation.credentials.superuserPassword, { mode: 0o600 });
  installation.runner.own(passwordFile);
  // Said in full: with LANG unset the cluster would be SQL_ASCII.
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const access = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const args = [`--pgdata=${fresh}`, ...access, ...locale, ...(durable ? [] : ['--no-sync'])];
  const { code, output } = await installation.runner.run(programPath(installation.native, 'initdb'), args);
  rmSync(passwordFile, { force: true });
  if (code !== 0) throw new StartError(`PostgreSQL could not make its files in ${fresh}:\n${output}`);
  renameSync(fresh, data);
}

/**
 * The port of a server that an earlier process left running on our files, or null. Notes of dead processes
 * are removed, since PostgreSQL itself takes a zombie or a reused number for a living server.
 */
export async function adopt(installation: Installation): Promise<number | null> {
  const data = dataFolder(installation);
  const begun = performance.now();
  for (;;) {
    const file = readPostmasterFile(data);
    if (!file) return null;
    if (!isPostgres(file.pid)) {
      rmSync(join(data, 'postmaster.pid'), { force: true });
      return null;
    }
    const ready = file.status === 'ready';
    if (ready && (await servesOurFiles(installation, file.port))) return file.port;
    if (performance.now() - begun > (ready ? ANSWER_MS : PATIENCE_MS)) {
      await stop(installation, 'immediate');
      return null;
    }
    await sleep(100);
  }
}

/** The server on that port is ours only if it accepts our password and reports the same folder. */
async function servesOurFiles(installation: Installation, port: number): Promise<boolean> {
  const folder = await queryDataFolder(port, installation.credentials.superuserPassword);
  return folder !== null && existsSync(folder) && realpathSync(folder) === realpathSync(dataFolder(installation));
}

/**
 * Starts the server detached, so that it survives a killed node process. Returns the port it listens on: the previous
 * one if it is free, otherwise another one, unless the port must stay the same because clients use it.
 * @throws Error with PostgreSQL's own message where it does not start.
 */
export async function start(installation: Installation, durable: boolean, { samePort = false } = {}): Promise<number> {
  const log = join(installation.home, 'postgres.log');
  if (existsSync(log) && statSync(log).size > LOG_LIMIT_BYTES) truncateSync(log);
  let port = installation.credentials.port;
  let output = '';
  for (let attempt = 0; attempt < (samePort ? 1 : STARTS); attempt += 1) {
    if (!(await isFree(port))) {
      if (samePort) throw new StartError(`Another program has taken the port ${port} of PostgreSQL.`);
      port = await freePort();
    }
    writeSettings(installation, settingsFile({ port, durable }));
    const args = ['start', '-w', '-t', '60', '-s', '-D', dataFolder(installation), '-l', log];
    const result = await installation.runner.run(programPath(installation.native, 'pg_ctl'), args);
    if (result.code === 0) return port;
    output = result.output;
    // Backends of a killed server take a short time to exit; a port can be taken between the check and the start.
    await sleep(500 * (attempt + 1));
    if (!samePort) port = await freePort();
  }
  throw new StartError(`PostgreSQL did not start:\n${output}\nIts own words are in ${log}.`);
}

/** Whole or not at all: on a full disk half a file would start the server with another port. */
function writeSettings(installation: Installation, text: string): void {
  const path = join(dataFolder(installation), 'postgresql.conf');
  if (readFileSync(path, 'utf8') === text) return;
  const fresh = `${path}.new`;
  writeFileSync(fresh, text, { mode: 0o600 });
  installation.runner.own(fresh);
  renameSync(fresh, path);
}

/** True while the process that PostgreSQL recorded is running. Makes no network call. */
export function isRunning(installation: Installation): boolean {
  const file = readPostmasterFile(dataFolder(installation));
  return file !== null && isPostgres(file.pid);
}

export async function stop(installation: Installation, mode: 'fast' | 'immediate' = 'fast'): Promise<void> {
  const args = ['stop', '-w', '-t', '60', '-s', '-m', mode, '-D', dataFolder(installation)];
  const { code, output } = await installation.runner.run(programPath(installation.native, 'pg_ctl'), args);
  const file = readPostmasterFile(dataFolder(installation));
  if (code !== 0 && file && isPostgres(file.pid)) throw new StartError(`PostgreSQL did not stop:\n${output}`);
}

function isFree(port: number): Promise<boolean> {
  return port === 0 ? Promise.resolve(false) : listenOnce(port).then((got) => got !== null);
}

async function freePort(): Promise<number> {
  const port = await listenOnce(0);
  if (port === null) throw new StartError('This machine has no free port on 127.0.0.1.');
  return port;
}

function listenOnce(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => {
      const { port: got } = server.address() as AddressInfo;
      server.close(() => resolve(got));
    });
  });
}

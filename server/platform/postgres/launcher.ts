/**
 * The real PostgreSQL that comes with the product, for machines that have none: one cluster in DATA_DIR/postgres,
 * started by the first process that needs it, restarted when it dies, and stopped by the last. It works for root and
 * for a normal user, after Ctrl-C and after `kill -9`. Not used where DATABASE_URL is set.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { adopt, initialise, isRunning, start, stop } from './cluster.js';
import { writeCredentials } from './credentials.js';
import { applicationUrl, ensureDatabase } from './database.js';
import { withFileLock } from './file-lock.js';
import { enter, leave } from './holders.js';
import { dataFolder, prepareInstallation, type Installation, type Way } from './installation.js';
import { discardUnpacked, finishRestore, restoredPlaces } from './restore-moves.js';
import { supervise } from './supervisor.js';

/** In DATA_DIR/postgres; held while the cluster is started, stopped or replaced. */
export const CLUSTER_LOCK = 'cluster';

export interface LauncherLog {
  info(message: string): void;
  error(message: string): void;
}

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  readonly log: LauncherLog;
  /** False turns off what protects against power cuts; for tests only. */
  readonly durable?: boolean;
  /** Only tests narrow how root gives its rights away. */
  readonly ways?: readonly Way[];
}

export interface EmbeddedPostgres {
  /** For the application's own role, on 127.0.0.1. */
  readonly url: string;
  /** Leaves the cluster; the last one to leave stops it. Safe to call twice. */
  stop(): Promise<void>;
}

/** @throws Error with a sentence for the operator, and PostgreSQL's own words where there are any. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = join(resolve(options.dataDir), 'postgres');
  const lock = join(folder, CLUSTER_LOCK);
  // Closed to the eye, open to pass through: root's database user must reach its own folder below.
  mkdirSync(resolve(options.dataDir), { recursive: true, mode: 0o711 });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { installation, port, holder } = await withFileLock(lock, async () => {
    if (finishRestore(folder)) options.log.info('A restore had been interrupted and is finished now.');
    const prepared = await prepareInstallation(folder, options.ways);
    // Without a database, what was unpacked is left, and the start refused.
    if (existsSync(dataFolder(prepared)))
      await discardUnpacked(prepared, restoredPlaces(prepared, resolve(options.dataDir)));
    const running = await serve(prepared, options);
    return { installation: prepared, port: running, holder: enter(folder) };
  });
  const supervisor = superviseCluster(
    lock,
    { ...installation, credentials: { ...installation.credentials, port } },
    options,
  );
  let left = false;
  return {
    url: applicationUrl(port, installation.credentials.applicationPassword),
    stop: async () => {
      if (left) return;
      left = true;
      await supervisor.stop();
      await withFileLock(lock, async () => {
        if (leave(folder, holder)) await stop(installation);
      });
    },
  };
}

async function serve(installation: Installation, { log, durable = true }: EmbeddedPostgresOptions): Promise<number> {
  await initialise(installation, durable);
  const adopted = await adopt(installation);
  const port = adopted ?? (await start(installation, durable));
  if (port !== installation.credentials.port)
    writeCredentials(installation.folder, { ...installation.credentials, port });
  await ensureDatabase(port, installation.credentials.superuserPassword, installation.credentials.applicationPassword);
  log.info(`PostgreSQL ${adopted === null ? 'started' : 'was already running'} on 127.0.0.1:${port}`);
  return port;
}

/** Every connection pool has its address by now, so it must restart on the same port and files. */
function superviseCluster(
  lock: string,
  installation: Installation,
  { log, durable = true }: EmbeddedPostgresOptions,
): ReturnType<typeof supervise> {
  return supervise({
    isRunning: () => isRunning(installation),
    start: () =>
      withFileLock(lock, async () => {
        // Another process that uses it may have been faster.
        if ((await adopt(installation)) !== null) return;
        await start(installation, durable, { samePort: true });
        log.info(`PostgreSQL had ended and was started again on 127.0.0.1:${installation.credentials.port}`);
      }),
    onError: (error, nextTryMs) =>
      log.error(`PostgreSQL ended; the next try to start it is in ${nextTryMs / 1000} s. ${String(error)}`),
  });
}

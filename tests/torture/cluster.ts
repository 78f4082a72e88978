/** A PostgreSQL of the torture's own, made with the product's embedded one, that is killed and comes back. */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { programPath } from '#platform/postgres/binaries.js';
import { initialise, start, stop } from '#platform/postgres/cluster.js';
import { applicationUrl, ensureDatabase } from '#platform/postgres/database.js';
import { isAlive, isPostgres, readPostmasterFile } from '#platform/postgres/process-state.js';
import { dataFolder, prepareInstallation, type Installation } from '#platform/postgres/installation.js';
import type { Random } from './random.js';

export interface Cluster {
  readonly url: string;
  /** The whole server at once, as a power cut would; comes back with `revive`. */
  killPostmaster(): void;
  /** One connection's process: the postmaster throws all others out and recovers by itself. */
  killBackend(random: Random): Promise<boolean>;
  /** Starts it if it is down, and resolves once it takes connections again. */
  revive(): Promise<void>;
  /** Runs SQL as the owner of everything. */
  asSuperuser(sql: string): Promise<void>;
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

const PATIENCE_MS = 60_000;

export async function startCluster(folder: string): Promise<Cluster> {
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const home = join(folder, 'postgres');
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const installation = await prepareInstallation(home);
  await initialise(installation, true);
  const port = await start(installation, true);
  const { superuserPassword, applicationPassword } = installation.credentials;
  await ensureDatabase(port, superuserPassword, applicationPassword);
  const url = applicationUrl(port, applicationPassword);
  const superuser = { host: '127.0.0.1', port, user: 'postgres', password: superuserPassword, database: 'barpa' };
  const data = dataFolder(installation);
  const query = async <Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> =>
    withClient({ connectionString: url }, async (client) => (await client.query(sql, [...values])).rows as Row[]);
  return {
    url,
    killPostmaster: () => kill(postmasterOf(data)),
    killBackend: async (random) => {
      const victims = await backends(superuser);
      if (victims.length === 0) return false;
      kill(random.pick(victims));
      return true;
    },
    revive: () => revive(installation, url),
    asSuperuser: (sql) => withClient(superuser, async (client) => void (await client.query(sql))),
    query,
    stop: async () => {
      const running = readPostmasterFile(data);
      if (running && isPostgres(running.pid)) await stop(installation, 'immediate');
    },
  };
}

async function withClient<Result>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 10_000 });
  // A server that is killed says so here; the pending query rejects by itself.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function backends(superuser: pg.ClientConfig): Promise<number[]> {
  const sql = `select pid from pg_stat_activity where datname = 'barpa' and pid <> pg_backend_pid() and backend_type = 'client backend'`;
  return withClient(superuser, async (client) => (await client.query<{ pid: number }>(sql)).rows.map(({ pid }) => pid));
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It had just ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function postmasterOf(data: string): number {
  const running = readPostmasterFile(data);
  if (!running) throw new Error('there is no server to kill');
  orphans.set(data, childrenOf(running.pid));
  return running.pid;
}

/** The processes that a killed postmaster leaves behind: they must be gone before the next one may have the files. */
const orphans = new Map<string, readonly number[]>();

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && pid > 0 && parentOf(pid) === parent);
}

function parentOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    // It has just ended.
    return null;
  }
}

async function revive(installation: Installation, url: string): Promise<void> {
  const data = dataFolder(installation);
  const giveUp = performance.now() + PATIENCE_MS;
  for (;;) {
    const running = readPostmasterFile(data);
    const isUp = running !== null && isPostgres(running.pid);
    if (isUp && (await accepts(url))) return;
    if (performance.now() > giveUp) throw new Error('PostgreSQL did not come back');
    if (!isUp && !(orphans.get(data) ?? []).some((pid) => isAlive(pid))) await startAgain(installation);
    else await sleep(50);
  }
}

/** On the same port, with the settings of the folder. A failed attempt is repeated by the caller. */
async function startAgain(installation: Installation): Promise<void> {
  const data = dataFolder(installation);
  // PostgreSQL takes a zombie's note for a living server's.
  rmSync(join(data, 'postmaster.pid'), { force: true });
  const args = ['start', '-w', '-t', '60', '-s', '-D', data, '-l', join(installation.home, 'postgres.log')];
  const { code } = await installation.runner.run(programPath(installation.native, 'pg_ctl'), args);
  if (code !== 0) await sleep(250);
}

async function accepts(url: string): Promise<boolean> {
  try {
    await withClient({ connectionString: url }, (client) => client.query('select 1'));
    return true;
  } catch {
    // Recovering, or gone: tried again.
    return false;
  }
}

/**
 * How far the year is written. What it needs meanwhile, this row and its job queue, is in a schema of its own, which
 * exists from the first start until the year is complete: a start that finds it continues.
 */
import { runMigrations } from 'graphile-worker';
import { Client } from 'pg';
import { workerLogger } from '#platform/jobs/worker-logger.js';
import type { Logger } from '#platform/log/log.js';

export const YEAR_SCHEMA = 'demonstration';
/** The lock of the process that writes the year, and of the one that decides whether there is to be one. */
const LOCK = 20261404;

export interface Progress {
  /** When the year ends: before anybody real had an account. */
  readonly endsAt: Date;
  /** The step that was begun last; null: none was. */
  readonly step: number | null;
}

const READ = `select ends_at as "endsAt", step from ${YEAR_SCHEMA}.progress`;
const EXISTS = `select to_regclass('${YEAR_SCHEMA}.progress') is not null as found`;

/** A pool would say that it has ended before its connection is closed, and whoever drops the database then ends it. */
export async function withClient<Result>(
  databaseUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl });
  // Whoever awaits a query learns of a lost connection there.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Null where no year is being written. */
export async function readProgress(client: Pick<Client, 'query'>): Promise<Progress | null> {
  const { rows } = await client.query<{ found: boolean }>(EXISTS);
  if (!rows[0]?.found) return null;
  return (await client.query<Progress>(READ)).rows[0] ?? null;
}

async function noteYear(client: Client, endsAt: Date): Promise<void> {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
  if ((await client.query('select 1 from users limit 1')).rowCount === 0 && !(await readProgress(client))) {
    await client.query(`create schema if not exists ${YEAR_SCHEMA}`);
    await client.query(`create table ${YEAR_SCHEMA}.progress (ends_at timestamptz not null, step int)`);
    await client.query(`insert into ${YEAR_SCHEMA}.progress (ends_at) values ($1)`, [endsAt]);
  }
  await client.query('commit');
}

/**
 * Plans a year that ends now for a migrated database in which nobody has an account; nothing elsewhere. Before a worker
 * runs: graphile-worker ends all that are in a database when it makes the tables of a queue there.
 */
export async function planYear(databaseUrl: string, log: Logger, endsAt = new Date()): Promise<void> {
  const isPlanned = await withClient(databaseUrl, async (client) => {
    await noteYear(client, endsAt);
    return (await readProgress(client)) !== null;
  });
  if (isPlanned) await runMigrations({ connectionString: databaseUrl, schema: YEAR_SCHEMA, logger: workerLogger(log) });
}

export async function noteStep(client: Client, step: number): Promise<void> {
  await client.query(`update ${YEAR_SCHEMA}.progress set step = $1`, [step]);
}

/** Waits for another process that writes. The lock is held as long as the connection. */
export async function waitForTurn(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOCK]);
}

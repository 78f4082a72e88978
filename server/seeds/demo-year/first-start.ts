/**
 * The year of the embedded database. It is written into a database beside the product's own and takes its place once
 * it is complete. A start that is interrupted, even by `kill -9`, leaves the product's database empty, and the next
 * one begins anew. Meanwhile the port shows a page that says so.
 */
import { Client } from 'pg';
import { bind, closeServer } from '../../listener.js';
import { isEmpty, seedDemoYear } from './demo-year.js';
import { answerWaiting } from './waiting-page.js';
import type { YearOptions } from './year-app.js';

/** Of the database in which the embedded cluster's other databases are made and renamed. */
const MAINTENANCE = 'postgres';
const LOCK = 20261404;

type Write = (options: YearOptions) => Promise<unknown>;

function withDatabase(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** In the place of the product's own database, which nobody uses yet. */
async function replace(client: Client, own: string, year: string): Promise<void> {
  await client.query(`drop database ${own}`);
  await client.query(`alter database ${year} rename to ${own}`);
}

/** One process at a time; a second one on the same folder finds the year written. */
async function writeInPlace(options: YearOptions, client: Client, write: Write): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  if (!(await isEmpty(options.databaseUrl))) return;
  const own = new URL(options.databaseUrl).pathname.slice(1);
  const year = `${own}_year`;
  await client.query(`drop database if exists ${year} with (force)`);
  await client.query(`create database ${year} template ${own}`);
  await write({ ...options, databaseUrl: withDatabase(options.databaseUrl, year) });
  if (!options.signal?.aborted) await replace(client, own, year);
}

/**
 * Where the migrated, embedded database is empty, it holds a year afterwards, or what else `write` leaves in it.
 * @throws what the port's listener and PostgreSQL throw; the database is empty then, or holds the whole year.
 */
export async function fillEmbeddedDatabase(options: YearOptions, write: Write = seedDemoYear): Promise<void> {
  if (!(await isEmpty(options.databaseUrl))) return;
  let percent = 0;
  const listener = await bind(options.config.host, options.config.port);
  listener.serve((request, response) => answerWaiting(request, response, percent));
  const client = new Client({ connectionString: withDatabase(options.databaseUrl, MAINTENANCE) });
  try {
    await client.connect();
    await writeInPlace({ ...options, onProgress: (reached) => (percent = reached) }, client, write);
  } finally {
    await client.end();
    await closeServer(listener.server);
  }
}

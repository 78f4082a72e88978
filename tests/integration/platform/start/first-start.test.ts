/** The first start of the embedded database: a year takes its place whole or not at all, and the port says so. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { loadConfig } from '../../../../server/config/config.js';
import { createLogger } from '../../../../server/platform/log/log.js';
import { isEmpty } from '../../../../server/seeds/demo-year/demo-year.js';
import { fillEmbeddedDatabase } from '../../../../server/seeds/demo-year/first-start.js';
import type { YearOptions } from '../../../../server/seeds/demo-year/year-app.js';
import { createAccount } from '../../../helpers/accounts.js';
import { createTestApp, TOKEN_SECRET } from '../../../helpers/app.js';
import { createTestDatabase, type TestDatabase } from '../../../helpers/database.js';
import { freePort } from '../../../helpers/network/free-port.js';

let database: TestDatabase;
let dataDir: string;
let options: YearOptions;

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'barpa-first-'));
  const settings = { NODE_ENV: 'test', HOST: '127.0.0.1', PORT: String(await freePort()), DATA_DIR: dataDir };
  const config = loadConfig(settings);
  options = { config, databaseUrl: database.url, tokenSecret: TOKEN_SECRET, log: createLogger('error') };
});
afterEach(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function ask<Row extends pg.QueryResultRow>(databaseUrl: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Stands for the year. */
const write = ({ databaseUrl }: YearOptions): Promise<unknown> => ask(databaseUrl, 'create table a_year (id int)');

const isWritten = async (): Promise<boolean> =>
  (await ask(database.url, `select 1 from pg_tables where tablename = 'a_year'`)).length > 0;

const hasSecond = async (): Promise<boolean> =>
  (await ask(database.url, `select 1 from pg_database where datname = current_database() || '_year'`)).length > 0;

it('what is written takes the place of the empty database', async () => {
  await fillEmbeddedDatabase(options, write);
  expect([await isWritten(), await hasSecond()]).toEqual([true, false]);
});

it('an interrupted start leaves the database empty, and the next begins anew', async () => {
  const interrupted = fillEmbeddedDatabase(options, async (given) => {
    await write(given);
    throw new Error('interrupted');
  });
  await expect(interrupted).rejects.toThrow('interrupted');
  expect([await isEmpty(database.url), await isWritten()]).toEqual([true, false]);
  await fillEmbeddedDatabase(options, write);
  expect([await isWritten(), await hasSecond()]).toEqual([true, false]);
});

it('what a signal cut short cannot take its place', async () => {
  await fillEmbeddedDatabase({ ...options, signal: AbortSignal.abort() }, write);
  expect([await isEmpty(database.url), await isWritten()]).toEqual([true, false]);
  await ask(database.url, `drop database "${new URL(database.url).pathname.slice(1)}_year"`);
});

it('cannot replace a database that has an account', async () => {
  const app = await createTestApp({ database, worker: false });
  await createAccount(app);
  await app.close();
  await fillEmbeddedDatabase(options, () => Promise.reject(new Error('written')));
  expect(await isEmpty(database.url)).toBe(false);
});

it('the port says how far it is, to people and to programs', async () => {
  const askPort = async (accept: string): Promise<readonly [number, string | null, string]> => {
    const answer = await fetch(`http://127.0.0.1:${options.config.port}/admin`, { headers: { accept } });
    return [answer.status, answer.headers.get('content-type'), await answer.text()];
  };
  let answers: (readonly [number, string | null, string])[] = [];
  await fillEmbeddedDatabase(options, async ({ onProgress }) => {
    onProgress?.(42);
    answers = [await askPort('text/html,*/*'), await askPort('application/json')];
  });
  const [page, error] = answers;
  expect(page).toEqual([503, 'text/html; charset=utf-8', expect.stringContaining('۴۲٪')]);
  expect(error?.slice(0, 2)).toEqual([503, 'application/json']);
  expect(JSON.parse(error?.[2] ?? '')).toMatchObject({ error_code: 'STARTING_UP', retryable: true });
  await expect(askPort('text/html')).rejects.toThrow();
});

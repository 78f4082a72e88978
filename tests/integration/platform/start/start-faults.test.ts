/** The fault that stops a start is said in a sentence, without a stack trace. Each start is a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { assertVersion } from '#platform/db/fitness.js';
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.js';

const main = new URL('../../../../server/main.js', import.meta.url).pathname;
const NOBODY = 65534;

let dataDir: string;
let database: TestDatabase;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'barpa-start-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

async function startWith(env: Readonly<Record<string, string>>, uid?: number): Promise<Ended> {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, ['--no-warnings', main], {
    env: { PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(uid && { uid, gid: uid }),
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

function expectSentence({ code, said }: Ended, ...parts: readonly string[]): void {
  for (const part of parts) expect(said).toContain(part);
  expect(said).not.toMatch(/^ +at /m);
  expect(code).toBe(1);
}

function changed(change: (url: URL) => void): string {
  const url = new URL(database.url);
  change(url);
  return url.href;
}

it('a database that is not there is named', async () => {
  const url = changed((address) => (address.port = '1'));
  expectSentence(await startWith({ DATABASE_URL: url }), '127.0.0.1:1 cannot be reached', 'Check DATABASE_URL');
});

it('a wrong password is named and not shown', async () => {
  const ended = await startWith({ DATABASE_URL: changed((address) => (address.password = 'wrong-secret')) });
  expectSentence(ended, 'refuses the user', 'password');
  expect(ended.said).not.toContain('wrong-secret');
});

it('a missing database on the server is named', async () => {
  const ended = await startWith({ DATABASE_URL: changed((address) => (address.pathname = '/no_such_database')) });
  expectSentence(ended, 'has no "no_such_database"');
});

it('a taken port is named', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  try {
    const ended = await startWith({ DATABASE_URL: database.url, PORT: String(port) });
    expectSentence(ended, `Another program uses port ${port}`);
  } finally {
    other.close();
  }
});

it('a folder that cannot be written to is named', async () => {
  const closed = join(dataDir, 'a-file');
  writeFileSync(closed, '');
  expectSentence(await startWith({ DATA_DIR: join(closed, 'data') }), closed, 'DATA_DIR');
});

const asRoot = process.getuid?.() === 0 ? it : it.skip;
asRoot('a folder of another user is named', async () => {
  chmodSync(dataDir, 0o755);
  expectSentence(await startWith({ DATA_DIR: join(dataDir, 'mine') }, NOBODY), join(dataDir, 'mine'), 'DATA_DIR');
});

it('every fault of the configuration is listed at once', async () => {
  const ended = await startWith({ NODE_ENV: 'production', PORT: 'x', DATABASE_URL: 'mysql://a', SMTP_URL: 'http://b' });
  expectSentence(ended, 'PORT', 'DATABASE_URL', 'SMTP_URL', 'TOKEN_SECRET', 'PUBLIC_URL', 'ZARINPAL_MERCHANT_ID');
});

it('old code cannot start on a newer schema', async () => {
  const newer = await createTestDatabase();
  const client = new pg.Client({ connectionString: newer.url });
  await client.connect();
  await client.query(`insert into mikro_orm_migrations (name) values ('Migration29990101000000_later')`);
  await client.end();
  const ended = await startWith({ DATABASE_URL: newer.url });
  await newer.drop();
  expectSentence(ended, 'newer version of Barpa', 'Migration29990101000000_later');
});

it('PostgreSQL before 18 is refused, from 18 on taken', () => {
  expect(() => assertVersion(170_006)).toThrow('PostgreSQL 18 or newer is required; the database is 17.6.');
  expect(() => assertVersion(180_000)).not.toThrow();
  expect(() => assertVersion(190_001)).not.toThrow();
});

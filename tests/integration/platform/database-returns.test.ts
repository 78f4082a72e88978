/** The embedded PostgreSQL dies under the running product, which answers again by itself. */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entities } from '#features/index.js';
import { createLogger } from '#platform/log/log.js';
import { migrateDatabase } from '#platform/migrate.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/postgres/launcher.js';
import { createAccount } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';

let dataDir: string;
let server: EmbeddedPostgres;
let app: TestApp;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'barpa-returns-'));
  chmodSync(dataDir, 0o711);
  const log = { info: () => undefined, error: () => undefined };
  server = await startEmbeddedPostgres({ dataDir, log });
  await migrateDatabase(server.url, entities, createLogger('silent'));
  const database = { url: server.url, drop: () => Promise.resolve() };
  app = await createTestApp({ database, log: createLogger('silent') });
});
afterAll(async () => {
  await app.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const statusOf = async (path: string, token: string | null = null): Promise<number> =>
  (await app.rest('GET', path, { token })).status;
const postmaster = (): number =>
  Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);

it('a killed database is back, and meanwhile calls answer 503', async () => {
  const { token } = await createAccount(app);
  expect(await statusOf('/health/ready')).toBe(200);
  process.kill(postmaster(), 'SIGKILL');
  const meanwhile = new Set<number>();
  await eventually('the database is missed', async () => (await statusOf('/health/ready')) === 503);
  const back = async (): Promise<boolean> => {
    const answers = [await statusOf('/health/ready'), await statusOf('/orders', token)];
    answers.forEach((status) => meanwhile.add(status));
    return answers.every((status) => status === 200);
  };
  await eventually('the product answers again', back, 60_000);
  expect([...meanwhile].sort()).toEqual([200, 503]);
  // Writing works, too: every connection that died is replaced.
  const body = { email: 'nobody@example.com', password: 'wrong-password' };
  expect((await app.rest('POST', '/auth/login', { body })).status).toBe(401);
}, 90_000);

/** PostgreSQL is killed under a working job queue, which works again in the same process. */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { entities } from '#features/index.js';
import { unitOfWork } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { createLogger } from '#platform/log/log.js';
import { migrateDatabase } from '#platform/migrate.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/postgres/launcher.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';

const SHORT_JOBS = 40;
/** So long a short one takes, ms. */
const SHORT_MS = 40;
/** The promise: a queue that does no work is replaced by then, ms. */
const REPLACED_MS = 30_000;
const PATIENCE_MS = 90_000;
const SLOW = 'slow@example.com';

let dataDir: string;
let server: EmbeddedPostgres;
let app: TestApp;
let sent: string[];
let slowTries = 0;
let release: () => void;
const released = new Promise<void>((resolve) => (release = resolve));

beforeAll(async () => {
  sent = [];
  dataDir = mkdtempSync(join(tmpdir(), 'barpa-queue-'));
  chmodSync(dataDir, 0o711);
  const log = { info: () => undefined, error: () => undefined };
  server = await startEmbeddedPostgres({ dataDir, log });
  await migrateDatabase(server.url, entities, createLogger('silent'));
  const mailer = {
    send: async ({ to }: { readonly to: string }) => {
      if (to !== SLOW) await sleep(SHORT_MS);
      else if ((slowTries += 1) === 1) await released;
      sent.push(to);
      return { messageId: to };
    },
  };
  const database = { url: server.url, drop: () => Promise.resolve() };
  app = await createTestApp({ database, log: createLogger('silent'), ports: { mailer } });
}, PATIENCE_MS);
afterAll(async () => {
  release();
  await app?.close();
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, PATIENCE_MS);

const send = (...receivers: readonly string[]): Promise<void> =>
  unitOfWork(app.ctx(), async (tx) => {
    for (const to of receivers)
      await tx.enqueue('send_mail', { to, userId: null, template: 'test', vars: { at: 'امروز' } });
  });
const postmaster = (): number =>
  Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);
const isReady = async (): Promise<boolean> => (await app.rest('GET', '/health/ready')).status === 200;
const waitingJobs = async (): Promise<number | undefined> =>
  (
    await row<{ count: number }>(
      app.ctx().em,
      `select count(*)::int as count from graphile_worker.jobs where task_identifier = 'send_mail'`,
      [],
    ).catch(() => null)
  )?.count;

it(
  'the queue works again soon after a killed PostgreSQL',
  async () => {
    await send(SLOW);
    await eventually('the slow job runs', async () => slowTries === 1);
    await send(...Array.from({ length: SHORT_JOBS }, (_, at) => `short${at}@example.com`));
    await eventually('some of the short ones are done', async () => sent.length > 5);
    process.kill(postmaster(), 'SIGKILL');
    await eventually('the database is missed', async () => !(await isReady()));
    await eventually('the database is back', isReady, PATIENCE_MS);
    await send('after@example.com');
    await eventually('a new job is done', async () => sent.includes('after@example.com'), REPLACED_MS);
    // The slow one is tried again, though its first run has never ended; and none of the others is lost.
    await eventually('every job is done', async () => (await waitingJobs()) === 0, PATIENCE_MS);
    expect(slowTries).toBe(2);
    expect(new Set(sent).size).toBe(SHORT_JOBS + 2);
  },
  3 * PATIENCE_MS,
);

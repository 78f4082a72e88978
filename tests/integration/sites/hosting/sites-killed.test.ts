/** Processes that are killed while they build a site leave nothing half, and the site is online all the same. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { row, rows } from '#platform/db/rows.js';
import { projectPath } from '#platform/paths.js';
import { createAccount } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { hostOf, paidOrder, siteOf, untilSite, visit } from '#tests/helpers/sites.js';

const BEAT_MS = 200;
/** Into the build, ms: before its first statement, among its files, before its last. */
const MOMENTS = [0, 40, 150, 400];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
});
afterAll(() => app?.close());

const FREE = `select graphile_worker.force_unlock_workers(
  array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))`;

const isRunning = async (): Promise<boolean> => {
  const text = `select true as yes from graphile_worker.jobs where task_identifier = 'build_site' and locked_at is not null`;
  return (await row(app.ctx().em, text, [])) !== null;
};

/** Starts a worker of its own, and kills it so long after it has taken the job. */
async function killWhileBuilding(afterMs: number): Promise<void> {
  const child = fork(projectPath('dist/tests/helpers/network/app-process.js'), {
    env: { PATH: process.env['PATH'] ?? '', DATABASE_URL: app.database.url, WORKER_BEAT_MS: String(BEAT_MS) },
    execArgv: ['--no-warnings'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  await eventually('the job is taken', isRunning, 60_000);
  await pause(afterMs);
  child.kill('SIGKILL');
  await ended;
  // Free for the next one, as it is once the dead worker has missed its beats.
  await rows(app.ctx().em, FREE, []);
}

it('is online after its builders were killed, once and whole', async () => {
  const orderId = await paidOrder(app, await createAccount(app));
  for (const moment of MOMENTS) {
    if ((await siteOf(app, orderId))?.status !== 'building') break;
    await killWhileBuilding(moment);
    const seen = await visit(app.url, hostOf((await siteOf(app, orderId))!));
    expect([200, 503]).toContain(seen.status);
  }
  await app.restart({ worker: true, workerBeatMs: BEAT_MS });
  const site = await untilSite(app, orderId);
  expect(site).toMatchObject({ buildFailures: 0, lastNumber: 1, buildingNumber: null });
  const made = await rows(app.ctx().em, 'select id from releases where site_id = $1', [site.id]);
  expect(made).toHaveLength(1);
}, 240_000);

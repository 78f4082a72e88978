/** A job whose process dies is taken up by another; one whose process lives is not, however long it takes. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { unitOfWork } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { projectPath } from '#platform/paths.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { startSlowMail, type SlowMail } from '#tests/helpers/network/slow-mail.js';

// Long enough for processes that share a busy machine with other tests.
const BEAT_MS = 1000;
/** Each test starts the product three times. */
const PATIENCE_MS = 120_000;

let app: TestApp;
let mail: SlowMail;
let other: ChildProcess;

beforeEach(async () => {
  mail = await startSlowMail();
  app = await createTestApp({ worker: false, env: { SMTP_URL: mail.url } });
  other = fork(projectPath('dist/tests/helpers/network/app-process.js'), {
    env: {
      PATH: process.env['PATH'] ?? '',
      DATABASE_URL: app.database.url,
      SMTP_URL: mail.url,
      WORKER_BEAT_MS: String(BEAT_MS),
    },
    execArgv: ['--no-warnings'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(other, 'message');
  await unitOfWork(app.ctx(), (tx) =>
    tx.enqueue('send_mail', { to: 'a@example.com', userId: null, template: 'test', vars: { at: 'امروز' } }),
  );
  await eventually('the other process sends', async () => mail.waiting() === 1);
  await app.restart({ worker: true, workerBeatMs: BEAT_MS });
}, PATIENCE_MS);
afterEach(async () => {
  if (other.exitCode === null && other.signalCode === null) {
    other.kill('SIGKILL');
    await once(other, 'exit');
  }
  mail.release();
  await app?.close();
  await mail?.close();
}, PATIENCE_MS);

const attempts = async (): Promise<number | undefined> =>
  (
    await row<{ attempts: number }>(
      app.ctx().em,
      `select attempts from graphile_worker.jobs where task_identifier = 'send_mail'`,
      [],
    )
  )?.attempts;

it('a killed process leaves its job to another', async () => {
  other.kill('SIGKILL');
  await once(other, 'exit');
  mail.release();
  await eventually('the mail is sent by the other', async () => (await attempts()) === undefined);
  expect(mail.accepted()).toBeGreaterThan(0);
});

it('a living process keeps its job', async () => {
  const seen = `select max(seen_at) - min(locked_at) > $1 * interval '1 millisecond' as passed
    from job_workers, graphile_worker.jobs where task_identifier = 'send_mail'`;
  await eventually('many beats have passed', async () => {
    const found = await row<{ passed: boolean | null }>(app.ctx().em, seen, [BEAT_MS * 6]);
    return found?.passed;
  });
  expect(await attempts()).toBe(1);
  expect(mail.waiting()).toBe(1);
  mail.release();
  await eventually('it is sent once', async () => (await attempts()) === undefined);
  expect(mail.accepted()).toBe(1);
});

it('a worker that ends in order leaves no row', async () => {
  await app.restart({ worker: false });
  const { count } = (await row<{ count: number }>(app.ctx().em, 'select count(*)::int as count from job_workers', []))!;
  expect(count).toBe(1);
});

/** A job that does not end is aborted at its limit or freed by another process, and cannot write any more. */
import { unitOfWork } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { JOB_LIMIT_MS, LOCK_GRACE_MS } from '#platform/jobs/catalogue.js';
import { createLogger } from '#platform/log/log.js';
import { createTestApp, eventually, type TestApp, type TestAppOptions } from '#tests/helpers/app.js';

const BEAT_MS = 1000;
const NEVER_MS = 3_600_000;
const PATIENCE_MS = 90_000;

/** A mail service whose first call does not answer before the test lets it. */
class HangingMailer {
  calls = 0;
  answered = 0;
  private release: () => void = () => undefined;
  private readonly released = new Promise<void>((resolve) => (this.release = resolve));

  async send(): Promise<{ messageId: string }> {
    const call = (this.calls += 1);
    if (call === 1) await this.released;
    this.answered += 1;
    return { messageId: `call ${call}` };
  }

  letGo(): void {
    this.release();
  }
}

let apps: TestApp[] = [];
let mailer: HangingMailer;

const open = async (options: TestAppOptions): Promise<TestApp> => {
  const app = await createTestApp({ log: createLogger('silent'), ports: { mailer }, ...options });
  apps.push(app);
  return app;
};

beforeEach(() => {
  mailer = new HangingMailer();
});
afterEach(async () => {
  mailer.letGo();
  for (const app of apps.reverse()) await app.close();
  apps = [];
}, PATIENCE_MS);

const send = (app: TestApp): Promise<void> =>
  unitOfWork(app.ctx(), (tx) =>
    tx.enqueue('send_mail', { to: 'a@example.com', userId: null, template: 'test', vars: { at: 'امروز' } }),
  );

interface Logged {
  readonly id: string | null;
  readonly attempts: number;
}

const logged = (app: TestApp): Promise<Logged | null> =>
  row<Logged>(app.ctx().em, 'select provider_message_id as id, attempts from email_logs', []);
const isSent = async (app: TestApp): Promise<boolean> => (await logged(app))?.id === 'call 2';

/** Lets the call that hung answer, and gives its run time to write what it would. */
async function comeBackLate(): Promise<void> {
  const before = mailer.answered;
  mailer.letGo();
  await eventually('the call that hung has answered', async () => mailer.answered > before);
  await new Promise((resolve) => setTimeout(resolve, 500));
}

it(
  'a run cannot write after its limit',
  async () => {
    const app = await open({ workerBeatMs: BEAT_MS, jobLimitsMs: { send_mail: 400 } });
    await send(app);
    await eventually('the job is tried again', () => isSent(app));
    await comeBackLate();
    expect(await logged(app)).toEqual({ id: 'call 2', attempts: 1 });
  },
  PATIENCE_MS,
);

it(
  'another process frees a lock beyond its limit',
  async () => {
    // Its own process never looks: it would be the one that frees it.
    const stuck = await open({ workerBeatMs: NEVER_MS });
    await send(stuck);
    await eventually('the job runs', async () => mailer.calls === 1);
    const { database } = stuck;
    // Alive, as far as the others can see.
    await row(stuck.ctx().em, `update job_workers set seen_at = clock_timestamp() + interval '1 hour'`, []);
    await open({ database, workerBeatMs: BEAT_MS });
    const age = `update graphile_worker._private_jobs set locked_at = clock_timestamp() - $1 * interval '1 millisecond'
      where locked_at is not null and task_id = (select id from graphile_worker._private_tasks where identifier = 'send_mail')`;
    const limitMs = JOB_LIMIT_MS.send_mail + LOCK_GRACE_MS;
    await row(stuck.ctx().em, age, [limitMs - 30_000]);
    await new Promise((resolve) => setTimeout(resolve, 4 * BEAT_MS));
    expect(mailer.calls).toBe(1);
    await row(stuck.ctx().em, age, [limitMs + 1000]);
    await eventually('the other process runs it', () => isSent(stuck));
    await comeBackLate();
    expect(await logged(stuck)).toEqual({ id: 'call 2', attempts: 1 });
  },
  PATIENCE_MS,
);

it(
  'a runner without its row begins no job',
  async () => {
    // It never looks for its row itself.
    const app = await open({ workerBeatMs: NEVER_MS });
    await row(app.ctx().em, 'delete from job_workers', []);
    mailer.letGo();
    await send(app);
    await eventually('the runner that replaces it sends', async () => (await logged(app))?.id === 'call 1');
    expect(mailer.calls).toBe(1);
  },
  PATIENCE_MS,
);

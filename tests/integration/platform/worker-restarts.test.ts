/** A worker that cannot write how a job has ended starts anew, and the job is repeated. */
import { unitOfWork } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { startSlowMail, type SlowMail } from '#tests/helpers/network/slow-mail.js';

const BEAT_MS = 1000;
const PATIENCE_MS = 60_000;
const REFUSE = `
  create function refuse_end() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;
  create trigger refuse_end before delete on graphile_worker._private_jobs execute function refuse_end()`;

let app: TestApp;
let mail: SlowMail;

beforeAll(async () => {
  mail = await startSlowMail();
  app = await createTestApp({ env: { SMTP_URL: mail.url }, worker: true, workerBeatMs: BEAT_MS });
}, PATIENCE_MS);
afterAll(async () => {
  mail?.release();
  await app?.close();
  await mail?.close();
}, PATIENCE_MS);

const send = (to: string): Promise<void> =>
  unitOfWork(app.ctx(), (tx) => tx.enqueue('send_mail', { to, userId: null, template: 'test', vars: { at: 'امروز' } }));

const isDone = async (): Promise<boolean> =>
  !(await row(app.ctx().em, `select 1 from graphile_worker.jobs where task_identifier = 'send_mail'`, []));

it(
  'goes on after it could not end a job',
  async () => {
    await send('a@example.com');
    await eventually('the mail is on its way', async () => mail.waiting() === 1);
    await app.ctx().em.execute(REFUSE);
    mail.release();
    const { faults } = app.ctx();
    await eventually('the worker has ended', async () => faults.count > 0, PATIENCE_MS);
    await app.ctx().em.execute('drop trigger refuse_end on graphile_worker._private_jobs');
    await eventually('the job is ended after all', isDone, PATIENCE_MS);
    await send('b@example.com');
    await eventually('the next one is, too', isDone, PATIENCE_MS);
  },
  PATIENCE_MS * 3,
);

/** The notices that a banned or removed account still gets, by mail and in the notifications. */
import { anonymiseUser, banUser } from '#features/identity/index.js';
import { emailAnswers } from '#features/emails/emails.messages.js';
import { unitOfWork } from '#platform/context.js';
import type { MailTemplate } from '#platform/jobs/mails.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { tell } from '#tests/helpers/notifications.js';

let app: TestApp;
let admin: Account;
beforeAll(async () => {
  app = await createTestApp();
  admin = await createAccount(app, { role: 'admin' });
});
afterAll(() => app?.close());

const VARS = {
  link: 'https://barpa.example',
  fullName: '',
  subject: 'سلام',
  body: 'متن',
  title: 'خبر',
  message: 'متن',
};

interface Logged {
  readonly template: string;
  readonly status: string;
  readonly error: string | null;
}

/** Sends each mail to the account as it was addressed before, and gives what the log says in the end. */
async function outcomes(account: Account, templates: readonly (readonly [MailTemplate, string?])[]) {
  for (const [template, kind] of templates) {
    const vars = { ...VARS, ...(kind && { kind }) };
    await unitOfWork(app.ctx(), (tx) =>
      tx.enqueue('send_mail', { to: account.email, userId: account.id, template, vars, byAdministrator: true }),
    );
  }
  const text = `select template_type as template, status, error from email_logs where user_id = ? order by created_at, id`;
  return eventually('the mails', async () => {
    const found: Logged[] = await app.ctx().em.execute(text, [account.id]);
    return found.length === templates.length && found.every(({ status }) => status !== 'queued') ? found : null;
  });
}

const notificationsOf = (account: Account): Promise<{ type: string }[]> =>
  app.ctx().em.execute('select type from notifications where user_id = ? order by type', [account.id]);

const ring = (account: Account, type: 'order' | 'wallet') =>
  unitOfWork(app.ctx(), (tx) => tell(tx, account.id, type, { title: 'خبر', message: 'متن' }, true));

it('a banned account hears of its money and its safety, and of nothing else', async () => {
  const account = await createAccount(app);
  await banUser(app.ctx(admin.viewer), account.id);
  const logged = await outcomes(account, [
    ['password_changed'],
    ['invoice_issued'],
    ['notification', 'money'],
    ['message'],
    ['order_completed'],
    ['invoice_due_soon'],
    ['notification', 'order'],
    ['magic_link'],
  ]);
  expect(logged.map(({ status }) => status)).toEqual([...Array(4).fill('sent'), ...Array(4).fill('failed')]);
  expect(logged[4]?.error).toBe(emailAnswers.recipientEnded);
  expect(await app.mails(account.email)).toHaveLength(4);
});

it('a banned account keeps its notifications', async () => {
  const account = await createAccount(app);
  await banUser(app.ctx(admin.viewer), account.id);
  await ring(account, 'order');
  expect(await notificationsOf(account)).toEqual([{ type: 'order' }]);
});

it('a removed account hears of nothing, also not of what waited', async () => {
  const account = await createAccount(app);
  await anonymiseUser(app.ctx(admin.viewer), account.id);
  const logged = await outcomes(account, [['password_changed'], ['invoice_issued'], ['message']]);
  expect(logged.map(({ status }) => status)).toEqual(['failed', 'failed', 'failed']);
  await ring(account, 'wallet');
  expect(await notificationsOf(account)).toEqual([]);
  expect(await app.mails(account.email)).toEqual([]);
});

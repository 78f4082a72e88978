/** Mails: the job with its tries, the log, what administrators read and send. */
import { listEmailLogs } from '#features/emails/emails.service.js';
import { deliver, MAIL_TRIES, mailJobKey, sendMail } from '#features/emails/send-mail.job.js';
import { openLog } from '#features/emails/mail-log.js';
import { unitOfWork } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import type { Jobs } from '#platform/jobs/catalogue.js';
import type { Mail } from '#platform/ports.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';

let app: TestApp;
let admin: Account;
let failures = 0;
const sent: Mail[] = [];

beforeAll(async () => {
  const mailer = {
    send: async (mail: Mail) => {
      if (failures > 0) throw new Error(`refused, ${failures--} to go`);
      sent.push(mail);
      return Promise.resolve({ messageId: `<${sent.length}@tests>` });
    },
  };
  app = await createTestApp({ worker: false, ports: { mailer } });
  admin = await createAccount(app, { role: 'admin', fullName: 'مدیر' });
});
beforeEach(() => {
  failures = 0;
});
afterAll(() => app?.close());

const mailTo = (to: string): Jobs['send_mail'] => ({
  to,
  userId: null,
  template: 'order_paid',
  vars: {
    link: 'https://barpa.example/dashboard',
    fullName: '',
    orderNumber: 'WZ-1',
    title: '',
    domain: '',
    amount: '',
    refId: '',
  },
});

/** Queues it as a service does, and gives what the worker will be handed. */
async function queued(to: string): Promise<Jobs['send_mail'] & { logId: string }> {
  return unitOfWork(app.ctx(), async (tx) => {
    const logId = await openLog(tx, mailTo(to));
    await tx.enqueue('send_mail', { ...mailTo(to), logId });
    return { ...mailTo(to), logId };
  });
}

const attempt = (number: number) => ({ attempt: number, maxAttempts: MAIL_TRIES });

async function logsOf(to: string): Promise<Record<string, unknown>[]> {
  const { body } = await app.rest('GET', '/emails/logs', { token: admin.token });
  expect(body['configured']).toBe(true);
  return (body['items'] as Record<string, unknown>[]).filter((log) => log['to'] === to);
}

const LOGS =
  'query ($search: String! = "", $status: EmailStatus, $page: Int! = 1, $limit: Int! = 10) { emailLogs(filter: { search: $search, status: $status }, page: $page, limit: $limit) { configured items { id to subject status attempts history { at error service } } pagination { total pages page limit } } }';
interface Logs {
  emailLogs: { items: { to: string; status: string }[]; pagination: { total: number; pages: number } };
}
const found = async (variables: object): Promise<Logs['emailLogs']> =>
  (await app.graphql<Logs>(LOGS, variables, admin.token)).data.emailLogs;

describe('the job', () => {
  it('S-224 a mail is in the log from the moment it is queued', async () => {
    const mail = await queued('one@example.com');
    expect(await logsOf(mail.to)).toMatchObject([{ status: 'queued', success: false, attempts: 0, sent_at: null }]);
    await sendMail(app.ctx(), mail, attempt(1));
    expect(sent.at(-1)).toMatchObject({ to: mail.to, subject: expect.stringMatching(/[\u0600-\u06ff]/) });
    expect((await logsOf(mail.to))[0]).toMatchObject({
      id: mail.logId,
      user_id: null,
      subject: expect.any(String),
      status: 'sent',
      success: true,
      attempts: 1,
      template_type: 'order_paid',
      service: 'mailbox',
      sent_at: expect.any(String),
    });
  });

  it('whoever queues a mail gets its row without asking', async () => {
    await unitOfWork(app.ctx(), (tx) => tx.enqueue('send_mail', mailTo('plain@example.com')));
    const [log] = await logsOf('plain@example.com');
    expect(log).toMatchObject({ status: 'queued' });
    const job = await row<{ attempts: number; max: number }>(
      app.ctx().em,
      'select attempts, max_attempts as max from graphile_worker.jobs where key = $1',
      [mailJobKey(String(log?.['id']))],
    );
    expect(job).toEqual({ attempts: 0, max: MAIL_TRIES });
  });

  it('a mail of a transaction that fails is neither queued nor logged', async () => {
    const lost = unitOfWork(app.ctx(), async (tx) => {
      await tx.enqueue('send_mail', mailTo('never@example.com'));
      throw new Error('no');
    });
    await expect(lost).rejects.toThrow('no');
    expect(await logsOf('never@example.com')).toEqual([]);
  });

  it('every attempt is kept, and it waits until the last has failed', async () => {
    const mail = await queued('two@example.com');
    failures = 2;
    await expect(sendMail(app.ctx(), mail, attempt(1))).rejects.toThrow('refused, 2');
    expect(await logsOf(mail.to)).toMatchObject([
      { status: 'queued', attempts: 1, success: false, error: 'refused, 2 to go' },
    ]);
    await expect(sendMail(app.ctx(), mail, attempt(MAIL_TRIES))).rejects.toThrow('refused, 1');
    expect(await logsOf(mail.to)).toMatchObject([{ status: 'failed', attempts: 2, error: 'refused, 1 to go' }]);
    await sendMail(app.ctx(), mail, attempt(1));
    expect(await logsOf(mail.to)).toMatchObject([
      {
        status: 'sent',
        attempts: 3,
        error: null,
        history: [
          { error: 'refused, 2 to go', service: 'mailbox', at: expect.any(String) },
          { error: 'refused, 1 to go' },
          { error: null },
        ],
      },
    ]);
  });

  it('a mail that has left cannot leave twice', async () => {
    const mail = await queued('once@example.com');
    await sendMail(app.ctx(), mail, attempt(1));
    const before = sent.length;
    await sendMail(app.ctx(), mail, attempt(2));
    expect(sent).toHaveLength(before);
  });

  it('a mail with a bad link fails in the log, too', async () => {
    const mail = await queued('bad@example.com');
    await expect(
      deliver(
        app.ctx(),
        { ...mail, vars: { ...mail.vars, link: 'javascript:alert(1)' }, byAdministrator: true },
        mail.logId,
        true,
      ),
    ).rejects.toThrow('may not link');
    expect(await logsOf(mail.to)).toMatchObject([{ status: 'failed', attempts: 1 }]);
  });
});

describe('reading', () => {
  it('S-192 the log is searched by recipient, subject and status, letters folded', async () => {
    await sendMail(app.ctx(), await queued('Sara.Rad@example.com'), attempt(1));
    expect((await found({ search: 'sara.rad' })).items).toMatchObject([{ to: 'Sara.Rad@example.com', status: 'sent' }]);
    // Arabic yeh, no ZWNJ: the subject is «پرداخت سفارش شما در برپا انجام شد».
    expect((await found({ search: 'سفارش  شما' })).pagination.total).toBeGreaterThan(3);
    expect((await found({ search: 'در صف' })).items.every(({ status }) => status === 'queued')).toBe(true);
    expect((await found({ search: 'ناموفق' })).items.map(({ status }) => status)).toContain('failed');
    // The word that the log shows.
    const sent = (await found({ search: 'ارسال‌شده' })).items.map(({ status }) => status);
    expect(new Set(sent)).toEqual(new Set(['sent']));
    expect((await found({ search: '100%_' })).items).toEqual([]);
    expect((await found({ status: 'failed' })).items.every(({ status }) => status === 'failed')).toBe(true);
  });

  it('S-192 pages hold ten', async () => {
    for (let n = 0; n < 11; n++) await queued(`page${n}@example.com`);
    const first = await found({ search: 'page' });
    expect(first.items).toHaveLength(10);
    expect(first.pagination).toMatchObject({ total: 11, pages: 2 });
    expect((await found({ search: 'page', page: 2 })).items).toMatchObject([{ to: 'page0@example.com' }]);
  });

  it('the log cannot be asked for more than a hundred', async () => {
    const { token } = admin;
    expect((await app.rest('GET', '/emails/logs?limit=101', { token })).body['error_code']).toBe('VALIDATION_ERROR');
    expect((await app.rest('GET', '/emails?limit=1&offset=1', { token })).body['items']).toHaveLength(1);
  });

  it('S-192 without a mail service the list is empty and never an error', async () => {
    const ctx = app.ctx(admin.viewer);
    const { config } = ctx;
    const bare = { ...ctx, config: { ...config, sandbox: { ...config.sandbox, mail: false } } };
    expect(await listEmailLogs(bare, {})).toEqual({ configured: false, items: [] });
    const error = jest.fn();
    const broken = { ...ctx, em: null as never, log: { ...ctx.log, error } as never };
    expect(await listEmailLogs(broken, {})).toEqual({ configured: false, items: [] });
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('stats and status answer through both APIs', async () => {
    const stats = await app.rest('GET', '/emails/stats', { token: admin.token });
    const inGraph = await app.graphql(
      '{ emailStats { sent failed queued today } emailServiceStatus { status configured service lastSuccessAt lastError } }',
      {},
      admin.token,
    );
    expect(inGraph.data['emailStats']).toEqual(stats.body);
    expect(stats.body['today']).toBe(stats.body['sent']);
    expect(Number(stats.body['queued'])).toBeGreaterThan(0);
    const status = await app.rest('GET', '/emails/status', { token: admin.token });
    expect(status.body).toMatchObject({ configured: true, service: 'mailbox', last_error: expect.any(String) });
    expect(inGraph.data['emailServiceStatus']).toMatchObject({ configured: true, status: status.body['status'] });
  });

  it('templates come with a rendered preview', async () => {
    const rest = await app.rest('GET', '/emails/templates', { token: admin.token });
    const items = rest.body['items'] as { key: string; subject: string; vars: string[] }[];
    expect(items.find(({ key }) => key === 'order_paid')?.vars).toContain('orderNumber');
    const { data } = await app.graphql<{
      emailTemplates: { key: string; sendable: boolean; preview: { subject: string; html: string; text: string } }[];
    }>('{ emailTemplates { key title subject vars sendable preview { subject html text } } }', {}, admin.token);
    expect(data.emailTemplates.map(({ key }) => key)).toEqual(items.map(({ key }) => key));
    for (const { preview } of data.emailTemplates) {
      expect(preview.html).toContain('dir="rtl"');
      expect(preview.text.length).toBeGreaterThan(40);
    }
    expect(data.emailTemplates.find(({ key }) => key === 'reset_password')?.sendable).toBe(false);
  });

  it.each([
    ['GET', '/emails'],
    ['GET', '/emails/logs'],
    ['GET', '/emails/stats'],
    ['GET', '/emails/templates'],
    ['GET', '/emails/status'],
    ['POST', '/emails/send'],
    ['POST', '/emails/test-service'],
    ['POST', '/admin/emails/test-service'],
    ['POST', '/emails/01990000-0000-7000-8000-000000000000/retry'],
  ])('%s %s cannot be called by a customer or a visitor', async (method, path) => {
    const { token } = await createAccount(app);
    const body = method === 'POST' ? { to: 'x@example.com', subject: 's', data: { body: 'b' } } : undefined;
    const answer = await app.rest(method, path, { token, body });
    expect(answer).toMatchObject({ status: 403, body: { error_code: 'FORBIDDEN' } });
    expect((await app.rest(method, path, { body })).status).toBe(401);
  });

  it.each([
    '{ emailLogs { items { id } } }',
    '{ emailStats { sent } }',
    '{ emailServiceStatus { status } }',
    '{ emailTemplates { key } }',
    '{ emailTemplate(key: "order_paid") { key } }',
    'mutation { sendEmail(input: { to: "x@example.com", subject: "s", body: "b" }) { id } }',
    'mutation { testEmailService { success } }',
    'mutation { retryEmail(id: "x") { id } }',
  ])('%s cannot be asked by a customer', async (query) => {
    const { token } = await createAccount(app);
    expect((await app.graphql(query, {}, token)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });
});

describe('sending by hand', () => {
  const SEND = 'mutation ($input: SendEmailInput!) { sendEmail(input: $input) { id to userId subject status } }';

  async function sentMail(id: string): Promise<Mail> {
    const job = await row<{ payload: Jobs['send_mail'] }>(
      app.ctx().em,
      'select payload from graphile_worker._private_jobs where key = $1',
      [mailJobKey(id)],
    );
    await sendMail(app.ctx(), job?.payload as Jobs['send_mail'], attempt(1));
    return sent.at(-1) as Mail;
  }

  it('a free text reaches an address, its subject one line', async () => {
    const { status, body } = await app.rest('POST', '/emails/send', {
      token: admin.token,
      body: {
        to: 'free@example.com',
        subject: 'سلام\r\nBcc: evil@example.com',
        data: { body: 'خط یک\n\n<script>alert(1)</script>' },
      },
    });
    expect({ status, success: body['success'] }).toEqual({ status: 200, success: true });
    const mail = await sentMail(String(body['id']));
    expect(mail.to).toBe('free@example.com');
    expect(mail.subject).toBe('سلام Bcc: evil@example.com');
    expect(mail.html).not.toContain('<script>');
    expect(mail.html).toContain('&lt;');
    expect(mail.text).toContain('خط یک');
  });

  it('a template reaches a user by id, with nothing it does not name', async () => {
    const person = await createAccount(app, { fullName: 'نیما\r\nBcc: evil@example.com' });
    const input = { userId: person.id, template: 'order_completed', data: { domain: 'nima.ir', token: 'secret' } };
    const { data } = await app.graphql<{ sendEmail: { id: string; userId: string; status: string } }>(
      SEND,
      { input },
      admin.token,
    );
    expect(data.sendEmail).toMatchObject({ to: person.email, userId: person.id, status: 'queued' });
    const mail = await sentMail(data.sendEmail.id);
    expect(mail.to).toBe(person.email);
    expect(mail.subject).not.toMatch(/Bcc|[\r\n]/);
    expect(mail.text).toContain('nima.ir');
    expect(mail.html).not.toContain('secret');
  });

  it('a template goes out under the given subject', async () => {
    const input = { to: 'subject@example.com', template: 'order_completed', subject: 'سایت\nشما' };
    const { data } = await app.graphql<{ sendEmail: { id: string; subject: string } }>(SEND, { input }, admin.token);
    expect(data.sendEmail.subject).toBe('سایت شما');
    expect((await sentMail(data.sendEmail.id)).subject).toBe('سایت شما');
  });

  it('a test of the service goes out under the given subject', async () => {
    const body = { to: 'subject@example.com', subject: 'آزمایش من', template: 'test', data: {} };
    await app.rest('POST', '/admin/emails/test-service', { token: admin.token, body });
    expect(sent.at(-1)?.subject).toBe('آزمایش من');
  });

  it('a template cannot take a text of its own', async () => {
    const body = { to: 'x@example.com', template: 'order_completed', body: 'متن' };
    const answer = await app.rest('POST', '/emails/send', { token: admin.token, body });
    expect([answer.status, answer.body['fields']]).toMatchObject([422, [{ path: 'body' }]]);
  });

  it.each([
    [{ subject: 's', body: 'b' }, 'to'],
    [{ to: 'x@example.com, y@example.com', subject: 's', body: 'b' }, 'to'],
    [{ to: 'x@example.com\r\nBcc: y@example.com', subject: 's', body: 'b' }, 'to'],
    [{ to: 'x@example.com', subject: 's' }, 'body'],
    [{ to: 'x@example.com', body: 'b' }, 'subject'],
    [{ to: 'x@example.com', template: 'reset_password' }, 'template'],
    [{ to: 'x@example.com', template: 'toString' }, 'template'],
    [{ to: 'x@example.com', template: 'order_paid', data: { link: 'javascript:alert(1)' } }, 'link'],
    [{ userId: '01990000-0000-7000-8000-000000000000', subject: 's', body: 'b' }, 'userId'],
  ])('%j cannot be sent: %s', async (input, path) => {
    const { errors } = await app.graphql(SEND, { input }, admin.token);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_ERROR', fields: [{ path }] });
  });

  it('S-192 the test of the service sends at once and says what came of it', async () => {
    const body = { to: 'test@example.com', template: 'test' };
    const ok = await app.rest('POST', '/admin/emails/test-service', { token: admin.token, body });
    expect(ok.body).toMatchObject({ success: true, message: expect.stringMatching(/[\u0600-\u06ff]/) });
    expect(sent.at(-1)?.to).toBe('test@example.com');
    failures = 1;
    const bad = await app.rest('POST', '/emails/test-service', { token: admin.token, body: {} });
    expect(bad).toMatchObject({ status: 200, body: { success: false, message: expect.stringContaining('refused') } });
    expect(await logsOf(admin.email)).toMatchObject([{ status: 'failed', attempts: 1, template_type: 'test' }]);
  });

  it('a mail that failed is tried again by an administrator', async () => {
    const mail = await queued('again@example.com');
    failures = 1;
    await expect(sendMail(app.ctx(), mail, attempt(MAIL_TRIES))).rejects.toThrow('refused');
    const retry = 'mutation ($id: ID!) { retryEmail(id: $id) { status attempts } }';
    expect((await app.graphql(retry, { id: mail.logId }, admin.token)).data).toEqual({
      retryEmail: { status: 'queued', attempts: 1 },
    });
    expect((await app.graphql(retry, { id: mail.logId }, admin.token)).errors?.[0]?.extensions['code']).toBe(
      'CONFLICT',
    );
    expect((await app.graphql(retry, { id: 'x' }, admin.token)).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  });
});

test('the worker tries again until the mail leaves', async () => {
  failures = 1;
  const mail = await queued('worker@example.com');
  await app.restart({ worker: true });
  const log = await eventually('the second attempt', async () => {
    const [found] = await rows<{ status: string; attempts: number }>(
      app.ctx().em,
      'select status, attempts from email_logs where id = $1',
      [mail.logId],
    );
    if (found?.status === 'sent') return found;
    // The pauses between tries are seconds; the test does not wait for them.
    await rows(
      app.ctx().em,
      'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where attempts > 0 and locked_at is null), run_at => now())',
    );
    return null;
  });
  expect(log.attempts).toBeGreaterThanOrEqual(1);
});

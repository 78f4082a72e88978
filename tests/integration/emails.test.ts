/** The mail job and its log. */
import { sendMail } from '../../server/features/emails/send-mail.job.js';
import type { Mail } from '../../server/platform/ports.js';
import { createAccount } from '../helpers/accounts.js';
import { createTestApp, type TestApp } from '../helpers/app.js';

let app: TestApp;
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
});
afterAll(() => app?.close());

const payload = (to: string) =>
  ({
    to,
    userId: null,
    template: 'order_paid',
    vars: { link: 'https://barpa.example/dashboard', orderNumber: 'WZ-1' },
  }) as const;

async function logs(query = ''): Promise<Record<string, unknown>[]> {
  const admin = await createAccount(app, { role: 'admin' });
  const { body } = await app.rest('GET', `/emails/logs${query}`, { token: admin.token });
  expect(body['configured']).toBe(true);
  return body['items'] as Record<string, unknown>[];
}

it('a sent mail is logged with the documented fields', async () => {
  await sendMail(app.ctx(), payload('one@example.com'));
  expect(sent.at(-1)).toMatchObject({ to: 'one@example.com', subject: expect.stringMatching(/[\u0600-\u06ff]/) });
  expect((await logs())[0]).toMatchObject({
    to: 'one@example.com',
    user_id: null,
    status: 'sent',
    success: true,
    attempts: 1,
    template_type: 'order_paid',
    service: 'mailbox',
    sent_at: expect.any(String),
  });
});

it('failed attempts are counted on one row until it leaves', async () => {
  failures = 2;
  await expect(sendMail(app.ctx(), payload('two@example.com'))).rejects.toThrow('refused, 2');
  expect((await logs('?limit=1'))[0]).toMatchObject({
    to: 'two@example.com',
    status: 'failed',
    success: false,
    attempts: 1,
    sent_at: null,
    error: 'refused, 2 to go',
  });
  await expect(sendMail(app.ctx(), payload('two@example.com'))).rejects.toThrow('refused, 1');
  await sendMail(app.ctx(), payload('two@example.com'));
  const mine = (await logs()).filter((log) => log['to'] === 'two@example.com');
  expect(mine).toEqual([expect.objectContaining({ status: 'sent', attempts: 3, error: null })]);
});

it('an equal mail sent later has its own row', async () => {
  await sendMail(app.ctx(), payload('three@example.com'));
  await sendMail(app.ctx(), payload('three@example.com'));
  expect((await logs()).filter((log) => log['to'] === 'three@example.com')).toHaveLength(2);
});

it('the log cannot be read by a customer or a visitor', async () => {
  const { token } = await createAccount(app);
  expect(await app.rest('GET', '/emails/logs', { token })).toMatchObject({
    status: 403,
    body: { error_code: 'FORBIDDEN' },
  });
  expect((await app.rest('GET', '/emails/logs')).status).toBe(401);
});

it('the log cannot be asked for more than a hundred', async () => {
  const { token } = await createAccount(app, { role: 'admin' });
  expect((await app.rest('GET', '/emails/logs?limit=101', { token })).body['error_code']).toBe('VALIDATION_ERROR');
  expect((await app.rest('GET', '/emails/logs?limit=1&offset=1', { token })).body['items']).toHaveLength(1);
});

/** Mails to addresses that nobody has confirmed: without a stranger's words, and bounded by mailbox and network. */
import { randomUUID } from 'node:crypto';
import { RULES } from '#platform/limits/rate-limit.js';
import { createAccount } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type RestAnswer, type StoredMail, type TestApp } from '#tests/helpers/app.js';
import { siteWithForms } from '#tests/helpers/forms.js';
import { messageTo } from '#tests/helpers/site-messages.js';

const WORDS = 'جایزهٔ شما آماده است، همین حالا بردارید: https://evil.example/win?prize=1405';
const TYPED = /evil\.example|جایزه/;
const PASSWORD = 'دریای آرام ۱۴۰۴';

let app: TestApp;
let strict: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  strict = await createTestApp({ rateLimitFactor: 1 });
});
afterAll(() => Promise.all([app?.close(), strict?.close()]));

const someone = (): string => randomUUID().replaceAll('-', '');
const register = (at: TestApp, email: string, ip = '203.0.113.7', full_name = 'سارا راد'): Promise<RestAnswer> =>
  at.rest('POST', '/auth/signup', {
    body: { email, password: PASSWORD, full_name },
    headers: { 'x-forwarded-for': ip },
  });
const ask = (email: string, ip: string): Promise<RestAnswer> =>
  strict.rest('POST', '/auth/password-reset', { body: { email }, headers: { 'x-forwarded-for': ip } });

function mailTo(email: string): Promise<StoredMail> {
  return eventually(`a mail to ${email}`, async () => (await app.mails(email))[0]);
}

function expectNoWords({ subject, text, html }: StoredMail): void {
  for (const part of [subject, text, html]) expect(part).not.toMatch(TYPED);
}

/** The code of each answer, 'ok' where there is none. */
async function codesOf(answers: readonly Promise<RestAnswer>[]): Promise<readonly string[]> {
  return (await Promise.all(answers)).map(({ body }) => String(body['error_code'] ?? 'ok'));
}

async function untilIdle(): Promise<void> {
  await eventually('no waiting job', async () => {
    const jobs = await strict.ctx().em.execute<object[]>('select 1 from graphile_worker._private_jobs');
    return jobs.length === 0;
  });
}

it('a mail of verification cannot contain the typed name', async () => {
  const email = `${someone()}@example.com`;
  expect((await register(app, email, '203.0.113.7', WORDS)).body).toMatchObject({ success: true });
  const mail = await mailTo(email);
  expect(mail.text).toContain('/verify-email?token=');
  expectNoWords(mail);
});

it('no mail to an unconfirmed account contains its name', async () => {
  const { email } = await createAccount(app, { verified: false, fullName: WORDS });
  await app.rest('POST', '/auth/password-reset', { body: { email } });
  const mail = await mailTo(email);
  expect(mail.text).toContain('/reset-password?token=');
  expectNoWords(mail);
});

it('a confirmed account is addressed by its name', async () => {
  const { email } = await createAccount(app, { fullName: 'رویا صدر' });
  await app.rest('POST', '/auth/password-reset', { body: { email } });
  expect((await mailTo(email)).text).toContain('سلام رویا صدر،');
});

it('an answer to a visitor cannot contain the name typed', async () => {
  const owner = await createAccount(app);
  const { id: siteId } = await siteWithForms(app, owner);
  const senderEmail = `${someone()}@example.com`;
  const id = await messageTo(app, siteId, 'سلام', { senderEmail, senderName: WORDS });
  const reply = 'mutation ($id: ID!) { replyToSiteMessage(id: $id, text: "فردا باز هستیم.") { id } }';
  expect((await app.graphql(reply, { id }, owner.token)).errors).toBeUndefined();
  const mail = await mailTo(senderEmail);
  expect(mail.text).toContain('فردا باز هستیم.');
  expectNoWords(mail);
});

it('an answer to a report shows no typed address', async () => {
  const admin = await createAccount(app, { role: 'admin' });
  const { label } = await siteWithForms(app, await createAccount(app));
  const host = `${label}.${app.ctx().config.sitesHost}`;
  const email = `${someone()}@example.com`;
  const report = {
    address: `https://${host}/evil.example/win`,
    kind: 'fraud',
    message: 'کارت بانکی مردم را می‌پرسد.',
    email,
  };
  expect((await app.rest('POST', '/sites/report', { body: report })).body).toMatchObject({ success: true });
  const { body } = await app.rest('GET', '/admin/sites/reports?status=open', { token: admin.token });
  const [{ id } = { id: '' }] = body['items'] as { id: string }[];
  const decision = { status: 'rejected', reason: 'تخلفی دیده نشد.' };
  await app.rest('POST', `/admin/sites/reports/${id}/decide`, { body: decision, token: admin.token });
  const mail = await mailTo(email);
  expect(mail.text).toContain(host);
  expectNoWords(mail);
});

it('one mailbox cannot be registered more often by other spellings', async () => {
  const name = someone();
  const dotted = `${name.slice(0, 4)}.${name.slice(4)}`;
  const spellings = [`${name}@gmail.com`, `${dotted}@gmail.com`, `${name}+1@gmail.com`, `${dotted}+2@googlemail.com`];
  const codes: string[] = [];
  for (let n = 0; n <= RULES.signUpAccount.points; n += 1)
    codes.push(...(await codesOf([register(strict, spellings[n % 4] ?? '', `198.51.${n}.1`)])));
  expect(codes).toEqual([...Array<string>(RULES.signUpAccount.points).fill('ok'), 'RATE_LIMITED']);
  // The typed name stays the name of the account.
  const stored = 'select email from users where email like ? order by email';
  const kept = await strict.ctx().em.execute<{ email: string }[]>(stored, [`%${name.slice(4)}%`]);
  expect(kept.map(({ email }) => email)).toEqual([...spellings].sort());
});

it('accounts of one mailbox share its mails', async () => {
  const name = someone();
  const accounts = [`${name}@example.com`, `${name}+shop@example.com`];
  for (const email of accounts) await createAccount(strict, { email });
  for (const [index, email] of accounts.entries())
    expect((await ask(email, `198.51.100.${index + 1}`)).status).toBe(200);
  await untilIdle();
  const sent = await Promise.all(accounts.map((email) => strict.mails(email)));
  expect(sent.flat()).toHaveLength(1);
});

it('neighbours in a network share a budget of mails', async () => {
  const { points } = RULES.strangersMail;
  const used = `insert into rate_limits (key, points, expire) values (?, ?, (extract(epoch from now()) * 1000)::bigint + 600000)`;
  await strict.ctx().em.execute(used, ['strangersMail:account:192.0.2.0/24', points - 1]);
  const at = (ip: string): Promise<RestAnswer> => register(strict, `${someone()}@example.com`, ip);
  const codes = [await codesOf([at('192.0.2.1')]), await codesOf([at('192.0.2.2'), at('192.0.3.2')])].flat();
  expect(codes).toEqual(['ok', 'RATE_LIMITED', 'ok']);
  expect((await ask(`${someone()}@example.com`, '192.0.2.9')).status).toBe(429);
});

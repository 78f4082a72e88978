/** Strangers who type wrong passwords keep nobody out: each caller has guesses of their own. */
import { randomUUID } from 'node:crypto';
import { RULES } from '#platform/limits/rate-limit.js';
import { createAccount, PASSWORD, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { OAuthBrowser } from '#tests/helpers/oauth.js';

const WRONG = 'not this one';
const SIGN_IN =
  'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { user { id } } }';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ rateLimitFactor: 1 });
});
afterAll(() => app?.close());
beforeEach(() => app.ctx().em.execute("delete from rate_limits where key ~ '^signIn(Address|Crowd)'"));

const logIn = (email: string, password: string, cookie = ''): Promise<RestAnswer> =>
  app.rest('POST', '/auth/login', { body: { email, password }, headers: { cookie } });

async function byGraphQL(email: string, password: string, cookie = ''): Promise<{ code: unknown; cookie: string }> {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query: SIGN_IN, variables: { email, password } }),
  });
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return { code: errors?.[0]?.extensions.code ?? null, cookie: deviceOf(response.headers) };
}

function deviceOf(headers: Headers): string {
  return (
    headers
      .getSetCookie()
      .find((each) => each.startsWith('device-'))
      ?.split(';')[0] ?? ''
  );
}

/** A stranger without the cookie uses up what they have. */
async function guessAll({ email }: Pick<Account, 'email'>): Promise<void> {
  for (let time = 0; time < 11; time += 1) await logIn(email, WRONG);
  expect((await logIn(email, PASSWORD)).status).toBe(429);
  expect((await byGraphQL(email, PASSWORD)).code).toBe('RATE_LIMITED');
}

describe('while a stranger guesses', () => {
  it('the cookie of a device is unseen by scripts', async () => {
    const { email } = await createAccount(app);
    const { headers } = await logIn(email, PASSWORD);
    const cookie = headers.getSetCookie().find((each) => each.startsWith('device-'));
    expect(cookie).toMatch(
      /^device-[0-9a-f]{16}=[\w-]{43}\.[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
    );
  });

  it('a known device gets in, over REST and GraphQL', async () => {
    const account = await createAccount(app);
    const byRest = deviceOf((await logIn(account.email, PASSWORD)).headers);
    const other = (await byGraphQL(account.email, PASSWORD)).cookie;
    await guessAll(account);
    expect((await logIn(account.email, PASSWORD, byRest)).status).toBe(200);
    expect((await byGraphQL(account.email, PASSWORD, other)).code).toBeNull();
  });

  it('a known device has ten guesses of its own', async () => {
    const { email } = await createAccount(app);
    const cookie = deviceOf((await logIn(email, PASSWORD)).headers);
    const answers: number[] = [];
    for (let time = 0; time < 11; time += 1) answers.push((await logIn(email, WRONG, cookie)).status);
    expect(answers).toEqual([...Array<number>(10).fill(401), 429]);
  });

  it.each([
    ['forged', (cookie: string) => cookie.replace(/=(.)/, (_, first) => `=${first === '_' ? '-' : '_'}`)],
    ['of another account', async () => deviceOf((await logIn((await createAccount(app)).email, PASSWORD)).headers)],
  ])('a device cookie cannot be %s', async (_what, change) => {
    const account = await createAccount(app);
    const cookie = deviceOf((await logIn(account.email, PASSWORD)).headers);
    await guessAll(account);
    expect((await logIn(account.email, PASSWORD, await change(cookie))).status).toBe(429);
  });

  it('a device cannot be known under an older password', async () => {
    const account = await createAccount(app);
    const cookie = deviceOf((await logIn(account.email, PASSWORD)).headers);
    const password = 'رودهای آرام ۱۴۰۵';
    const body = { current_password: PASSWORD, new_password: password };
    const changed = await app.rest('POST', '/auth/change-password', {
      token: account.token,
      body,
      headers: { cookie },
    });
    await guessAll(account);
    expect((await logIn(account.email, password, cookie)).status).toBe(429);
    expect((await logIn(account.email, password, deviceOf(changed.headers))).status).toBe(200);
  });

  it('the owner who is signed in changes the password', async () => {
    const account = await createAccount(app);
    await guessAll(account);
    const body = { current_password: PASSWORD, new_password: 'رودهای آرام ۱۴۰۵' };
    expect((await app.rest('POST', '/auth/change-password', { token: account.token, body })).status).toBe(200);
  });

  it('magic link, provider and reset lead in', async () => {
    const account = await createAccount(app);
    const { email } = account;
    await guessAll(account);
    await app.rest('POST', '/auth/magic-link/request', { body: { email } });
    const link = await eventually('the link', async () =>
      (await app.mails(email)).map(({ text }) => /https?:\/\/\S*magic-link\S*/.exec(text)?.[0]).find(Boolean),
    );
    const query = new URL(link).searchParams;
    const verified = { token: query.get('token'), user_id: query.get('user_id') };
    expect((await app.rest('POST', '/auth/magic-link/verify', { body: verified })).status).toBe(200);
    const browser = new OAuthBrowser(app);
    const landing = await browser.signInAs('github', { name: 'نگار', email, verified: true });
    expect((await browser.complete('github', landing)).status).toBe(200);
    await app.rest('POST', '/auth/password-reset', { body: { email } });
    const reset = await eventually('the reset', async () =>
      (await app.mails(email)).map(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1]).find(Boolean),
    );
    await app.rest('POST', '/auth/reset-password', { body: { token: reset, new_password: 'رودهای آرام ۱۴۰۵' } });
    expect((await logIn(email, 'رودهای آرام ۱۴۰۵')).status).toBe(200);
  });

  it('the owner is notified once, by mail and notification', async () => {
    const account = await createAccount(app);
    await guessAll(account);
    const mail = await eventually('the notice', async () => (await app.mails(account.email))[0]);
    expect(mail.subject).toContain('تلاش برای ورود');
    expect(mail.text).toContain('127.0.0.1');
    const bell = await app.graphql('{ notifications { items { type } } }', {}, account.token);
    expect(bell.data).toMatchObject({ notifications: { items: [{ type: 'password_guessed' }] } });
    await logIn(account.email, WRONG);
    const waiting = await app.ctx().em.execute('select 1 from graphile_worker._private_jobs');
    expect([waiting, await app.mails(account.email)]).toEqual([[], [mail]]);
  });
});

describe('one address that tries many accounts', () => {
  const guess = async (email: string, at: number): Promise<unknown> =>
    at % 2 === 0 ? (await logIn(email, WRONG)).body['error_code'] : (await byGraphQL(email, WRONG)).code;

  it('has three tries at each further account, and knows nothing', async () => {
    for (let time = 0; time < 25; time += 1) await guess(`${randomUUID()}@example.com`, time);
    for (const email of [(await createAccount(app)).email, `${randomUUID()}@example.com`]) {
      const codes: unknown[] = [];
      for (let time = 0; time < 5; time += 1) codes.push(await guess(email, time));
      expect(codes).toEqual([...Array<string>(3).fill('INVALID_CREDENTIALS'), 'RATE_LIMITED', 'RATE_LIMITED']);
    }
  });

  it('cannot go on with ever more accounts', async () => {
    for (let time = 0; time < 25; time += 1) await guess(`${randomUUID()}@example.com`, time);
    const { limits } = app.app.services;
    for (let time = 0; time < RULES.signInCrowd.points; time += 1)
      await limits.take('signInCrowd', '127.0.0.1').catch(() => undefined);
    const { email } = await createAccount(app);
    expect([await guess(email, 0), await guess(email, 1)]).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
    expect((await logIn(email, PASSWORD)).status).toBe(429);
    expect((await app.rest('POST', '/auth/magic-link/request', { body: { email } })).status).toBe(200);
  });

  it('does not use it up by signing in rightly', async () => {
    const { email } = await createAccount(app);
    for (let time = 0; time < 27; time += 1) expect((await logIn(email, PASSWORD)).status).toBe(200);
  });

  it('cannot tell who exists by the eleventh guess', async () => {
    const { email } = await createAccount(app);
    const unknown = `${randomUUID()}@example.com`;
    const shapes: unknown[] = [];
    for (const each of [email, unknown]) {
      const answers: unknown[] = [];
      for (let time = 0; time < 12; time += 1) {
        const { status, body } = await logIn(each, WRONG);
        answers.push([status, body['error_code'], body['message']]);
      }
      const jobs = await app.ctx().em.execute('select key from rate_limits where key = ?', [`guessNotice:${each}`]);
      shapes.push([answers, jobs.length]);
    }
    expect(shapes[0]).toEqual(shapes[1]);
  });
});

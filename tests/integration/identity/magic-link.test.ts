/** Signing in by a link in one's mailbox (S-081). */
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type RestAnswer, type StoredMail, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';

const clock = manualClock();
let app: TestApp;
let careful: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
  careful = await createTestApp({ rateLimitFactor: 1, worker: false });
});
afterAll(() => Promise.all([app?.close(), careful?.close()]));

const ask = (email: string, more: object = {}, at = app): Promise<RestAnswer> =>
  at.rest('POST', '/auth/magic-link/request', { body: { email, ...more } });
const verify = (token: string, user_id: string): Promise<RestAnswer> =>
  app.rest('POST', '/auth/magic-link/verify', { body: { token, user_id } });
const refused = (error_code: string) => ({ status: 400, body: { error_code } });
const invalid = refused('INVALID_LINK');

function mailTo(address: string, count = 1): Promise<StoredMail> {
  return eventually(`mail ${count} to ${address}`, async () => {
    const mails = await app.mails(address);
    return mails.length >= count && mails[0];
  });
}

async function linkFor(account: Account, more: object = {}, count = 1): Promise<URLSearchParams> {
  await ask(account.email, more);
  const { text } = await mailTo(account.email, count);
  const link = new URL(/https?:\/\/\S*magic-link\S*/.exec(text)?.[0] ?? 'http://none');
  expect(link.pathname).toBe('/auth/magic-link');
  return link.searchParams;
}

const tokenOf = (link: URLSearchParams): string => link.get('token') ?? '';

describe('the magic link', () => {
  it('S-081 signs in and answers like a sign-in', async () => {
    const account = await createAccount(app);
    const link = await linkFor(account);
    expect(link.get('user_id')).toBe(account.id);
    const { status, body } = await verify(tokenOf(link), account.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, user: { id: account.id }, redirect: { url: '/dashboard' } });
    const me = await app.rest('GET', '/auth/me', { token: String(body['access_token']) });
    expect(me.body).toMatchObject({ id: account.id, last_login_at: clock.now().toISOString() });
  });

  it('S-081 signs in through GraphQL', async () => {
    const account = await createAccount(app, { role: 'admin' });
    const asked = await app.graphql('mutation ($email: String!) { requestMagicLink(email: $email) { success } }', {
      email: account.email,
    });
    expect(asked.data).toEqual({ requestMagicLink: { success: true } });
    const { text } = await mailTo(account.email);
    const token = /token=([\w-]+)/.exec(text)?.[1];
    const mutation =
      'mutation ($token: String!, $userId: ID!) { signInByMagicLink(token: $token, userId: $userId) { user { id } redirect { url } } }';
    const answer = await app.graphql(mutation, { token, userId: account.id });
    expect(answer.data).toEqual({ signInByMagicLink: { user: { id: account.id }, redirect: { url: '/admin' } } });
  });

  it('cannot be used twice, not even at once', async () => {
    const account = await createAccount(app);
    const token = tokenOf(await linkFor(account));
    const answers = await Promise.all([1, 2, 3].map(() => verify(token, account.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await verify(token, account.id)).toMatchObject(refused('LINK_USED'));
  });

  it('cannot be used after a quarter of an hour', async () => {
    const account = await createAccount(app);
    const token = tokenOf(await linkFor(account));
    clock.advance(15 * 60_000);
    expect(await verify(token, account.id)).toMatchObject(refused('LINK_EXPIRED'));
  });

  it('cannot lead into another account, nor be guessed', async () => {
    const [account, other] = [await createAccount(app), await createAccount(app)];
    const token = tokenOf(await linkFor(account));
    for (const [guess, id] of [
      [token, other.id],
      ['x'.repeat(43), account.id],
      [token, 'no id'],
      ['', account.id],
    ] as const) {
      expect(await verify(guess, id)).toMatchObject(invalid);
    }
    expect((await verify(token, account.id)).status).toBe(200);
  });

  it('cannot be the older of two', async () => {
    const account = await createAccount(app);
    const older = tokenOf(await linkFor(account));
    const newer = tokenOf(await linkFor(account, {}, 2));
    expect(await verify(older, account.id)).toMatchObject(refused('LINK_REPLACED'));
    expect((await verify(newer, account.id)).status).toBe(200);
  });

  it('cannot serve who was banned meanwhile', async () => {
    const account = await createAccount(app);
    const token = tokenOf(await linkFor(account));
    await app.ctx().em.execute("update users set status = 'banned' where id = ?", [account.id]);
    expect((await verify(token, account.id)).body['error_code']).toBe('ACCOUNT_BANNED');
  });

  it('cannot set a password, nor a reset link sign in', async () => {
    const account = await createAccount(app);
    const token = tokenOf(await linkFor(account));
    const reset = await app.rest('POST', '/auth/reset-password', { body: { token, new_password: 'رودهای آرام ۱۴۰۵' } });
    expect(reset.body['error_code']).toBe('INVALID_RESET_LINK');
    await app.rest('POST', '/auth/password-reset', { body: { email: account.email } });
    const { text } = await mailTo(account.email, 2);
    expect(await verify(/token=([\w-]+)/.exec(text)?.[1] ?? '', account.id)).toMatchObject(invalid);
  });
});

describe('asking for a magic link', () => {
  it('keeps the page to come back to', async () => {
    const account = await createAccount(app);
    expect((await linkFor(account, { redirect_url: '/dashboard?tab=wallet' })).get('redirect')).toBe(
      '/dashboard?tab=wallet',
    );
    const whole = await linkFor(account, { redirect_url: `${app.url}/wizard` }, 2);
    expect(whole.get('redirect')).toBe('/wizard');
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'cannot send people to %s',
    async (redirect_url) => {
      const { email } = await createAccount(app);
      expect((await ask(email, { redirect_url })).body['error_code']).toBe('VALIDATION_ERROR');
    },
  );

  it('cannot tell known, unknown and banned apart', async () => {
    const known = await createAccount(app);
    const banned = await createAccount(app, { banned: true });
    const answers = await Promise.all([known.email, banned.email, 'nobody@example.com'].map((email) => ask(email)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    await mailTo(known.email);
    expect(await app.mails(banned.email)).toEqual([]);
  });

  it('an unproven address chooses a password instead', async () => {
    const { email } = await createAccount(app, { verified: false });
    await ask(email);
    const { text } = await mailTo(email);
    expect(text).toContain('/reset-password?');
    expect(text).not.toContain('magic-link');
  });

  it('cannot be repeated within a minute, whoever exists', async () => {
    const { email } = await createAccount(careful);
    for (const address of [email, 'nobody@example.com']) {
      const answers = [await ask(address, {}, careful), await ask(address, {}, careful)];
      expect(answers.map(({ status }) => status)).toEqual([200, 429]);
    }
  });
});

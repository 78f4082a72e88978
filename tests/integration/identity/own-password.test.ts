/** Changing one's own password, the providers one is linked to, and what the owner hears of it all. */
import { randomUUID } from 'node:crypto';
import { createAccount, PASSWORD } from '#tests/helpers/accounts.js';
import { byKey } from '#tests/helpers/api-keys.js';
import { createTestApp, eventually, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { OAuthBrowser, type Provider } from '#tests/helpers/oauth.js';

const NEW_PASSWORD = 'رودهای آرام ۱۴۰۵';
const clock = manualClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterAll(() => app?.close());

const statusOf = async (token: string): Promise<number> => (await app.rest('GET', '/auth/me', { token })).status;
const logIn = async (email: string, password: string): Promise<RestAnswer> =>
  app.rest('POST', '/auth/login', { body: { email, password } });
const change = (token: string, current_password: string, new_password: string): Promise<RestAnswer> =>
  app.rest('POST', '/auth/change-password', { token, body: { current_password, new_password } });

async function mailLike(email: string, pattern: RegExp): Promise<void> {
  await eventually(`a mail like ${pattern}`, async () =>
    (await app.mails(email)).some(({ subject, text }) => pattern.test(subject) || pattern.test(text)),
  );
}

describe('changing the password', () => {
  it('keeps this session, ends the others, notifies the owner', async () => {
    const account = await createAccount(app);
    const other = String((await logIn(account.email, PASSWORD)).body['access_token']);
    expect((await change(account.token, PASSWORD, NEW_PASSWORD)).body).toMatchObject({ success: true });
    await eventually('the other session is over', async () => (await statusOf(other)) === 401);
    expect(await statusOf(account.token)).toBe(200);
    expect((await logIn(account.email, PASSWORD)).status).toBe(401);
    expect((await logIn(account.email, NEW_PASSWORD)).status).toBe(200);
    await mailLike(account.email, /رمز عبور.*تغییر کرد/);
  });

  it('is the same through GraphQL', async () => {
    const account = await createAccount(app);
    const mutation =
      'mutation ($now: String!, $next: String!) { changePassword(currentPassword: $now, newPassword: $next) { success } }';
    const answer = await app.graphql(mutation, { now: PASSWORD, next: NEW_PASSWORD }, account.token);
    expect(answer.data).toEqual({ changePassword: { success: true } });
  });

  it('cannot happen by a wrong password, which signs nobody out', async () => {
    const account = await createAccount(app);
    const { status, body } = await change(account.token, 'not this one', NEW_PASSWORD);
    expect([status, body['error_code']]).toEqual([422, 'WRONG_PASSWORD']);
    expect(body['fields']).toMatchObject([{ path: 'currentPassword' }]);
    expect(await statusOf(account.token)).toBe(200);
  });

  it('cannot take a weak one, nor a visitor', async () => {
    const account = await createAccount(app);
    expect((await change(account.token, PASSWORD, '12345678')).body['error_code']).toBe('WEAK_PASSWORD');
    expect((await change('', PASSWORD, NEW_PASSWORD)).status).toBe(401);
  });

  it('voids links that are still in the mailbox', async () => {
    const account = await createAccount(app);
    await app.rest('POST', '/auth/password-reset', { body: { email: account.email } });
    const token = await eventually(
      'the link',
      async () => /token=([\w-]+)/.exec((await app.mails(account.email))[0]?.text ?? '')?.[1],
    );
    await change(account.token, PASSWORD, NEW_PASSWORD);
    const reset = await app.rest('POST', '/auth/reset-password', { body: { token, new_password: PASSWORD } });
    expect(reset.body['error_code']).toBe('LINK_REPLACED');
  });
});

describe('keys and a changed password', () => {
  const keysLeft = /کلیدهای API که هنوز کار می‌کنند: ۲/;

  it('keys still work, and the mail says how many', async () => {
    const account = await createAccount(app);
    const [one] = [await byKey(app, account, 'read:orders'), await byKey(app, account, 'read:wallet')];
    await change(account.token, PASSWORD, NEW_PASSWORD);
    await mailLike(account.email, keysLeft);
    await mailLike(account.email, /همه را یک‌جا باطل کنید/);
    expect((await app.rest('GET', '/orders', { token: one.token })).status).toBe(200);
  });

  it('says the same after a forgotten one', async () => {
    const account = await createAccount(app);
    for (const scope of ['read:orders', 'read:wallet'] as const) await byKey(app, account, scope);
    await app.rest('POST', '/auth/password-reset', { body: { email: account.email } });
    const token = await eventually(
      'the link',
      async () => /token=([\w-]+)/.exec((await app.mails(account.email))[0]?.text ?? '')?.[1],
    );
    const reset = await app.rest('POST', '/auth/reset-password', { body: { token, new_password: NEW_PASSWORD } });
    expect(reset.status).toBe(200);
    await mailLike(account.email, keysLeft);
  });

  it('says nothing of keys where none works', async () => {
    const account = await createAccount(app);
    await byKey(app, account, 'read:orders');
    await app.rest('DELETE', '/api-keys', { token: account.token });
    await change(account.token, PASSWORD, NEW_PASSWORD);
    await mailLike(account.email, /رمز عبور.*تغییر کرد/);
    expect(JSON.stringify(await app.mails(account.email))).not.toContain('کلیدهای API');
  });
});

describe('linked providers', () => {
  async function comeBy(provider: Provider, email: string): Promise<string> {
    const browser = new OAuthBrowser(app);
    const landing = await browser.signInAs(provider, { name: 'نگار امینی', email, verified: true });
    return String((await browser.complete(provider, landing)).body['access_token']);
  }
  const unlink = (token: string, provider: Provider): Promise<RestAnswer> =>
    app.rest('DELETE', `/auth/oauth/identities/${provider}`, { token });

  it('are listed, unlinked and mailed about', async () => {
    const account = await createAccount(app);
    await comeBy('google', account.email);
    await mailLike(account.email, /راه ورود جدیدی/);
    const mine = await app.rest('GET', '/auth/oauth/me', { token: account.token });
    expect(mine.body['identities']).toMatchObject([{ provider: 'google', email: account.email }]);
    expect((await unlink(account.token, 'google')).body).toMatchObject({ success: true });
    expect((await unlink(account.token, 'google')).status).toBe(404);
    await mailLike(account.email, /راه ورود از حساب شما/);
  });

  it('cannot be left without any way in', async () => {
    const email = `${randomUUID()}@example.com`;
    const token = await comeBy('github', email);
    await comeBy('google', email);
    expect((await unlink(token, 'github')).status).toBe(200);
    const last = await unlink(token, 'google');
    expect([last.status, last.body['error_code']]).toEqual([409, 'LAST_WAY_IN']);
    const { data } = await app.graphql('{ oauthIdentities { provider } me { hasPassword } }', {}, token);
    expect(data).toEqual({ oauthIdentities: [{ provider: 'google' }], me: { hasPassword: false } });
  });

  it('may all go once a password was set by mail', async () => {
    const email = `${randomUUID()}@example.com`;
    await comeBy('github', email);
    expect((await app.rest('POST', '/auth/password-reset', { body: { email } })).status).toBe(200);
    const link = await eventually(
      'the link',
      async () => /token=([\w-]+)/.exec((await app.mails(email))[0]?.text ?? '')?.[1],
    );
    await app.rest('POST', '/auth/reset-password', { body: { token: link, new_password: NEW_PASSWORD } });
    const token = String((await logIn(email, NEW_PASSWORD)).body['access_token']);
    const answer = await app.graphql('mutation { unlinkOAuth(provider: github) { success } }', {}, token);
    expect(answer.data).toEqual({ unlinkOAuth: { success: true } });
  });
});

describe('a stolen refresh token', () => {
  it('used after the grace ends the family and notifies the owner once', async () => {
    const account = await createAccount(app);
    const refresh = (refresh_token: string) => app.rest('POST', '/auth/refresh', { body: { refresh_token } });
    await refresh(account.refreshToken);
    clock.advance(31_000);
    const answers = await Promise.all([1, 2, 3].map(() => refresh(account.refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    await mailLike(account.email, /هشدار امنیتی/);
    const again = String((await logIn(account.email, PASSWORD)).body['access_token']);
    const bell = await app.rest('GET', '/notifications', { token: again });
    expect(bell.body['items']).toMatchObject([{ type: 'session_stolen' }]);
    expect((await app.mails(account.email)).filter(({ subject }) => /هشدار امنیتی/.test(subject))).toHaveLength(1);
  });
});

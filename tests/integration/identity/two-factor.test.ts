/** Two-factor sign-in: turning it on and off, the second step behind every way in, and what cannot be done. */
import { createAccount, PASSWORD, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { OAuthBrowser } from '#tests/helpers/oauth.js';
import { codeAt, withTwoFactor } from '#tests/helpers/two-factor.js';

const clock = manualClock();
const STEP = 30_000;
let app: TestApp;
let careful: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
  careful = await createTestApp({ clock, rateLimitFactor: 1 });
});
afterAll(() => Promise.all([app?.close(), careful?.close()]));
// A code counts once per account; every test begins with a fresh one.
beforeEach(() => clock.advance(2 * STEP));

const post = (path: string, body: object, token?: string, at = app): Promise<RestAnswer> =>
  at.rest('POST', path, { body, ...(token && { token }) });
const logIn = (email: string, at = app): Promise<RestAnswer> =>
  post('/auth/login', { email, password: PASSWORD }, undefined, at);
const complete = (challenge: string, code: string, at = app): Promise<RestAnswer> =>
  post('/auth/two-factor/complete', { challenge, code }, undefined, at);
const now = (secret: string): string => codeAt(secret, clock.now());

function challengeOf({ status, body }: RestAnswer): string {
  expect([status, body['error_code']]).toEqual([403, 'TWO_FACTOR_REQUIRED']);
  return String((body['details'] as Record<string, unknown>)['challenge']);
}

async function turnOn({ token }: Account): Promise<{ secret: string; codes: string[] }> {
  const started = await post('/auth/two-factor/start', { password: PASSWORD }, token);
  expect(started.status).toBe(200);
  const secret = String(started.body['secret']);
  const confirmed = await post('/auth/two-factor/confirm', { code: now(secret) }, token);
  expect(confirmed.status).toBe(200);
  return { secret, codes: confirmed.body['recovery_codes'] as string[] };
}

async function subjectsTo(email: string, pattern: RegExp): Promise<void> {
  await eventually(`a mail like ${pattern}`, async () =>
    (await app.mails(email)).some(({ subject }) => pattern.test(subject)),
  );
}

describe('turning it on', () => {
  it('gives ten codes once, and notifies the owner', async () => {
    const account = await createAccount(app);
    const { codes } = await turnOn(account);
    expect(new Set(codes).size).toBe(10);
    const status = await app.rest('GET', '/auth/two-factor', { token: account.token });
    expect(status.body).toEqual({
      enabled_at: clock.now().toISOString(),
      recovery_codes_left: 10,
      is_required: false,
      has_password: true,
    });
    await subjectsTo(account.email, /دومرحله‌ای.*روشن شد/);
  });

  it('is the same through GraphQL', async () => {
    const { token } = await createAccount(app);
    const started = await app.graphql<{ startTwoFactor: { secret: string; otpauthUri: string } }>(
      'mutation ($password: String) { startTwoFactor(password: $password) { secret otpauthUri } }',
      { password: PASSWORD },
      token,
    );
    const { secret, otpauthUri } = started.data.startTwoFactor;
    expect(otpauthUri).toContain(secret);
    const confirm = 'mutation ($code: String!) { confirmTwoFactor(code: $code) { codes } }';
    const confirmed = await app.graphql<{ confirmTwoFactor: { codes: string[] } }>(
      confirm,
      { code: now(secret) },
      token,
    );
    expect(confirmed.data.confirmTwoFactor.codes).toHaveLength(10);
    const { data } = await app.graphql(
      '{ me { twoFactorAt hasPassword mustSetUpTwoFactor } twoFactor { recoveryCodesLeft } }',
      {},
      token,
    );
    expect(data).toMatchObject({
      me: { twoFactorAt: clock.now().toISOString(), hasPassword: true, mustSetUpTwoFactor: false },
      twoFactor: { recoveryCodesLeft: 10 },
    });
  });

  it('cannot begin without the password', async () => {
    const { token } = await createAccount(app);
    for (const body of [{}, { password: 'not this one' }]) {
      const answer = await post('/auth/two-factor/start', body, token);
      expect([answer.status, answer.body['error_code']]).toEqual([422, 'WRONG_PASSWORD']);
    }
    expect((await post('/auth/two-factor/start', { password: PASSWORD })).status).toBe(401);
  });

  it('cannot happen by a wrong code, nor before it began', async () => {
    const account = await createAccount(app);
    const early = await post('/auth/two-factor/confirm', { code: '123456' }, account.token);
    expect(early.body['error_code']).toBe('TWO_FACTOR_CODE_INVALID');
    const started = await post('/auth/two-factor/start', { password: PASSWORD }, account.token);
    const stale = codeAt(String(started.body['secret']), new Date(clock.now().getTime() - 3 * STEP));
    const wrong = await post('/auth/two-factor/confirm', { code: stale }, account.token);
    expect(wrong.body['error_code']).toBe('TWO_FACTOR_CODE_INVALID');
    // Half a set-up locks nobody out.
    expect((await logIn(account.email)).status).toBe(200);
  });

  it('cannot be begun or confirmed again while it is on', async () => {
    const account = await createAccount(app);
    const { secret } = await turnOn(account);
    clock.advance(STEP);
    expect((await post('/auth/two-factor/start', { password: PASSWORD }, account.token)).status).toBe(409);
    expect((await post('/auth/two-factor/confirm', { code: now(secret) }, account.token)).status).toBe(409);
  });

  it('keeps neither the secret nor the codes readable', async () => {
    const account = await createAccount(app);
    const { secret, codes } = await turnOn(account);
    const [shared] = await app.ctx().em.execute<object[]>('select * from two_factors where user_id = ?', [account.id]);
    const kept = await app.ctx().em.execute<object[]>('select * from recovery_codes where user_id = ?', [account.id]);
    const text = JSON.stringify([shared, kept]);
    for (const plain of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(text).not.toContain(plain);
  });
});

describe('the second step', () => {
  it('follows the password, and answers like the sign-in', async () => {
    const account = await createAccount(app);
    const secret = await withTwoFactor(app, account.id);
    const signedIn = await complete(challengeOf(await logIn(account.email)), now(secret));
    expect(signedIn.status).toBe(200);
    expect(signedIn.body).toMatchObject({ success: true, user: { id: account.id }, redirect: { url: '/dashboard' } });
    const me = await app.rest('GET', '/auth/me', { token: String(signedIn.body['access_token']) });
    expect(me.body).toMatchObject({ id: account.id, last_login_at: clock.now().toISOString() });
  });

  it('follows the password through GraphQL', async () => {
    const account = await createAccount(app);
    const secret = await withTwoFactor(app, account.id);
    const { errors } = await app.graphql(
      'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { message } }',
      { email: account.email, password: PASSWORD },
    );
    const { code, details } = errors?.[0]?.extensions ?? {};
    expect(code).toBe('TWO_FACTOR_REQUIRED');
    const answer = await app.graphql(
      'mutation ($challenge: String!, $code: String!) { completeSignIn(challenge: $challenge, code: $code) { user { id } } }',
      { challenge: (details as { challenge: string }).challenge, code: now(secret) },
    );
    expect(answer.data).toEqual({ completeSignIn: { user: { id: account.id } } });
  });

  it('follows the link by mail', async () => {
    const account = await createAccount(app);
    const secret = await withTwoFactor(app, account.id);
    await post('/auth/magic-link/request', { email: account.email });
    const token = await eventually(
      'the link',
      async () => /token=([\w-]+)/.exec((await app.mails(account.email))[0]?.text ?? '')?.[1],
    );
    const challenge = challengeOf(await post('/auth/magic-link/verify', { token, user_id: account.id }));
    // The first step is used up with its answer: the link opens no second challenge.
    const again = await post('/auth/magic-link/verify', { token, user_id: account.id });
    expect(again.body['error_code']).toBe('LINK_USED');
    expect((await complete(challenge, now(secret))).status).toBe(200);
  });

  it('follows a provider', async () => {
    const account = await createAccount(app);
    const secret = await withTwoFactor(app, account.id);
    const browser = new OAuthBrowser(app);
    const landing = await browser.signInAs('google', { name: 'سارا راد', email: account.email, verified: true });
    expect((await complete(challengeOf(await browser.complete('google', landing)), now(secret))).status).toBe(200);
    await subjectsTo(account.email, /راه ورود جدیدی/);
  });

  it('cannot be left out: a challenge opens nothing', async () => {
    const account = await createAccount(app);
    await withTwoFactor(app, account.id);
    const challenge = challengeOf(await logIn(account.email));
    expect((await app.rest('GET', '/auth/me', { token: challenge })).status).toBe(401);
    expect((await post('/auth/refresh', { refresh_token: challenge })).status).toBe(401);
    for (const code of ['', '000000', 'nonsense']) expect((await complete(challenge, code)).status).not.toBe(200);
  });

  it('cannot take one code twice, not even at once', async () => {
    const account = await createAccount(app);
    const secret = await withTwoFactor(app, account.id);
    const challenges = [];
    for (let time = 0; time < 3; time += 1) challenges.push(challengeOf(await logIn(account.email)));
    const answers = await Promise.all(challenges.map((challenge) => complete(challenge, now(secret))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('cannot take an older code after a newer one', async () => {
    const account = await createAccount(app);
    const secret = await withTwoFactor(app, account.id);
    const early = codeAt(secret, new Date(clock.now().getTime() + STEP));
    expect((await complete(challengeOf(await logIn(account.email)), early)).status).toBe(200);
    expect((await complete(challengeOf(await logIn(account.email)), now(secret))).status).toBe(422);
  });

  it('cannot use one challenge twice, nor after ten minutes', async () => {
    const account = await createAccount(app);
    const secret = await withTwoFactor(app, account.id);
    const used = challengeOf(await logIn(account.email));
    const old = challengeOf(await logIn(account.email));
    expect((await complete(used, now(secret))).status).toBe(200);
    clock.advance(10 * 60_000);
    for (const challenge of [used, old, 'no challenge'])
      expect((await complete(challenge, now(secret))).body['error_code']).toBe('TWO_FACTOR_EXPIRED');
  });

  it('cannot serve another account', async () => {
    const [account, other] = [await createAccount(app), await createAccount(app)];
    await withTwoFactor(app, account.id);
    const theirs = await withTwoFactor(app, other.id);
    expect((await complete(challengeOf(await logIn(account.email)), now(theirs))).status).toBe(422);
  });

  it('cannot finish after the password was reset or the account banned', async () => {
    const account = await createAccount(app);
    const secret = await withTwoFactor(app, account.id);
    const waiting = challengeOf(await logIn(account.email));
    await post('/auth/password-reset', { email: account.email });
    const token = await eventually(
      'the link',
      async () => /token=([\w-]+)/.exec((await app.mails(account.email))[0]?.text ?? '')?.[1],
    );
    await post('/auth/reset-password', { token, new_password: PASSWORD });
    expect((await complete(waiting, now(secret))).body['error_code']).toBe('TWO_FACTOR_EXPIRED');
    const banned = challengeOf(await logIn(account.email));
    await app.ctx().em.execute("update users set status = 'banned' where id = ?", [account.id]);
    expect((await complete(banned, now(secret))).body['error_code']).toBe('ACCOUNT_BANNED');
  });

  it('cannot be guessed: five codes in a quarter of an hour', async () => {
    const account = await createAccount(careful);
    const secret = await withTwoFactor(careful, account.id);
    const codes: unknown[] = [];
    for (let guess = 0; guess < 7; guess += 1) {
      // A new challenge gives no new guesses.
      const challenge = challengeOf(await logIn(account.email, careful));
      codes.push((await complete(challenge, '000000', careful)).body['error_code']);
    }
    expect(codes).toEqual([...Array<string>(5).fill('TWO_FACTOR_CODE_INVALID'), 'RATE_LIMITED', 'RATE_LIMITED']);
    const challenge = challengeOf(await logIn(account.email, careful));
    expect((await complete(challenge, now(secret), careful)).status).toBe(429);
    await careful.ctx().em.execute('delete from rate_limits where key like ?', ['secondStep:%']);
    expect((await complete(challenge, now(secret), careful)).status).toBe(200);
  });
});

describe('recovery codes', () => {
  it('open the account once each, and the owner hears of it', async () => {
    const account = await createAccount(app);
    const { codes } = await turnOn(account);
    const [first = '', second = ''] = codes;
    expect((await complete(challengeOf(await logIn(account.email)), first.toLowerCase())).status).toBe(200);
    await subjectsTo(account.email, /کد بازیابی.*استفاده شد/);
    expect((await complete(challengeOf(await logIn(account.email)), first)).status).toBe(422);
    expect((await complete(challengeOf(await logIn(account.email)), second.replaceAll('-', ' '))).status).toBe(200);
    const status = await app.rest('GET', '/auth/two-factor', { token: account.token });
    expect(status.body['recovery_codes_left']).toBe(8);
  });

  it('open the account where the secret can no longer be read', async () => {
    const account = await createAccount(app);
    const { secret, codes } = await turnOn(account);
    clock.advance(STEP);
    await app.ctx().em.execute("update two_factors set sealed_secret = 'a.b.c' where user_id = ?", [account.id]);
    const challenge = challengeOf(await logIn(account.email));
    expect((await complete(challenge, now(secret))).status).toBe(422);
    expect((await complete(challenge, codes[0] ?? '')).status).toBe(200);
  });

  it('are renewed by password and code; the old ones stop', async () => {
    const account = await createAccount(app);
    const { secret, codes } = await turnOn(account);
    clock.advance(STEP);
    const renewed = await post(
      '/auth/two-factor/recovery-codes',
      { password: PASSWORD, code: now(secret) },
      account.token,
    );
    const fresh = renewed.body['recovery_codes'] as string[];
    expect(fresh).toHaveLength(10);
    expect((await complete(challengeOf(await logIn(account.email)), codes[0] ?? '')).status).toBe(422);
    expect((await complete(challengeOf(await logIn(account.email)), fresh[0] ?? '')).status).toBe(200);
  });
});

describe('turning it off', () => {
  it('takes password and code', async () => {
    const account = await createAccount(app);
    const { secret } = await turnOn(account);
    clock.advance(STEP);
    const off = (body: object): Promise<RestAnswer> => post('/auth/two-factor/disable', body, account.token);
    expect((await off({ code: now(secret) })).body['error_code']).toBe('WRONG_PASSWORD');
    expect((await off({ password: 'not this one', code: now(secret) })).body['error_code']).toBe('WRONG_PASSWORD');
    expect((await off({ password: PASSWORD, code: '000000' })).body['error_code']).toBe('TWO_FACTOR_CODE_INVALID');
    expect((await off({ password: PASSWORD, code: now(secret) })).status).toBe(200);
    expect((await logIn(account.email)).status).toBe(200);
    expect((await off({ password: PASSWORD, code: now(secret) })).status).toBe(409);
    await subjectsTo(account.email, /دومرحله‌ای.*خاموش شد/);
  });

  it('needs no password where nobody knows one', async () => {
    const browser = new OAuthBrowser(app);
    const email = `nobody-${Math.floor(clock.now().getTime())}@example.com`;
    const landing = await browser.signInAs('github', { name: 'نگار امینی', email, verified: true });
    const token = String((await browser.complete('github', landing)).body['access_token']);
    const started = await post('/auth/two-factor/start', {}, token);
    const secret = String(started.body['secret']);
    expect((await post('/auth/two-factor/confirm', { code: now(secret) }, token)).status).toBe(200);
    clock.advance(STEP);
    expect((await post('/auth/two-factor/disable', { code: now(secret) }, token)).status).toBe(200);
  });
});

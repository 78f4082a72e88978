/** A forgotten password: the mail, the link, the new password, and what ends with the old one. */
import { createAccount, PASSWORD, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type RestAnswer, type StoredMail, type TestApp } from '#tests/helpers/app.js';
import { RULES } from '#platform/limits/rate-limit.js';
import { manualClock } from '#tests/helpers/clock.js';

const clock = manualClock();
const MINUTE = 60_000;
const NEW_PASSWORD = 'رودهای آرام ۱۴۰۵';
let app: TestApp;
let careful: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
  careful = await createTestApp({ rateLimitFactor: 1, worker: false });
});
afterAll(() => Promise.all([app?.close(), careful?.close()]));

const ask = (email: string, at = app, path = 'password-reset'): Promise<RestAnswer> =>
  at.rest('POST', `/auth/${path}`, { body: { email } });
const reset = (token: string, new_password = NEW_PASSWORD, more: object = {}): Promise<RestAnswer> =>
  app.rest('POST', '/auth/reset-password', { body: { token, new_password, ...more } });
const signIn = (email: string, password: string): Promise<RestAnswer> =>
  app.rest('POST', '/auth/login', { body: { email, password } });
const invalid = {
  status: 400,
  body: { success: false, error_code: 'INVALID_RESET_LINK', message: 'The password reset link is invalid' },
};

function mailTo(address: string, count = 1): Promise<StoredMail> {
  return eventually(`mail ${count} to ${address}`, async () => {
    const mails = await app.mails(address);
    return mails.length >= count && mails[0];
  });
}

function linkIn(mail: StoredMail): URL {
  return new URL(/https?:\/\/\S*reset-password\S*/.exec(mail.text)?.[0] ?? 'http://none');
}

async function tokenFor(account: Account, count = 1): Promise<string> {
  await ask(account.email);
  return linkIn(await mailTo(account.email, count)).searchParams.get('token') ?? '';
}

describe('asking for a reset link', () => {
  it('S-060 sends a link that names the address', async () => {
    const { email } = await createAccount(app);
    expect((await ask(email.toUpperCase())).body).toMatchObject({ success: true });
    const link = linkIn(await mailTo(email));
    expect(link.pathname).toBe('/reset-password');
    expect(link.searchParams.get('email')).toBe(email);
    expect(link.searchParams.get('token')).toMatch(/^[\w-]{43}$/);
  });

  it('cannot tell known, unknown, banned and unverified apart', async () => {
    const accounts = [{}, { banned: true }, { verified: false }];
    const known = await Promise.all(accounts.map((options) => createAccount(app, options)));
    const answers = await Promise.all([...known.map(({ email }) => ask(email)), ask('nobody@example.com')]);
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  });

  it('does the same work for every address while one waits', async () => {
    const { email } = await createAccount(careful);
    const left = async (address: string): Promise<unknown> => {
      await ask(address, careful);
      return careful.ctx().em.execute(
        `select t.identifier from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
         where j.payload->>'email' = ?`,
        [address],
      );
    };
    expect(await left(email)).toEqual([{ identifier: 'send_account_link' }]);
    expect(await left('nobody-at-all@example.com')).toEqual([{ identifier: 'send_account_link' }]);
    expect(await careful.ctx().em.execute('select 1 from one_time_links')).toEqual([]);
  });

  it('cannot reach a banned account', async () => {
    const { email } = await createAccount(app, { banned: true });
    const other = await createAccount(app);
    await ask(email);
    await tokenFor(other);
    expect(await app.mails(email)).toEqual([]);
  });

  it('works under its alias and through GraphQL', async () => {
    const [one, two] = [await createAccount(app), await createAccount(app)];
    expect((await ask(one.email, app, 'request-password-reset')).status).toBe(200);
    const mutation = 'mutation ($email: String!) { requestPasswordReset(email: $email) { success message } }';
    const answer = await app.graphql<{ requestPasswordReset: object }>(mutation, { email: two.email });
    expect(answer.data.requestPasswordReset).toMatchObject({ success: true });
    await Promise.all([mailTo(one.email), mailTo(two.email)]);
  });

  it.each(['', 'no mail', 7])('cannot take %j as an address', async (email) => {
    expect((await ask(email as string)).body['error_code']).toBe('VALIDATION_ERROR');
  });

  it('cannot be repeated within a minute, whoever exists', async () => {
    const { email } = await createAccount(careful);
    for (const address of [email, 'nobody@example.com']) {
      const answers = [await ask(address, careful), await ask(address, careful)];
      expect(answers.map(({ status }) => status)).toEqual([200, 429]);
    }
  });

  it('cannot be done for many addresses by one caller', async () => {
    const statuses: number[] = [];
    // Its own budget, and what is kept for other people at the same address.
    const most = RULES.recoveryAddress.points + RULES.recoveryCrowd.points;
    for (let n = 0; n <= most; n += 1) statuses.push((await ask(`many-${n}@example.com`, careful)).status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(most);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the new password', () => {
  it('S-062 replaces the old one and signs nobody in', async () => {
    const account = await createAccount(app);
    const { status, body } = await reset(await tokenFor(account));
    expect([status, body['success'], body['access_token']]).toEqual([200, true, undefined]);
    expect((await signIn(account.email, PASSWORD)).status).toBe(401);
    expect((await signIn(account.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('ends every session at once', async () => {
    const account = await createAccount(app);
    expect((await app.rest('GET', '/auth/me', { token: account.token })).status).toBe(200);
    await reset(await tokenFor(account));
    expect((await app.rest('GET', '/auth/me', { token: account.token })).status).toBe(401);
    const refreshed = await app.rest('POST', '/auth/refresh', { body: { refresh_token: account.refreshToken } });
    expect(refreshed.status).toBe(401);
  });

  it('is announced to the owner by mail', async () => {
    const account = await createAccount(app);
    await reset(await tokenFor(account));
    const mail = await mailTo(account.email, 2);
    expect(mail.subject).toContain('تغییر کرد');
    expect(mail.text).toMatch(/زمان: [۰-۹]+ /);
    expect(mail.text).not.toContain('token');
  });

  it('proves the address of an unverified account', async () => {
    const account = await createAccount(app, { verified: false });
    await reset(await tokenFor(account));
    expect((await signIn(account.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('can be set through GraphQL, with the address', async () => {
    const account = await createAccount(app);
    const variables = { token: await tokenFor(account), newPassword: NEW_PASSWORD, email: account.email };
    const mutation =
      'mutation ($token: String!, $newPassword: String!, $email: String) { resetPassword(token: $token, newPassword: $newPassword, email: $email) { success } }';
    expect((await app.graphql(mutation, variables)).data).toEqual({ resetPassword: { success: true } });
    expect((await app.graphql(mutation, variables)).errors?.[0]?.extensions['code']).toBe('LINK_USED');
  });

  it('S-062 cannot be short or common, and the link stays', async () => {
    const account = await createAccount(app);
    const token = await tokenFor(account);
    for (const weak of ['short 1', 'password1', account.email]) {
      expect((await reset(token, weak)).body['error_code']).toBe('WEAK_PASSWORD');
    }
    expect((await reset(token)).status).toBe(200);
  });

  it('gives back the guesses of the account', async () => {
    const account = await createAccount(app);
    const token = await tokenFor(account);
    await app
      .ctx()
      .em.execute('insert into rate_limits (key, points, expire) values (?, 1000000, ?)', [
        `signInAccount:${account.email}|127.0.0.1`,
        Date.now() + 10 * MINUTE,
      ]);
    expect((await signIn(account.email, PASSWORD)).status).toBe(429);
    await reset(token);
    expect((await signIn(account.email, NEW_PASSWORD)).status).toBe(200);
  });
});

describe('the reset link', () => {
  it('S-061 cannot be missing, guessed, or of another purpose', async () => {
    const account = await createAccount(app, { verified: false });
    await app.rest('POST', '/auth/request-verification', { body: { email: account.email, password: PASSWORD } });
    const mail = await mailTo(account.email);
    const foreign = new URL(/https?:\/\/\S*verify-email\S*/.exec(mail.text)?.[0] ?? 'http://none');
    for (const token of ['', 'x'.repeat(43), foreign.searchParams.get('token') ?? '']) {
      expect(await reset(token)).toMatchObject(invalid);
    }
    expect(await app.rest('POST', '/auth/reset-password', { body: { new_password: NEW_PASSWORD } })).toMatchObject(
      invalid,
    );
  });

  it('cannot be used twice, not even at once', async () => {
    const token = await tokenFor(await createAccount(app));
    const answers = await Promise.all([1, 2, 3].map(() => reset(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await reset(token)).toMatchObject({ status: 400, body: { error_code: 'LINK_USED' } });
  });

  it('cannot be used after an hour', async () => {
    const token = await tokenFor(await createAccount(app));
    clock.advance(60 * MINUTE);
    expect(await reset(token)).toMatchObject({ status: 400, body: { error_code: 'LINK_EXPIRED' } });
  });

  it('cannot be the older of two', async () => {
    const account = await createAccount(app);
    const older = await tokenFor(account);
    const newer = await tokenFor(account, 2);
    expect(await reset(older)).toMatchObject({ status: 400, body: { error_code: 'LINK_REPLACED' } });
    expect((await reset(newer)).status).toBe(200);
  });

  it('cannot be used for another address', async () => {
    const account = await createAccount(app);
    const token = await tokenFor(account);
    expect(await reset(token, NEW_PASSWORD, { email: 'other@example.com' })).toMatchObject(invalid);
    expect((await reset(token, NEW_PASSWORD, { email: account.email })).status).toBe(200);
  });

  it('cannot serve who was banned meanwhile', async () => {
    const account = await createAccount(app);
    const token = await tokenFor(account);
    await app.ctx().em.execute("update users set status = 'banned' where id = ?", [account.id]);
    expect((await reset(token)).body['error_code']).toBe('ACCOUNT_BANNED');
  });
});

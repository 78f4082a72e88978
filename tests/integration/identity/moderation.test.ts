/** The acts of administrators on accounts: in effect within a second, never leaving it without an administrator. */
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { anonymiseUser, banUser, setRole, unbanUser } from '#features/identity/index.js';
import { createAccount, PASSWORD, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { withTwoFactor } from '#tests/helpers/two-factor.js';

let app: TestApp;
let admin: Account;
beforeAll(async () => {
  app = await createTestApp();
  admin = await createAccount(app, { role: 'admin' });
});
afterAll(() => app?.close());

const asAdmin = () => app.ctx(admin.viewer);
const statusOf = async (token: string): Promise<number> => (await app.rest('GET', '/auth/me', { token })).status;
const adminStatusOf = async (token: string): Promise<number> =>
  (await app.rest('GET', '/emails/logs', { token })).status;
const logIn = async (email: string): Promise<unknown> => {
  const { status, body } = await app.rest('POST', '/auth/login', { body: { email, password: PASSWORD } });
  return status === 200 ? 'in' : body['error_code'];
};

/** An open socket of that token, and the code it was closed with. */
async function listen(token: string): Promise<() => number | null> {
  let code: number | null = null;
  let open = false;
  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token },
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => undefined,
    on: {
      connected: () => {
        open = true;
      },
      closed: (event) => {
        code = (event as { code: number }).code;
      },
    },
  });
  client.subscribe(
    { query: 'subscription { notificationAdded { id } }' },
    { next: () => undefined, error: () => undefined, complete: () => undefined },
  );
  await eventually('the socket is open', async () => open);
  return () => code;
}

/** The effect at once: the next call is refused and the open socket is closed. */
async function expectThrownOut(account: Account, act: () => Promise<unknown>): Promise<void> {
  const closed = await listen(account.token);
  expect(await statusOf(account.token)).toBe(200);
  await act();
  await eventually('HTTP refuses', async () => (await statusOf(account.token)) === 401);
  await eventually('the socket closes', async () => closed() === 4403);
}

describe('a ban', () => {
  it('throws out over HTTP and sockets, and refuses to sign in', async () => {
    const account = await createAccount(app);
    await expectThrownOut(account, async () => {
      const { before, after } = await banUser(asAdmin(), account.id);
      expect([before.status, after.status]).toEqual(['active', 'banned']);
    });
    expect(await logIn(account.email)).toBe('ACCOUNT_BANNED');
    expect((await app.rest('POST', '/auth/refresh', { body: { refresh_token: account.refreshToken } })).status).toBe(
      401,
    );
    expect((await unbanUser(asAdmin(), account.id)).after.status).toBe('active');
    expect(await logIn(account.email)).toBe('in');
  });

  it('cannot be spoken by anybody else, nor about nobody', async () => {
    const [account, other] = [await createAccount(app), await createAccount(app)];
    await expect(banUser(app.ctx(other.viewer), account.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(banUser(app.ctx(), account.id)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(banUser(asAdmin(), 'no id')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a role', () => {
  it('widens and narrows at once, and sockets open anew', async () => {
    const account = await createAccount(app);
    expect(await adminStatusOf(account.token)).toBe(403);
    const closed = await listen(account.token);
    await setRole(asAdmin(), account.id, 'admin');
    await eventually('the rights are there', async () => (await adminStatusOf(account.token)) === 200);
    await eventually('the socket closes', async () => closed() === 4403);
    await setRole(asAdmin(), account.id, 'user');
    await eventually('the rights are gone', async () => (await adminStatusOf(account.token)) === 403);
  });
});

describe('what else throws out', () => {
  it('a password reset', async () => {
    const account = await createAccount(app);
    await app.rest('POST', '/auth/password-reset', { body: { email: account.email } });
    const token = await eventually(
      'the link',
      async () => /token=([\w-]+)/.exec((await app.mails(account.email))[0]?.text ?? '')?.[1],
    );
    await expectThrownOut(account, () =>
      app.rest('POST', '/auth/reset-password', { body: { token, new_password: 'رودهای آرام ۱۴۰۵' } }),
    );
  });

  it('signing out', async () => {
    const account = await createAccount(app);
    await expectThrownOut(account, () => app.rest('POST', '/auth/logout', { token: account.token, body: {} }));
  });
});

describe('the last administrator', () => {
  it('cannot be banned, demoted or removed', async () => {
    const [{ count } = { count: 0 }] = await app
      .ctx()
      .em.execute<{ count: number }[]>("select count(*)::int as count from users where role = 'admin'");
    expect(count).toBe(1);
    const lastAdmin = { code: 'LAST_ADMIN' };
    await expect(banUser(asAdmin(), admin.id)).rejects.toMatchObject(lastAdmin);
    await expect(setRole(asAdmin(), admin.id, 'user')).rejects.toMatchObject(lastAdmin);
    await expect(anonymiseUser(asAdmin(), admin.id)).rejects.toMatchObject(lastAdmin);
    expect(await adminStatusOf(admin.token)).toBe(200);
  });

  it('two cannot remove each other at once', async () => {
    const second = await createAccount(app, { role: 'admin' });
    const outcomes = await Promise.allSettled([
      banUser(asAdmin(), second.id),
      banUser(app.ctx(second.viewer), admin.id),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await app.ctx().em.execute("update users set status = 'active' where id = ?", [admin.id]);
    await app.ctx().em.execute("update users set role = 'user' where id = ?", [second.id]);
  });
});

describe('an anonymised account', () => {
  it('keeps nothing that tells who it was, and no way in', async () => {
    const account = await createAccount(app, { fullName: 'نام پنهان' });
    await withTwoFactor(app, account.id);
    await expectThrownOut(account, () => anonymiseUser(asAdmin(), account.id));
    const em = app.ctx().em;
    const [row] = await em.execute<object[]>('select * from users where id = ?', [account.id]);
    expect(row).toMatchObject({ status: 'banned', role: 'user', full_name: null, phone: null, two_factor_at: null });
    expect(JSON.stringify(row)).not.toContain(account.email);
    for (const table of ['one_time_links', 'oauth_identities', 'two_factors', 'recovery_codes'])
      expect(await em.execute<object[]>(`select 1 from ${table} where user_id = ?`, [account.id])).toEqual([]);
    // The rest of a session tells its holder why it ended, and nothing of the person.
    const sessions = 'select distinct user_agent, ip, revoked_at is not null as ended from sessions where user_id = ?';
    expect(await em.execute<object[]>(sessions, [account.id])).toEqual([{ user_agent: null, ip: null, ended: true }]);
    expect(await logIn(account.email)).toBe('INVALID_CREDENTIALS');
    await expect(unbanUser(asAdmin(), account.id)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('frees its address for somebody new', async () => {
    const account = await createAccount(app);
    await anonymiseUser(asAdmin(), account.id);
    const again = await createAccount(app, { email: account.email });
    expect(await logIn(again.email)).toBe('in');
  });
});

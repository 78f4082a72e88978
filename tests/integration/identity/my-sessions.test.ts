/** The list of one's sessions, and ending them: at once, over HTTP and on open sockets. */
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { openSession } from '#features/identity/sessions/sessions.service.js';
import { unitOfWork } from '#platform/context.js';
import { createAccount, PASSWORD, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';

const clock = manualClock();
const MINUTE = 60_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterAll(() => app?.close());

interface Signed {
  readonly id: string;
  readonly token: string;
  readonly refreshToken: string;
}

/** One more session of the account. */
async function another(account: Account, userAgent = FIREFOX): Promise<Signed> {
  const ctx = { ...app.ctx(), em: app.ctx().em, userAgent };
  const { accessToken, refreshToken } = await unitOfWork(ctx, (tx) =>
    openSession(tx, { id: account.id, role: 'user' }),
  );
  return { id: refreshToken.split('.')[0] ?? '', token: accessToken, refreshToken };
}

async function list(token: string): Promise<Record<string, unknown>[]> {
  return (await app.rest('GET', '/auth/sessions', { token })).body['items'] as Record<string, unknown>[];
}
const statusOf = async (token: string): Promise<number> => (await app.rest('GET', '/auth/me', { token })).status;

describe('the list of sessions', () => {
  it('shows device, address, last use and which is mine', async () => {
    const { email } = await createAccount(app);
    const signedIn = await app.rest('POST', '/auth/login', {
      body: { email, password: PASSWORD },
      headers: { 'user-agent': PHONE },
    });
    const [mine, other] = await list(String(signedIn.body['access_token']));
    expect(mine).toEqual({
      id: expect.any(String),
      device: 'phone',
      browser: 'Chrome',
      os: 'Android',
      ip: '127.0.0.1',
      created_at: clock.now().toISOString(),
      createdAt: clock.now().toISOString(),
      last_used_at: clock.now().toISOString(),
      is_current: true,
    });
    expect(other).toMatchObject({ is_current: false, device: 'unknown' });
  });

  it('is the same through GraphQL', async () => {
    const account = await createAccount(app);
    await another(account);
    const query = '{ mySessions { id device browser os ip lastUsedAt createdAt isCurrent } }';
    const { data } = await app.graphql(query, {}, account.token);
    expect(data).toMatchObject({
      mySessions: [
        { id: account.viewer.sessionId, isCurrent: true },
        { device: 'computer', browser: 'Firefox', os: 'Linux', isCurrent: false },
      ],
    });
  });

  it('knows the last use to within five minutes', async () => {
    const account = await createAccount(app);
    clock.advance(4 * MINUTE);
    const before = clock.now();
    await statusOf(account.token);
    clock.advance(2 * MINUTE);
    await statusOf(account.token);
    const [session] = await list(account.token);
    expect(new Date(String(session?.['last_used_at'])).getTime()).toBeGreaterThan(before.getTime());
  });

  it('shows program and address of the last renewal', async () => {
    const account = await createAccount(app);
    const { body } = await app.rest('POST', '/auth/refresh', {
      body: { refresh_token: account.refreshToken },
      headers: { 'user-agent': FIREFOX },
    });
    expect((await list(String(body['access_token'])))[0]).toMatchObject({ browser: 'Firefox', ip: '127.0.0.1' });
  });

  it("cannot show another's, ended, or expired ones", async () => {
    const account = await createAccount(app);
    await createAccount(app);
    const ended = await another(account);
    await app.rest('POST', '/auth/logout', { token: ended.token, body: {} });
    await app
      .ctx()
      .em.execute('update sessions set expires_at = ? where id = ?', [
        new Date(clock.now().getTime() - 1),
        (await another(account)).id,
      ]);
    expect((await list(account.token)).map(({ id }) => id)).toEqual([account.viewer.sessionId]);
  });

  it('cannot be read by a visitor', async () => {
    expect((await app.rest('GET', '/auth/sessions')).status).toBe(401);
    expect((await app.graphql('{ mySessions { id } }')).errors?.[0]?.extensions['code']).toBe('UNAUTHORIZED');
  });
});

describe('ending sessions', () => {
  it('ends one at once, and no other', async () => {
    const account = await createAccount(app);
    const [one, two] = [await another(account), await another(account)];
    expect(await Promise.all([one, two].map(({ token }) => statusOf(token)))).toEqual([200, 200]);
    expect((await app.rest('DELETE', `/auth/sessions/${one.id}`, { token: account.token })).status).toBe(200);
    expect(await Promise.all([one, two, account].map(({ token }) => statusOf(token)))).toEqual([401, 200, 200]);
    expect((await app.rest('POST', '/auth/refresh', { body: { refresh_token: one.refreshToken } })).status).toBe(401);
  });

  it('ends all others and keeps the asking one', async () => {
    const account = await createAccount(app);
    const others = [await another(account), await another(account)];
    const stranger = await createAccount(app);
    const answer = await app.rest('DELETE', '/auth/sessions', { token: account.token });
    expect(answer.body).toMatchObject({ success: true, count: 2 });
    expect(await Promise.all(others.map(({ token }) => statusOf(token)))).toEqual([401, 401]);
    expect(await Promise.all([account, stranger].map(({ token }) => statusOf(token)))).toEqual([200, 200]);
  });

  it('works through GraphQL', async () => {
    const account = await createAccount(app);
    const [one, two] = [await another(account), await another(account)];
    const ended = await app.graphql(
      'mutation ($id: ID!) { endSession(id: $id) { success } }',
      { id: one.id },
      two.token,
    );
    expect(ended.data).toEqual({ endSession: { success: true } });
    await app.graphql('mutation { endOtherSessions { success } }', {}, two.token);
    expect(await Promise.all([one, two, account].map(({ token }) => statusOf(token)))).toEqual([401, 200, 401]);
  });

  it("cannot end another's, nor one that has ended", async () => {
    const account = await createAccount(app);
    const stranger = await createAccount(app, { role: 'admin' });
    const gone = await another(account);
    await app.rest('POST', '/auth/logout', { token: gone.token, body: {} });
    for (const [id, token] of [
      [account.viewer.sessionId, stranger.token],
      [gone.id, account.token],
      ['no id', account.token],
    ] as const) {
      expect((await app.rest('DELETE', `/auth/sessions/${id}`, { token })).body['error_code']).toBe('NOT_FOUND');
    }
    expect(await statusOf(account.token)).toBe(200);
  });
});

describe('open sockets', () => {
  interface Listener {
    readonly client: Client;
    readonly closed: () => number | null;
  }

  /** Connected, and listening to the list of notifications. */
  async function listen(token: string): Promise<Listener> {
    let code: number | null = null;
    let open = false;
    const client = createClient({
      url: `${app.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { token },
      retryAttempts: 0,
      on: {
        connected: () => (open = true),
        closed: (event) => (code = (event as { code: number }).code),
      },
    });
    client.subscribe(
      { query: 'subscription { notificationAdded { title } }' },
      { next: () => undefined, error: () => undefined, complete: () => undefined },
    );
    await eventually('the socket is open', async () => open);
    return { client, closed: () => code };
  }

  it('of an ended session close soon, others stay', async () => {
    const account = await createAccount(app);
    const [one, two] = [await another(account), await another(account)];
    const [first, second, mine] = [await listen(one.token), await listen(two.token), await listen(account.token)];
    const begun = performance.now();
    await app.rest('DELETE', `/auth/sessions/${one.id}`, { token: account.token });
    await eventually('the first socket closes', async () => first.closed() === 4403);
    expect(performance.now() - begun).toBeLessThan(5000);
    expect([second.closed(), mine.closed()]).toEqual([null, null]);
    await app.rest('DELETE', '/auth/sessions', { token: account.token });
    await eventually('the second socket closes', async () => second.closed() === 4403);
    expect(mine.closed()).toBeNull();
    await mine.client.dispose();
  });

  it('of a banned person close, all of them', async () => {
    const account = await createAccount(app);
    const sockets = [await listen(account.token), await listen((await another(account)).token)];
    await unitOfWork(app.ctx(), async (tx) => tx.publish('viewer.changed', { userId: account.id }));
    await eventually('all close', async () => sockets.every(({ closed }) => closed() === 4403));
  });
});

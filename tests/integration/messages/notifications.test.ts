/** The list of notifications: one's own only, through both APIs, and live. */
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { unitOfWork } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { tell } from '#tests/helpers/notifications.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app?.close());

const ring = (account: Account, title = 'پرداخت شد', type: 'payment' | 'order' = 'payment'): Promise<string | null> =>
  unitOfWork(app.ctx(), (tx) => tell(tx, account.id, type, { title, message: 'سفارش شما پرداخت شد.' }));

const LIST =
  'query ($unreadOnly: Boolean! = false, $limit: Int! = 20, $page: Int! = 1) { notifications(filter: { unreadOnly: $unreadOnly }, limit: $limit, page: $page) { items { id kind title isRead link } pagination { total pages page limit } } unreadNotificationCount }';
const READ = 'mutation ($id: ID!) { markNotificationRead(id: $id) { id isRead } }';

describe('the list', () => {
  it('S-034 is newest first, paged and counted', async () => {
    const account = await createAccount(app);
    for (const title of ['یک', 'دو', 'سه']) await ring(account, title);
    const { data } = await app.graphql(LIST, { limit: 2 }, account.token);
    expect(data).toMatchObject({
      notifications: {
        items: [{ kind: 'money', title: 'سه', isRead: false, link: '/dashboard' }, { title: 'دو' }],
        pagination: { total: 3, pages: 2, page: 1, limit: 2 },
      },
      unreadNotificationCount: 3,
    });
  });

  it('answers under both REST paths, filtered', async () => {
    const account = await createAccount(app);
    await ring(account, 'یک', 'order');
    const second = await ring(account, 'دو', 'payment');
    await app.rest('PUT', `/notifications/${second}/read`, { token: account.token, body: {} });
    for (const path of ['/notifications/history', '/notifications']) {
      const all = await app.rest('GET', `${path}?page=1&limit=10`, { token: account.token });
      expect(all.body).toMatchObject({
        items: [
          { title: 'دو', is_read: true },
          { title: 'یک', is_read: false },
        ],
        pagination: { total: 2 },
      });
      expect((await app.rest('GET', `${path}?unread_only=true`, { token: account.token })).body).toMatchObject({
        items: [{ title: 'یک' }],
        pagination: { total: 1 },
      });
      expect((await app.rest('GET', `${path}?type=payment`, { token: account.token })).body).toMatchObject({
        items: [{ title: 'دو' }],
      });
    }
  });

  it('cannot be asked for by a visitor', async () => {
    expect((await app.rest('GET', '/notifications')).status).toBe(401);
    expect((await app.graphql(LIST)).errors?.[0]?.extensions['code']).toBe('UNAUTHORIZED');
  });
});

describe('reading', () => {
  it('S-032 marks one, then all', async () => {
    const account = await createAccount(app);
    const [first] = [await ring(account), await ring(account), await ring(account)];
    expect((await app.graphql(READ, { id: first }, account.token)).data).toEqual({
      markNotificationRead: { id: first, isRead: true },
    });
    for (const path of ['/notifications/unread-count', '/notifications/count']) {
      expect((await app.rest('GET', path, { token: account.token })).body).toEqual({ count: 2, unread_count: 2 });
    }
    expect((await app.rest('PATCH', '/notifications/read-all', { token: account.token, body: {} })).body).toMatchObject(
      { success: true, count: 2 },
    );
    expect((await app.graphql('mutation { markAllNotificationsRead }', {}, account.token)).data).toEqual({
      markAllNotificationsRead: 0,
    });
  });

  it("cannot reach another's", async () => {
    const id = await ring(await createAccount(app));
    const stranger = await createAccount(app, { role: 'admin' });
    for (const method of ['PUT', 'PATCH']) {
      expect(
        (await app.rest(method, `/notifications/${id}/read`, { token: stranger.token, body: {} })).body['error_code'],
      ).toBe('NOT_FOUND');
    }
    for (const missing of [id, 'no id', '01990000-0000-7000-8000-000000000000']) {
      expect((await app.graphql(READ, { id: missing }, stranger.token)).errors?.[0]?.extensions['code']).toBe(
        'NOT_FOUND',
      );
    }
    expect((await app.graphql(LIST, {}, stranger.token)).data).toMatchObject({ notifications: { items: [] } });
  });
});

describe('what is asked', () => {
  it('S-223 a notification has the documented fields', async () => {
    const account = await createAccount(app);
    const id = await ring(account);
    const { body } = await app.rest('GET', '/notifications/history', { token: account.token });
    const [item] = body['items'] as Record<string, unknown>[];
    expect(item).toEqual({
      id,
      type: 'payment',
      title: 'پرداخت شد',
      message: 'سفارش شما پرداخت شد.',
      link: '/dashboard',
      is_read: false,
      isRead: false,
      created_at: expect.any(String),
      createdAt: item?.['created_at'],
    });
  });

  it('S-034 twenty come where no number is given', async () => {
    const account = await createAccount(app);
    for (let n = 0; n < 21; n++) await ring(account, `اعلان ${n}`);
    const { body } = await app.rest('GET', '/notifications', { token: account.token });
    expect(body['items']).toHaveLength(20);
    expect(body['pagination']).toMatchObject({ total: 21, pages: 2, limit: 20 });
  });

  it('S-235 a refusal is said in Persian', async () => {
    const { body } = await app.rest('PUT', '/notifications/none/read', {
      token: (await createAccount(app)).token,
      body: {},
    });
    expect(body).toMatchObject({
      success: false,
      error_code: 'NOT_FOUND',
      message_fa: expect.stringMatching(/[\u0600-\u06ff]/),
    });
    const visitor = await app.graphql(LIST);
    expect(visitor.errors?.[0]?.extensions['messageFa']).toMatch(/[\u0600-\u06ff]/);
  });
});

describe('preferences', () => {
  const SET =
    'mutation ($kind: NotificationKind!, $bell: Boolean, $email: Boolean) { setNotificationPreference(kind: $kind, bell: $bell, email: $email) { kind bell email locked } }';
  type Told = 'order' | 'wallet' | 'two_factor_off';
  const announce = (account: Account, type: Told, withMail = true): Promise<string | null> =>
    unitOfWork(app.ctx(), (tx) => tell(tx, account.id, type, { title: 'خبر', message: 'پیام' }, withMail));
  const jobsFor = async (account: Account): Promise<number> =>
    (
      await row<{ count: number }>(app.ctx().em, 'select count(*) as count from email_logs where user_id = $1', [
        account.id,
      ])
    )?.count ?? 0;

  it('every way is open at first, money and security for good', async () => {
    const { token } = await createAccount(app);
    const { body } = await app.rest('GET', '/notifications/preferences', { token });
    const items = body['items'] as { kind: string; bell: boolean; email: boolean; locked: boolean }[];
    expect(items.every(({ bell, email }) => bell && email)).toBe(true);
    expect(items.filter(({ locked }) => locked).map(({ kind }) => kind)).toEqual(['money', 'security']);
  });

  it('a kind is silenced by each way alone', async () => {
    const account = await createAccount(app);
    expect((await app.graphql(SET, { kind: 'order', email: false }, account.token)).data).toEqual({
      setNotificationPreference: { kind: 'order', bell: true, email: false, locked: false },
    });
    expect(await announce(account, 'order')).not.toBeNull();
    expect(await jobsFor(account)).toBe(0);
    const body = { kind: 'order', bell: false, email: true };
    const saved = await app.rest('PATCH', '/notifications/preferences', { token: account.token, body });
    expect(saved.body).toMatchObject({ success: true, preference: { kind: 'order', bell: false, email: true } });
    expect(await announce(account, 'order')).toBeNull();
    expect(await jobsFor(account)).toBe(1);
    expect((await app.graphql('{ unreadNotificationCount }', {}, account.token)).data).toEqual({
      unreadNotificationCount: 1,
    });
  });

  it.each(['money', 'security'])('%s cannot be switched off', async (kind) => {
    const account = await createAccount(app);
    for (const way of [{ bell: false }, { email: false }]) {
      const { errors } = await app.graphql(SET, { kind, ...way }, account.token);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_ERROR', fields: [{ path: 'kind' }] });
    }
    expect(await announce(account, kind === 'money' ? 'wallet' : 'two_factor_off')).not.toBeNull();
    expect(await jobsFor(account)).toBe(1);
  });

  it('a mail goes out only where it matters', async () => {
    const account = await createAccount(app);
    await announce(account, 'order', false);
    expect(await jobsFor(account)).toBe(0);
    await announce(account, 'order');
    const mail = await eventually('the mail arrives', async () => (await app.mails(account.email))[0]);
    expect(mail.html).toContain('/dashboard');
    // The news itself.
    expect(mail.subject).toBe('خبر');
  });

  it("cannot be another's or a visitor's", async () => {
    const [mine, other] = [await createAccount(app), await createAccount(app)];
    await app.graphql(SET, { kind: 'news', bell: false }, mine.token);
    const { body } = await app.rest('GET', '/notifications/preferences', { token: other.token });
    expect((body['items'] as { bell: boolean }[]).every(({ bell }) => bell)).toBe(true);
    expect((await app.rest('GET', '/notifications/preferences')).status).toBe(401);
    expect((await app.graphql(SET, { kind: 'news', bell: false })).errors?.[0]?.extensions['code']).toBe(
      'UNAUTHORIZED',
    );
  });
});

describe('the live notifications', () => {
  const connect = (token: string | null): Client =>
    createClient({
      url: `${app.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { token },
      retryAttempts: 0,
    });
  const query = 'subscription { notificationAdded { title message isRead } }';

  it('rings for its owner only', async () => {
    const [owner, other] = [await createAccount(app), await createAccount(app)];
    const client = connect(owner.token);
    const stream = client.iterate({ query });
    const next = stream.next();
    await untilSubscribed();
    await ring(other, 'برای دیگری');
    await ring(owner, 'برای من');
    expect((await next).value).toEqual({
      data: { notificationAdded: { title: 'برای من', message: 'سفارش شما پرداخت شد.', isRead: false } },
    });
    await stream.return?.();
    await client.dispose();
  });

  it('cannot be heard by a visitor', async () => {
    const client = connect(null);
    const heard = client.iterate({ query }).next();
    await expect(
      heard.then(({ value }) => {
        throw (value as { errors?: unknown } | undefined)?.errors ?? value;
      }),
    ).rejects.toMatchObject([{ extensions: { code: 'UNAUTHORIZED' } }]);
    await client.dispose();
  });
});

/** A subscription has no answer that says it is active; the first event must come after it. */
async function untilSubscribed(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 300));
}

/** The bell: one's own only, through both doors, and live. */
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { notify } from '../../server/features/notifications/index.js';
import { unitOfWork } from '../../server/platform/context.js';
import { createAccount, type Account } from '../helpers/accounts.js';
import { createTestApp, type TestApp } from '../helpers/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app?.close());

const ring = (account: Account, title = 'پرداخت شد', type = 'payment'): Promise<string> =>
  unitOfWork(app.ctx(), (tx) =>
    notify(tx, { userId: account.id, type, title, message: 'سفارش شما پرداخت شد.', link: '/dashboard' }),
  );

const LIST =
  'query ($unreadOnly: Boolean! = false, $limit: Int! = 20, $page: Int! = 1) { notifications(unreadOnly: $unreadOnly, limit: $limit, page: $page) { items { id title isRead link } pagination { total pages page limit } } unreadNotificationCount }';
const READ = 'mutation ($id: ID!) { markNotificationRead(id: $id) { id isRead } }';

describe('the list', () => {
  it('is newest first, paged and counted', async () => {
    const account = await createAccount(app);
    for (const title of ['یک', 'دو', 'سه']) await ring(account, title);
    const { data } = await app.graphql(LIST, { limit: 2 }, account.token);
    expect(data).toMatchObject({
      notifications: {
        items: [{ title: 'سه', isRead: false, link: '/dashboard' }, { title: 'دو' }],
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
  it('marks one, then all', async () => {
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

describe('the live bell', () => {
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

/** A subscription has no answer that says it stands; the first event must come after it. */
async function untilSubscribed(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 300));
}

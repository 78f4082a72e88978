/** Two processes' worth of app on one database: what one does is heard in the other, also after a lost connection. */
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { unitOfWork } from '#platform/context.js';
import { LISTENER_NAME } from '#platform/events/pg-transport.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp, type TestAppOptions } from '#tests/helpers/app.js';
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.js';
import { startRespServer, type RespServer } from '#tests/helpers/network/resp-server.js';
import { asAdministrator } from '#tests/helpers/run/test-server.js';
import { tell } from '#tests/helpers/notifications.js';

const QUERY = 'subscription { notificationAdded { title } }';
const LIST = '{ notifications { items { title } } unreadNotificationCount }';

const ring = (app: TestApp, account: Account, title: string): Promise<string | null> =>
  unitOfWork(app.ctx(), (tx) => tell(tx, account.id, 'order', { title, message: 'پیام' }));

/**
 * A browser's live list of notifications: what it heard, how often it connected, and how its sockets were closed.
 */
class NotificationListener {
  readonly heard: string[] = [];
  readonly closed: number[] = [];
  connected = 0;
  private readonly client: Client;
  private readonly stop: () => void;

  constructor(url: string, token: string) {
    this.client = createClient({
      url: `${url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { token },
      retryAttempts: 20,
      retryWait: () => new Promise((resolve) => setTimeout(resolve, 50)),
      on: {
        connected: () => void (this.connected += 1),
        closed: (event) => void this.closed.push((event as { code: number }).code),
      },
    });
    this.stop = this.client.subscribe<{ notificationAdded: { title: string } }>(
      { query: QUERY },
      {
        next: ({ data }) => void (data && this.heard.push(data.notificationAdded.title)),
        error: () => undefined,
        complete: () => undefined,
      },
    );
  }

  async end(): Promise<void> {
    this.stop();
    await this.client.dispose();
  }
}

/** A subscription has no answer that says it is active: events are sent until it receives one. */
async function untilHearing(bell: NotificationListener, from: TestApp, account: Account): Promise<void> {
  await eventually('the list of notifications hears', async () => {
    await ring(from, account, 'آزمون');
    await new Promise((resolve) => setTimeout(resolve, 25));
    return bell.heard.length > 0;
  });
}

interface Pair {
  readonly one: TestApp;
  readonly two: TestApp;
  close(): Promise<void>;
}

async function createPair(database: TestDatabase, options: TestAppOptions = {}): Promise<Pair> {
  const one = await createTestApp({ database, worker: false, ...options });
  const two = await createTestApp({ database, worker: false, ...options });
  const close = async (): Promise<void> => {
    await one.close();
    await two.close();
  };
  return { one, two, close };
}

async function expectDelivery({ one, two }: Pair): Promise<void> {
  const account = await createAccount(one);
  const bell = new NotificationListener(two.url, account.token);
  await untilHearing(bell, one, account);
  await ring(one, account, 'از فرایند دیگر');
  await eventually('the other process rings', async () => bell.heard.includes('از فرایند دیگر'));
  await bell.end();
}

describe('by PostgreSQL', () => {
  let database: TestDatabase;
  let pair: Pair;
  const killListeners = (): Promise<void> =>
    asAdministrator(
      database.url,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${LISTENER_NAME}' and datname = current_database()`,
    );

  beforeAll(async () => {
    database = await createTestDatabase();
    pair = await createPair(database);
  });
  afterAll(async () => {
    await pair?.close();
    await database?.drop();
  });

  it('a notification of one process rings in the other', () => expectDelivery(pair));

  it('a killed listener comes back, and nothing that was stored is missed', async () => {
    const { one, two } = pair;
    const account = await createAccount(one);
    const bell = new NotificationListener(two.url, account.token);
    await untilHearing(bell, one, account);
    const before = bell.connected;
    await killListeners();
    // Stored while nobody listens.
    await ring(one, account, 'در میانهٔ قطعی');
    // The server lets its sockets go once it hears again, so that every browser reads what it missed.
    await eventually('the browser reconnects', async () => bell.connected > before);
    expect(bell.closed).toContain(1012);
    const { data } = await two.graphql<{ notifications: { items: { title: string }[] } }>(LIST, {}, account.token);
    expect(data.notifications.items.map(({ title }) => title)).toContain('در میانهٔ قطعی');
    bell.heard.length = 0;
    await untilHearing(bell, one, account);
    await bell.end();
  });

  it('what is published while the connection is lost follows later', async () => {
    const { one, two } = pair;
    const account = await createAccount(one);
    const seen: string[] = [];
    const stop = two.app.services.bus.on('wallet.changed', ({ userId }) => void seen.push(userId));
    await killListeners();
    await eventually('the event arrives', async () => {
      if (!seen.includes(account.id))
        await one.app.services.bus.publish([{ topic: 'wallet.changed', payload: { userId: account.id } }]);
      return seen.includes(account.id);
    });
    stop();
  });

  it('an own event is heard at once, and only once', async () => {
    const heard = { one: [] as string[], two: [] as string[] };
    // Stragglers of other tests are not counted.
    const stops = (['one', 'two'] as const).map((name) =>
      pair[name].app.services.bus.on('wallet.changed', ({ userId }) => {
        if (['first', 'second'].includes(userId)) heard[name].push(userId);
      }),
    );
    const publish = (userId: string): Promise<void> =>
      pair.one.app.services.bus.publish([{ topic: 'wallet.changed', payload: { userId } }]);
    const sent = publish('first');
    expect(heard.one).toEqual(['first']);
    await sent;
    // They come back in the order they were sent: once the other has the second, the first has been everywhere.
    await publish('second');
    await eventually('the other process hears both', async () => heard.two.includes('second'));
    expect(heard).toEqual({ one: ['first', 'second'], two: ['first', 'second'] });
    stops.forEach((stop) => stop());
  });

  it('a listener that throws does not keep an event from the others', async () => {
    const { bus } = pair.one.app.services;
    const seen: string[] = [];
    const stops = [
      bus.on('wallet.changed', () => {
        throw new Error('a listener of the tests fails');
      }),
      bus.on('wallet.changed', ({ userId }) => void seen.push(userId)),
    ];
    await bus.publish([{ topic: 'wallet.changed', payload: { userId: 'u1' } }]);
    await eventually('the second listener hears', async () => seen.includes('u1'));
    stops.forEach((stop) => stop());
  });
});

describe('by Redis (simulated by the tests)', () => {
  let redis: RespServer;
  let database: TestDatabase;
  let pair: Pair;

  beforeAll(async () => {
    redis = await startRespServer();
    database = await createTestDatabase();
    pair = await createPair(database, { env: { REDIS_URL: redis.url }, rateLimitFactor: 1 });
  });
  afterAll(async () => {
    await pair?.close();
    await database?.drop();
    await redis?.close();
  });

  it('a notification of one process rings in the other', () => expectDelivery(pair));

  it('a lost connection comes back, and the sockets are notified', async () => {
    const account = await createAccount(pair.one);
    const bell = new NotificationListener(pair.two.url, account.token);
    await untilHearing(bell, pair.one, account);
    const before = bell.connected;
    redis.cut();
    await ring(pair.one, account, 'در میانهٔ قطعی');
    await eventually('the browser reconnects', async () => bell.connected > before);
    await eventually('both listen again', async () => redis.subscribers() === 2);
    bell.heard.length = 0;
    await untilHearing(bell, pair.one, account);
    await bell.end();
  });

  it('both processes draw from one budget', async () => {
    const { one, two } = pair;
    const { limits } = one.app.services;
    for (let n = 0; n < 5; n++) await limits.take('signInAccount', 'a@example.com');
    for (let n = 0; n < 5; n++) await two.app.services.limits.take('signInAccount', 'a@example.com');
    await expect(limits.take('signInAccount', 'a@example.com')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await two.app.services.limits.reset('signInAccount', 'a@example.com');
    await limits.take('signInAccount', 'a@example.com');
  });

  it('without Redis the limits hold in PostgreSQL', async () => {
    await redis.close();
    const { limits } = pair.one.app.services;
    for (let n = 0; n < 11; n++) await limits.take('signInAccount', 'b@example.com').catch(() => undefined);
    await expect(limits.take('signInAccount', 'b@example.com')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await limits.take('signInAccount', 'c@example.com');
  });
});

test('an app with a Redis that is not there cannot start', async () => {
  const database = await createTestDatabase();
  const starting = createTestApp({ database, env: { REDIS_URL: 'redis://127.0.0.1:1' }, worker: false });
  await expect(starting).rejects.toThrow('ECONNREFUSED');
  await database.drop();
});

/** With a Redis that freezes or dies, everything goes on: PostgreSQL counts, and events wait for it. */
import { createAccount, PASSWORD, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.js';
import { REDIS_SERVER, startRedisServer, type RedisServer } from '#tests/helpers/network/redis-server.js';

// The test command has printed why where there is none.
const withRedis = REDIS_SERVER ? describe : describe.skip;

/** The tries of the rule `signInAccount`. */
const TRIES = 10;
const CALLS = 60;
/** Far less than what every call costs by itself (0.2 s), far more than they cost together. */
const CALLS_MS = 6000;

withRedis.each(['frozen', 'killed'] as const)('a %s Redis', (fault) => {
  let redis: RedisServer;
  let database: TestDatabase;
  let one: TestApp;
  let two: TestApp;
  let account: Account;

  beforeAll(async () => {
    redis = await startRedisServer(REDIS_SERVER ?? '');
    database = await createTestDatabase();
    const options = { database, env: { REDIS_URL: redis.url }, rateLimitFactor: 1, worker: false };
    one = await createTestApp(options);
    two = await createTestApp(options);
    account = await createAccount(one);
  });
  beforeEach(() => (fault === 'frozen' ? redis.freeze() : redis.kill()));
  afterEach(() => (fault === 'frozen' ? redis.thaw() : redis.start()));
  afterAll(async () => {
    await one?.close();
    await two?.close();
    await database?.drop();
    await redis?.close();
  });

  it('keeps nobody from signing in', async () => {
    const body = { email: account.email, password: PASSWORD };
    expect((await one.rest('POST', '/auth/login', { body })).status).toBe(200);
  });

  it('keeps nobody from depositing', async () => {
    const answer = await one.rest('POST', '/wallets/me/deposit', { token: account.token, body: { amount: 2_000_000 } });
    expect(answer.status).toBe(200);
  });

  it('cannot be used to guess without limit', async () => {
    const email = `${fault}@example.com`;
    for (let n = 0; n < TRIES; n++) await (n % 2 ? one : two).app.services.limits.take('signInAccount', email);
    const refused = one.app.services.limits.take('signInAccount', email);
    await expect(refused).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await one.app.services.limits.reset('signInAccount', email);
    await two.app.services.limits.take('signInAccount', email);
  });

  it('is not waited for by every call', async () => {
    const begun = performance.now();
    for (let n = 0; n < CALLS; n++) await one.app.services.limits.take('domainCheck', `${fault}-${n}`);
    for (let n = 0; n < CALLS; n++)
      await one.app.services.bus.publish([{ topic: 'wallet.changed', payload: { userId: `${fault}-${n}` } }]);
    expect(performance.now() - begun).toBeLessThan(CALLS_MS);
  });

  it('loses no event, and counts again afterwards', async () => {
    const seen = new Set<string>();
    const stop = two.app.services.bus.on('wallet.changed', ({ userId }) => void seen.add(userId));
    const userId = `waits-${fault}`;
    await one.app.services.bus.publish([{ topic: 'wallet.changed', payload: { userId } }]);
    expect(seen.has(userId)).toBe(false);
    // While Redis was dead nobody listened: what was sent in between is sent again, or the sockets reconnect.
    const resumed: string[] = [];
    two.app.services.bus.onResumed(() => resumed.push('resumed'));
    await (fault === 'frozen' ? redis.thaw() : redis.start());
    await eventually('the other process receives it or reads again', async () => seen.has(userId) || resumed.length);
    const key = `counted-${fault}`;
    await eventually('Redis counts', async () => {
      await one.app.services.limits.take('couponCheck', key);
      return (await redis.keys(`*${key}*`)).length > 0;
    });
    stop();
    if (fault === 'killed') await redis.kill();
  });
});

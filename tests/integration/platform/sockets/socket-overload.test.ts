/** Many events against a subscriber that does not read, cannot be served or has no budget left. */
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { startChildApp, type ChildApp } from '#tests/helpers/network/child-app.js';
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.js';
import { RawSocket } from '#tests/helpers/network/raw-socket.js';
import { ticketDesk } from '#tests/helpers/tickets.js';

const EVENTS = 10_000;
const AT_ONCE = 250;
const LONG = 'subscription { ticketChanged { id messages { body } } }';
const SHORT = 'subscription { ticketChanged { id } }';
const PRIORITY = 'subscription { ticketChanged { priority } }';
const MODE = 'subscription { platformModeChanged { message } }';

let database: TestDatabase;
/** Sends the events; what must survive them is `child`. */
let app: TestApp;
let child: ChildApp;
let account: Account;
let admin: Account;
let ticketId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({ database, worker: false });
  child = await startChildApp(database.url);
  [account, admin] = [await createAccount(app), await createAccount(app, { role: 'admin' })];
  ticketId = (await ticketDesk(() => app).open(account, { message: 'الف'.repeat(1600) })).id;
});
afterAll(async () => {
  await child?.stop();
  await app?.close();
  await database?.drop();
});

const publish = (count: number): Promise<void> =>
  app.app.services.bus.publish(
    Array.from({ length: count }, () => ({
      topic: 'ticket.changed' as const,
      payload: { userId: account.id, ticketId },
    })),
  );

const publishMode = (message: string): Promise<void> =>
  app.app.services.bus.publish([
    { topic: 'platform.changed', payload: { what: 'mode', mode: 'normal', message, until: null } },
  ]);

/** A subscription has no answer that says it is active: events are sent until it receives one. */
async function hearing(socket: RawSocket): Promise<void> {
  await eventually('the subscription is active', async () => {
    await publish(1);
    return socket.events().length > 0;
  });
}

async function subscribed(query: string, token = account.token): Promise<RawSocket> {
  const socket = await new RawSocket(child.url).ready(token);
  socket.subscribe(query);
  await hearing(socket);
  return socket;
}

async function guestHearing(): Promise<RawSocket> {
  const guest = await new RawSocket(child.url).ready();
  guest.subscribe(MODE);
  await eventually('the guest hears', async () => guest.events().length > 0);
  return guest;
}

test('a subscriber that does not read cannot stop the others', async () => {
  const neighbour = await createAccount(app);
  const ring = (): Promise<void> =>
    app.app.services.bus.publish([{ topic: 'wallet.changed', payload: { userId: neighbour.id } }]);
  const [stuck, healthy] = [await subscribed(LONG), await new RawSocket(child.url).ready(neighbour.token)];
  healthy.subscribe('subscription { walletChanged { balanceRials } }');
  await eventually('the neighbour hears', async () => {
    await ring();
    return healthy.events().length > 0;
  });
  stuck.socket.pause();
  for (let sent = 0; sent < EVENTS; sent += AT_ONCE) {
    const before = healthy.events().length;
    await publish(AT_ONCE);
    await ring();
    await eventually(`event ${sent + AT_ONCE}`, async () => healthy.events().length > before);
  }
  expect([child.isAlive(), healthy.closing]).toEqual([true, null]);
  stuck.socket.resume();
  // Told to come back, or ended because it has not answered a ping.
  expect([1013, 1006]).toContain((await stuck.closed()).code);
  healthy.end();
}, 120_000);

test('a subscriber whose evaluation fails is disconnected, and the others go on', async () => {
  const guest = await guestHearing();
  const failing = await subscribed(SHORT);
  await app.ctx().em.execute('alter table support_tickets rename to away');
  try {
    for (let sent = 0; sent < EVENTS; sent += AT_ONCE) await publish(AT_ONCE);
    expect(await failing.closed()).toEqual({ code: 1013, reason: 'Try again later' });
    await publishMode('میزبان');
    await eventually('the guest hears on', async () => JSON.stringify(guest.events()).includes('میزبان'));
  } finally {
    await app.ctx().em.execute('alter table away rename to support_tickets');
  }
  expect(child.isAlive()).toBe(true);
  const metrics = await fetch(`${child.url}/api/admin/system/metrics`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(((await metrics.json()) as { faults: number }).faults).toBeGreaterThan(0);
  (await subscribed(SHORT)).end();
  guest.end();
}, 60_000);

test('a subscriber whose session cannot be read is disconnected', async () => {
  const guest = await guestHearing();
  const failing = await subscribed(SHORT);
  await app.ctx().em.execute('alter table sessions rename to away');
  try {
    // A session is believed for a second.
    await eventually('the socket closes', async () => {
      await publish(AT_ONCE);
      return failing.closing;
    });
    expect(failing.closing?.code).toBe(1013);
    await publishMode('باز هم');
    await eventually('the guest hears on', async () => JSON.stringify(guest.events()).includes('باز هم'));
  } finally {
    await app.ctx().em.execute('alter table away rename to sessions');
  }
  expect(child.isAlive()).toBe(true);
  guest.end();
}, 60_000);

test('events cost a viewer no budget, and cannot end the process without one', async () => {
  const UPDATES = 20;
  const socket = await subscribed(PRIORITY);
  const ask = async (token: string, query: string): Promise<Response> =>
    fetch(`${child.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
    });
  let status = 200;
  while (status === 200) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(account.token, '{ __typename }')));
    status = answers.at(-1)?.status ?? 0;
  }
  expect(status).toBe(429);
  const before = socket.events().length;
  for (let sent = 0; sent < 1100; sent += UPDATES) {
    const updates = Array.from({ length: UPDATES }, (_, i) => {
      const priority = i % 2 === 0 ? 'high' : 'low';
      return `u${i}: updateTicket(id: "${ticketId}", changes: { priority: ${priority} }) { id }`;
    });
    const answer = (await (await ask(admin.token, `mutation { ${updates.join(' ')} }`)).json()) as { errors?: unknown };
    expect(answer.errors).toBeUndefined();
  }
  await eventually('the updates are heard', async () => socket.events().length >= before + 1100);
  expect([child.isAlive(), socket.closing, JSON.stringify(socket.events()).includes('errors')]).toEqual([
    true,
    null,
    false,
  ]);
  socket.end();
}, 120_000);

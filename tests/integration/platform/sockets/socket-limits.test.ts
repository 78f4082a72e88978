/** Bounds of WebSocket connections, the address they come from, and what an ended one leaves behind. */
import pg from 'pg';
import { RULES } from '#platform/limits/rate-limit.js';
import { createAccount } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { RawSocket } from '#tests/helpers/network/raw-socket.js';

const MODE = 'subscription { platformModeChanged { mode } }';
const LIMITS = { perViewer: 2, perAddress: 3, operations: 2, messages: 40, messageBytes: 2000 };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: false, rateLimitFactor: 1, sockets: LIMITS });
});
afterAll(() => app?.close());

let addresses = 0;
/** Each test comes from an address of its own, through a proxy on this machine. */
const newAddress = (): string => `203.0.113.${(addresses += 1)}`;

function connect(address = newAddress(), headers: Readonly<Record<string, string>> = {}): RawSocket {
  return new RawSocket(app.url, { headers: { 'x-forwarded-for': address, ...headers } });
}

const openSockets = (): number => app.app.services.gauges.read('sockets');
const untilNoneIsOpen = (): Promise<boolean> => eventually('all sockets are gone', async () => openSockets() === 0);
afterEach(untilNoneIsOpen);

describe('the address', () => {
  it('is of the guest, not of the proxy: 800 guests get in', async () => {
    const guests: RawSocket[] = [];
    for (let i = 0; i < 800; i += 50) {
      const next = Array.from({ length: 50 }, (_, n) =>
        connect(`198.51.${Math.floor((i + n) / 250)}.${(i + n) % 250}`),
      );
      await Promise.all(next.map((guest) => guest.ready()));
      next.forEach((guest) => guest.subscribe(MODE));
      guests.push(...next);
    }
    await eventually('all guests hear', async () => guests.every((guest) => guest.events().length > 0));
    guests.forEach((guest) => guest.end());
  });

  it('cannot be forged by what a client writes before its proxy does', async () => {
    const address = newAddress();
    const sockets = await Promise.all([1, 2, 3].map((n) => connect(`192.0.2.${n}, ${address}`).ready()));
    const refused = await connect(`192.0.2.4, ${address}`).opened();
    expect(refused.refusal).toBe(429);
    sockets.forEach((socket) => socket.end());
  });
});

describe('connections', () => {
  it('cannot be more than the bound of a /56 from its /64 networks', async () => {
    const from = (n: number): RawSocket => connect(`2001:db8:5:1${n.toString(16).padStart(2, '0')}::1`);
    const sockets = await Promise.all(Array.from({ length: 4 * LIMITS.perAddress }, (_, n) => from(n).ready()));
    expect((await from(0xfe).opened()).refusal).toBe(429);
    sockets.push(await connect('2001:db8:5:200::1').ready());
    sockets.forEach((socket) => socket.end());
  });

  it('cannot be more than the bound of an address', async () => {
    const address = newAddress();
    const sockets = await Promise.all([1, 2, 3].map(() => connect(address).ready()));
    expect((await connect(address).opened()).refusal).toBe(429);
    sockets[0]?.end();
    await eventually('a place is free', async () => openSockets() === 2);
    sockets.push(await connect(address).ready());
    expect(sockets.slice(1).map(({ closing }) => closing)).toEqual([null, null, null]);
    sockets.forEach((socket) => socket.end());
  });

  it('from one IPv6 network share the bound of one address', async () => {
    const network = `2001:db8:0:${(addresses += 1).toString(16)}`;
    const sockets = await Promise.all(['::1', ':1:2:3:4', ':ffff::'].map((host) => connect(network + host).ready()));
    expect((await connect(`${network}::99`).opened()).refusal).toBe(429);
    sockets.push(await connect('2001:db8:1::1').ready());
    expect(sockets.map(({ closing }) => closing)).toEqual([null, null, null, null]);
    sockets.forEach((socket) => socket.end());
  });

  it('cannot be more than the bound of a viewer', async () => {
    const [account, neighbour] = [await createAccount(app), await createAccount(app)];
    const sockets = [await connect().ready(account.token), await connect().ready(account.token)];
    const third = await connect().ready(account.token);
    expect(await third.closed()).toEqual({ code: 1013, reason: 'Too many requests' });
    sockets.push(await connect().ready(neighbour.token));
    expect(sockets.map(({ closing }) => closing)).toEqual([null, null, null]);
    sockets.forEach((socket) => socket.end());
  });

  it('that end while their token is read leave nothing behind', async () => {
    const account = await createAccount(app);
    const lock = new pg.Client({ connectionString: app.database.url });
    await lock.connect();
    await lock.query('begin; lock table sessions in access exclusive mode');
    const early = Array.from({ length: 20 }, () => connect());
    await Promise.all(early.map((socket) => socket.opened()));
    early.forEach((socket) => socket.say({ type: 'connection_init', payload: { token: account.token } }));
    await eventually('a session is waited for', async () => {
      const { rows } = await lock.query(`select from pg_locks where not granted and relation = 'sessions'::regclass`);
      return rows.length > 0;
    });
    early.forEach((socket) => socket.end());
    await untilNoneIsOpen();
    await lock.query('commit');
    await lock.end();
    // Were one of them counted still, there would be no place for two.
    const later = [await connect().ready(account.token), await connect().ready(account.token)];
    expect(later.map(({ heard }) => heard)).toEqual([[{ type: 'connection_ack' }], [{ type: 'connection_ack' }]]);
    later.forEach((socket) => socket.end());
  });

  it.each([
    ['a page of ours', () => app.url, null],
    ['a program', () => undefined, null],
    ['a foreign page', () => 'https://evil.example', 403],
    ['a sandboxed frame', () => 'null', 403],
  ])('of %s are judged by their Origin', async (_who, origin, refusal) => {
    const value = origin();
    const socket = await connect(newAddress(), value === undefined ? {} : { origin: value }).opened();
    expect(socket.refusal).toBe(refusal);
    socket.end();
  });

  it('cannot be made with a token that is not valid', async () => {
    expect((await (await connect().ready('nonsense')).closed()).code).toBe(4403);
  });
});

describe('messages', () => {
  it('cannot ask for more operations than the bound at the same time', async () => {
    const socket = await connect().ready();
    for (const id of ['1', '2', '3']) socket.subscribe(MODE, id);
    const refusal = await eventually('the third is refused', async () => socket.heard.find(({ id }) => id === '3'));
    expect(refusal).toMatchObject({ type: 'error', payload: [{ extensions: { code: 'RATE_LIMITED' } }] });
    await eventually('the first two hear', async () => socket.events('1').length + socket.events('2').length === 2);
    socket.say({ type: 'complete', id: '1' });
    socket.subscribe(MODE, '4');
    await eventually('there is place for another', async () => socket.events('4').length === 1);
    expect(socket.closing).toBeNull();
    socket.end();
  });

  it.each<[string, (socket: RawSocket) => void]>([
    ['pings of the protocol', (socket) => socket.say({ type: 'ping' })],
    ['WebSocket pings', ({ socket }) => socket.ping()],
    ['WebSocket pongs', ({ socket }) => socket.pong()],
  ])('cannot be a flood of %s', async (_what, send) => {
    const socket = await connect().ready();
    for (let i = 0; i <= LIMITS.messages; i += 1) send(socket);
    expect(await socket.closed()).toEqual({ code: 1013, reason: 'Too many messages' });
  });

  it('cannot be longer than the bound', async () => {
    const socket = await connect().ready();
    socket.subscribe(`${MODE} # ${'x'.repeat(LIMITS.messageBytes)}`);
    expect((await socket.closed()).code).toBe(1009);
  });

  it.each([
    ['deep', (depth: number) => '['.repeat(depth) + ']'.repeat(depth), 900],
    ['as deep as a message may be', (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth), 300],
  ])('with %s variables are refused by themselves', async (_what, nested, depth) => {
    const socket = await connect().ready();
    socket.subscribe(MODE, 'other');
    await eventually('the other hears', async () => socket.events('other').length === 1);
    const payload = `{"query":"query ($a: WizardDataInput!) { quote(wizardData: $a) { payableToman } }","variables":{"a":${nested(depth)}}}`;
    socket.socket.send(`{"id":"1","type":"subscribe","payload":${payload}}`);
    const refusal = await eventually('it is refused', async () => socket.heard.find(({ id }) => id === '1'));
    expect(refusal).toMatchObject({ type: 'error', payload: [{ extensions: { code: 'BODY_TOO_COMPLEX' } }] });
    expect(socket.closing).toBeNull();
    socket.end();
  });

  it.each(['{', '[]', '{"type":"next"}', '{"type":"subscribe","id":"1"}'])('cannot be %s', async (text) => {
    const socket = await connect().ready();
    socket.socket.send(text);
    expect([4400, 1013]).toContain((await socket.closed()).code);
  });
});

it("sockets use up a budget of their own, not the viewer's", async () => {
  const account = await createAccount(app);
  const socket = await connect().ready(account.token);
  const { limits } = app.app.services;
  for (let i = 0; i < RULES.socket.points; i += 1) await limits.take('socket', account.id);
  socket.subscribe('subscription { walletChanged { balanceRials } }');
  expect(await socket.closed()).toEqual({ code: 1013, reason: 'Too many requests' });
  expect((await app.rest('GET', '/orders', { token: account.token })).status).toBe(200);
});

describe('the bound of a process', () => {
  const MAX = 20;
  let small: TestApp;
  beforeAll(async () => {
    small = await createTestApp({ worker: false, env: { MAX_SOCKETS: String(MAX) } });
  });
  afterAll(() => small?.close());
  const from = (n: number): RawSocket =>
    new RawSocket(small.url, { headers: { 'x-forwarded-for': `198.51.100.${n}` } });

  it('cannot be passed from any number of addresses', async () => {
    const sockets = await Promise.all(Array.from({ length: 200 }, (_, n) => from(n).opened()));
    const admitted = sockets.filter(({ refusal }) => refusal === null);
    expect(admitted).toHaveLength(MAX);
    expect(new Set(sockets.map(({ refusal }) => refusal))).toEqual(new Set([null, 503]));
    expect(sockets.find(({ refusal }) => refusal === 503)?.retryAfter).toBe('5');
    expect((await small.rest('GET', '/health')).status).toBe(200);
    admitted.forEach((socket) => socket.end());
    const { gauges } = small.app.services;
    await eventually('the places are free', async () => gauges.read('sockets') === 0);
    const next = await from(201).ready();
    expect(next.heard).toEqual([{ type: 'connection_ack' }]);
    next.end();
  });
});

describe('silence', () => {
  let patient: TestApp;
  beforeAll(async () => {
    patient = await createTestApp({ worker: false, sockets: { initMs: 1000, pingMs: 1000 } });
  });
  afterAll(() => patient?.close());

  it('before connection_init cannot last', async () => {
    const socket = await new RawSocket(patient.url).opened();
    expect((await socket.closed()).code).toBe(4408);
  });

  it('of a peer that answers no ping ends its socket', async () => {
    const [living, dead] = [new RawSocket(patient.url), new RawSocket(patient.url, { autoPong: false })];
    await Promise.all([living.ready(), dead.ready()]);
    expect((await dead.closed()).code).toBe(1006);
    expect(living.closing).toBeNull();
    living.end();
  });

  it('of a peer that reads nothing ends its socket', async () => {
    const stuck = await new RawSocket(patient.url).ready();
    const { gauges } = patient.app.services;
    const before = gauges.read('sockets');
    stuck.socket.pause();
    await eventually('it is gone', async () => gauges.read('sockets') < before);
    stuck.end();
  });
});

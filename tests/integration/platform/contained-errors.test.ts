/** The effect of broken connections on the process they are made to: none. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { startChildApp, type ChildApp } from '#tests/helpers/network/child-app.js';
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.js';
import { RawSocket } from '#tests/helpers/network/raw-socket.js';
import { asAdministrator } from '#tests/helpers/run/test-server.js';

let database: TestDatabase;
let app: TestApp;
/** Without the last resort of main.ts: an error that nobody contains ends it. */
let child: ChildApp;
let admin: Account;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({ database, worker: false });
  child = await startChildApp(database.url);
  admin = await createAccount(app, { role: 'admin' });
});
afterAll(async () => {
  await child?.stop();
  await app?.close();
  await database?.drop();
});

const isServing = async (): Promise<boolean> =>
  child.isAlive() && (await fetch(`${child.url}/graphql?query=%7B__typename%7D`).catch(() => null))?.status !== 500;

afterEach(async () => {
  // Whatever comes late has come by then.
  await eventually('it serves on', isServing);
  expect(child.isAlive()).toBe(true);
});

async function connection(): Promise<Socket> {
  const { hostname, port } = new URL(child.url);
  const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

const UPGRADE = [
  'GET /graphql HTTP/1.1',
  'Host: localhost',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Protocol: graphql-transport-ws',
];
const head = (...lines: string[]): string => [...lines, '', ''].join('\r\n');

describe('connections', () => {
  it.each<[string, string]>([
    ['bytes that are no HTTP', '\u0000\u0001 nonsense\r\n\r\n'],
    ['a request that is cut', 'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{'],
    ['an upgrade to something else', head('GET / HTTP/1.1', 'Host: localhost', 'Connection: Upgrade', 'Upgrade: h2c')],
    ['an upgrade without a key', head(...UPGRADE.filter((line) => !line.includes('Key')))],
    ['an upgrade that leaves', head(...UPGRADE)],
    [
      'a form that is cut',
      head(
        'POST /api/storage/upload HTTP/1.1',
        'Host: localhost',
        'Content-Type: multipart/form-data; boundary=x',
        'Content-Length: 9999',
      ) + '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
    ],
  ])('that send %s and reset cannot end the process', async (_what, bytes) => {
    for (let i = 0; i < 10; i += 1) {
      const socket = await connection();
      await new Promise((resolve) => socket.write(bytes, resolve));
      socket.resetAndDestroy();
    }
  });

  it.each<[string, number[]]>([
    ['without a mask', [0x81, 0x01, 0x61]],
    ['of a reserved kind', [0x83, 0x80, 0, 0, 0, 0]],
    ['that says it is huge', [0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]],
    ['that is no UTF-8', [0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28]],
    ['that closes with a wrong code', [0x88, 0x82, 0, 0, 0, 0, 0, 1]],
  ])('that send a WebSocket frame %s cannot end the process', async (_what, frame) => {
    const socket = await connection();
    socket.write(head(...UPGRADE));
    await once(socket, 'data');
    socket.write(Buffer.from(frame));
    await once(socket, 'close');
  });

  it('that leave in the middle of a download cannot end the process', async () => {
    for (let i = 0; i < 5; i += 1) {
      const socket = await connection();
      socket.write(
        head('GET /api/admin/export/users.csv HTTP/1.1', 'Host: localhost', `Authorization: Bearer ${admin.token}`),
      );
      await once(socket, 'data');
      socket.resetAndDestroy();
    }
  });
});

it('a database that ends every connection cannot end the process', async () => {
  const socket = await new RawSocket(child.url).ready(admin.token);
  socket.subscribe('subscription { dashboardStatsSampled { totalUsers } }');
  await eventually('the numbers come', async () => socket.events().length > 0);
  const ask = (): Promise<unknown> =>
    fetch(`${child.url}/api/orders`, { headers: { authorization: `Bearer ${admin.token}` } });
  for (let i = 0; i < 3; i += 1) {
    const asked = Promise.allSettled(Array.from({ length: 20 }, ask));
    await asAdministrator(
      database.url,
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await asked;
  }
  await eventually('it answers again', async () => ((await ask()) as Response).status === 200);
  socket.end();
});

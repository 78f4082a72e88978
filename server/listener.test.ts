import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { bind, type Listener } from './listener.js';

const OF_NOBODY = '2001:db8::1';
const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));
const withIPv6 = hasIPv6 ? it : it.skip;
/** An address of this machine in a network; none where it has none. */
const outward = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

let listener: Listener | null = null;
afterEach(async () => {
  await listener?.close();
  listener = null;
});

async function open(host: string | null, v6?: string): Promise<Listener> {
  listener = await bind(host, 0, v6);
  listener.serve((_request, response) => response.end('here'));
  return listener;
}

async function answers(host: string, { port }: Listener): Promise<boolean> {
  try {
    return (await (await fetch(`http://${host}:${port}`)).text()) === 'here';
  } catch {
    return false;
  }
}

it('without a host only this machine reaches it', async () => {
  const opened = await open(null);
  expect(await answers('127.0.0.1', opened)).toBe(true);
  if (outward) expect(await answers(outward, opened)).toBe(false);
});

withIPv6('without a host it listens at ::1, too', async () => {
  expect(await answers('[::1]', await open(null))).toBe(true);
});

it('a missing IPv6 address is no fault', async () => {
  expect(await answers('127.0.0.1', await open(null, OF_NOBODY))).toBe(true);
});

it('a host is taken as it is given', async () => {
  const opened = await open('0.0.0.0');
  expect(await answers('127.0.0.1', opened)).toBe(true);
  if (outward) expect(await answers(outward, opened)).toBe(true);
});

withIPv6('a port that is taken at ::1 is a fault', async () => {
  const other = createServer().listen(0, '::1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  await expect(bind(null, port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  other.close();
});

withIPv6('it counts and closes connections at both', async () => {
  const opened = await open(null);
  const clients = ['127.0.0.1', '::1'].map((host) => connect(opened.port, host));
  await Promise.all(clients.map((client) => once(client, 'connect')));
  for (const client of clients) client.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  await Promise.all(clients.map((client) => once(client, 'data')));
  expect(await opened.countConnections()).toBe(2);
  opened.stopListening();
  expect(await answers('127.0.0.1', opened)).toBe(false);
  expect(await answers('[::1]', opened)).toBe(false);
  const ended = clients.map((client) => once(client, 'close'));
  await opened.close();
  await Promise.all(ended);
});

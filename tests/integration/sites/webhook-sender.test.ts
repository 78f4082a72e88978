/** The adapter that posts to addresses that customers typed: what it reaches, and what it cannot be made to reach. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createWebhookSender } from '#server/adapters/webhook-sender.js';
import type { WebhookAnswer, WebhookSender } from '#platform/ports.js';
import { startReceiver, type WebhookReceiver } from '#tests/helpers/network/webhook-receiver.js';

let receiver: WebhookReceiver;
beforeAll(async () => void (receiver = await startReceiver()));
afterAll(() => receiver?.close());
beforeEach(() => {
  receiver.received.length = 0;
  receiver.status = 204;
});

const post = (sender: WebhookSender, url = receiver.url): Promise<WebhookAnswer> =>
  sender.post({ url, headers: { 'content-type': 'application/json' }, body: '{}' });
/** The sender of production, except for what names lead to and which ports there are. */
const strict = (...addresses: string[]): WebhookSender =>
  receiver.sender({ isPublic: undefined, resolve: () => Promise.resolve(addresses) });

it('posts the body and gives the status', async () => {
  expect(await post(receiver.sender())).toEqual({ status: 204 });
  expect(receiver.received).toMatchObject([{ body: '{}' }]);
});

it.each([
  ['private', '10.1.2.3'],
  ['private', '172.16.0.1'],
  ['private', '192.168.1.1'],
  ['shared', '100.64.0.1'],
  ['loopback', '127.0.0.1'],
  ['loopback', '::1'],
  ['any', '0.0.0.0'],
  ['link-local', '169.254.169.254'],
  ['link-local', 'fe80::1'],
  ['unique local', 'fd00::1'],
  ['IPv4-mapped', '::ffff:127.0.0.1'],
  ['IPv4-mapped', '::ffff:7f00:1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['local NAT64', '64:ff9b:1::7f00:1'],
  ['6to4', '2002:7f00:1::'],
  ['Teredo', '2001::1'],
  ['multicast', '224.0.0.1'],
])('cannot reach a name with a %s address %s', async (_kind, address) => {
  expect(await post(strict(address))).toEqual({ fault: 'address_refused' });
  expect(receiver.received).toEqual([]);
});

it('cannot reach a private address behind a public one', async () => {
  expect(await post(strict('93.184.216.34', '127.0.0.1'))).toEqual({ fault: 'address_refused' });
});

it('cannot be led elsewhere by a name that changes', async () => {
  let asked = 0;
  const resolve = (): Promise<string[]> => Promise.resolve([(asked += 1) === 1 ? '127.0.0.1' : '127.0.0.2']);
  const seen: string[] = [];
  const isPublic = (address: string): boolean => seen.push(address) > 0;
  expect(await post(receiver.sender({ resolve, isPublic }))).toEqual({ status: 204 });
  // One question, and the connection went to the answer that was checked.
  expect([asked, seen]).toEqual([1, ['127.0.0.1']]);
});

it('cannot be redirected', async () => {
  const other = await startReceiver();
  const redirecting = await startReceiver((_request, response) => {
    response.writeHead(307, { location: other.url }).end();
  });
  expect(await post(redirecting.sender(), redirecting.url)).toEqual({ status: 307 });
  expect(other.received).toEqual([]);
  await Promise.all([other.close(), redirecting.close()]);
});

it('gives up a receiver that does not answer', async () => {
  const silent = await startReceiver(() => undefined);
  const started = performance.now();
  expect(await post(silent.sender({ timeoutMs: 300 }), silent.url)).toEqual({ fault: 'timeout' });
  expect(performance.now() - started).toBeLessThan(3000);
  await silent.close();
});

it('gives up name servers that do not answer', async () => {
  const sender = receiver.sender({ timeoutMs: 300, resolve: () => new Promise(() => undefined) });
  expect(await post(sender)).toEqual({ fault: 'timeout' });
});

it('reads no answer without an end', async () => {
  let hasClosed: () => void = () => undefined;
  const closed = new Promise<void>((done) => (hasClosed = done));
  const endless = await startReceiver((_request, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write(Buffer.alloc(64 * 1024)), 1);
    response.on('close', () => {
      clearInterval(timer);
      hasClosed();
    });
  });
  expect(await post(endless.sender(), endless.url)).toEqual({ status: 200 });
  await closed;
  await endless.close();
});

it('refuses a head that is too large', async () => {
  const huge = await startReceiver((_request, response) => {
    response.writeHead(200, { padding: 'x'.repeat(100_000) }).end();
  });
  expect(await post(huge.sender(), huge.url)).toEqual({ fault: 'unreachable' });
  await huge.close();
});

it('refuses a certificate that nobody trusts', async () => {
  expect(await post(receiver.sender({ ca: undefined }))).toEqual({ fault: 'certificate' });
});

it('says that a name has no address', async () => {
  expect(await post(strict())).toEqual({ fault: 'unreachable' });
});

describe('addresses that production accepts', () => {
  const { accepts } = createWebhookSender();

  it.each(['https://programs.example/hook?a=b', 'https://programs.example:443/', 'https://programs.example:8443/x'])(
    'accepts %s',
    (url) => expect(accepts(url)).toBe(true),
  );

  it.each([
    'http://programs.example/',
    'https://programs.example:444/',
    'https://programs.example:22/',
    'https://user:word@programs.example/',
    'https://user@programs.example/',
    'https://programs.example/#part',
    'https://localhost/',
    'https://intranet/',
    'https://93.184.216.34/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[2606:2800:220:1::1]/',
    'ftp://programs.example/',
    'programs.example',
    '',
    `https://programs.example/${'x'.repeat(500)}`,
  ])('refuses %s', async (url) => {
    expect(accepts(url)).toBe(false);
    expect(await createWebhookSender().post({ url, headers: {}, body: '' })).toEqual({ fault: 'address_refused' });
  });
});

describe('the sandbox that only this machine reaches', () => {
  let program: Server;
  let port: number;
  const received: string[] = [];
  let answer: (response: ServerResponse) => void;
  beforeAll(async () => {
    program = createServer((request, response) => {
      received.push(String(request.url));
      request.resume().on('end', () => answer(response));
    });
    await new Promise<void>((done) => program.listen(0, '127.0.0.1', done));
    ({ port } = program.address() as AddressInfo);
  });
  afterAll(() => new Promise((done) => program.close(done)));
  beforeEach(() => {
    received.length = 0;
    answer = (response) => response.writeHead(204).end();
  });

  const here = createWebhookSender({ loopback: true });

  it.each(['127.0.0.1', 'localhost', '0x7f.1'])('reaches a program at %s by http', async (host) => {
    const url = `http://${host}:${port}/hook`;
    expect(here.accepts(url)).toBe(true);
    expect(await post(here, url)).toEqual({ status: 204 });
    expect(received).toEqual(['/hook']);
  });

  it('accepts the address of this machine in IPv6', () => {
    expect(here.accepts('http://[::1]:3000/hook')).toBe(true);
  });

  it.each(['127.0.0.1', 'localhost', '[::1]'])('cannot be used at %s anywhere else', async (host) => {
    const url = `http://${host}:${port}/hook`;
    const elsewhere = createWebhookSender();
    expect(elsewhere.accepts(url)).toBe(false);
    expect(await post(elsewhere, url)).toEqual({ fault: 'address_refused' });
    expect(received).toEqual([]);
  });

  it.each([
    'http://10.0.0.1/hook',
    'http://192.168.1.1/hook',
    'http://172.16.0.1/hook',
    'http://169.254.169.254/latest/meta-data',
    'http://0.0.0.0/hook',
    'http://[::]/hook',
    'http://[fd00::1]/hook',
    'http://[::ffff:127.0.0.1]/hook',
    'http://programs.example/hook',
    'http://me.localhost/hook',
    'http://localhost.example/hook',
    'http://user:word@127.0.0.1/hook',
    'http://127.0.0.1/hook#part',
    'ftp://127.0.0.1/hook',
  ])('cannot post to %s', async (url) => {
    expect(here.accepts(url)).toBe(false);
    expect(await post(here, url)).toEqual({ fault: 'address_refused' });
  });

  it('cannot be led to this machine by a name', async () => {
    for (const address of ['127.0.0.1', '::1', '10.0.0.1']) {
      const led = createWebhookSender({ loopback: true, ports: null, resolve: () => Promise.resolve([address]) });
      expect(await post(led, `https://programs.example:${port}/hook`)).toEqual({ fault: 'address_refused' });
    }
    expect(received).toEqual([]);
  });

  it('cannot be redirected', async () => {
    answer = (response) => response.writeHead(307, { location: `http://127.0.0.1:${port}/other` }).end();
    expect(await post(here, `http://127.0.0.1:${port}/hook`)).toEqual({ status: 307 });
    expect(received).toEqual(['/hook']);
  });
});

/** The real registry adapter against the simulated registries, over real HTTP and TCP. */
import { createServer, type AddressInfo, type Server } from 'node:net';
import { createServer as createHttpServer } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  createDomainRegistry,
  type DomainRegistryOptions,
} from '#server/adapters/registries/rdap-whois/domain-registry.js';
import type { DomainRegistry } from '#platform/ports.js';
import { startSandbox, type Sandbox } from '#server/sandbox/index.js';
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.js';

const EVERY_EXTENSION = ['.ir', '.com', '.net', '.org', '.info', '.biz', '.co', '.io', '.me', '.cc'];

let database: TestDatabase;
let fastify: FastifyInstance;
let sandbox: Sandbox;
let questions: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  fastify = Fastify({ forceCloseConnections: true });
  fastify.addHook('onRequest', async (request) => void questions.push(request.url));
  // The port is known before the routes are, as in the real server: probe for a free one.
  const port = await freePort();
  sandbox = await startSandbox({
    fastify,
    databaseUrl: database.url,
    publicUrl: `http://127.0.0.1:${port}`,
    gateway: false,
    mail: false,
  });
  await fastify.listen({ port, host: '127.0.0.1' });
});

beforeEach(() => {
  questions = [];
});

afterAll(async () => {
  await sandbox.close();
  await fastify.close();
  await database.drop();
});

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function registry(options: DomainRegistryOptions = {}): DomainRegistry {
  return createDomainRegistry({
    rdapBases: sandbox.rdapBases,
    whoisServers: sandbox.whoisServers,
    whoisSpacingMs: 0,
    rdapSpacingMs: 0,
    timeoutMs: 2000,
    ...options,
  });
}

describe('every extension on offer', () => {
  test.each(EVERY_EXTENSION)('%s distinguishes taken from free', async (extension) => {
    const asked = registry();
    await expect(asked.check('google', extension)).resolves.toEqual({ status: 'taken' });
    await expect(asked.check('taken-by-rule', extension)).resolves.toEqual({ status: 'taken' });
    await expect(asked.check('a-free-name-42', extension)).resolves.toEqual({ status: 'available' });
  });

  test.each(EVERY_EXTENSION)('%s says that it was queried too often', async (extension) => {
    await expect(registry().check('limited-name', extension)).resolves.toEqual({
      status: 'unknown',
      reason: 'rate_limited',
    });
  });

  test.each(['.ir', '.com', '.io'])('%s too slow is unknown', async (extension) => {
    await expect(registry({ timeoutMs: 150 }).check('slow-name', extension)).resolves.toEqual({
      status: 'unknown',
      reason: 'timeout',
    });
  });

  test('a name sold later is taken', async () => {
    await sandbox.registerDomain('Sold-Today.ir');
    await expect(registry().check('sold-today', '.ir')).resolves.toEqual({ status: 'taken' });
    await expect(registry().check('sold-today', '.com')).resolves.toEqual({ status: 'available' });
  });

  test('capital letters ask for the same name', async () => {
    await expect(registry().check('GooGle', '.com')).resolves.toEqual({ status: 'taken' });
  });
});

describe('without asking anybody', () => {
  test.each([
    ['ab', '.ir', 'refused_by_registry'],
    ['name-', '.com', 'refused_by_registry'],
    ['na--me', '.ir', 'refused_by_registry'],
    ['name', '.shop', 'unsupported'],
    ['name', 'com', 'unsupported'],
    ['name', '.constructor', 'unsupported'],
    ['x\r\ngoogle', '.ir', 'unsupported'],
    ['نام', '.ir', 'unsupported'],
    ['a', '.com', 'unsupported'],
  ])('%j%s is unknown: %s', async (label, extension, reason) => {
    await expect(registry().check(label, extension)).resolves.toEqual({ status: 'unknown', reason });
    expect(questions).toEqual([]);
  });
});

describe('visitors take turns', () => {
  test('sixty checks of one cannot hold up another', async () => {
    const order: string[] = [];
    const whois = await startWhois((query) => {
      order.push(query);
      return '%ERROR:101: no entries found\r\n';
    });
    const asked = registry({ whoisServers: { ir: whois.server }, whoisSpacingMs: 5 });
    const many = Array.from({ length: 60 }, (_, index) => asked.check(`many-${index}`, '.ir', 'busy'));
    await expect(asked.check('single', '.ir', 'quiet')).resolves.toEqual({ status: 'available' });
    expect(order.indexOf('single.ir')).toBeLessThanOrEqual(2);
    await Promise.all(many);
    await whois.close();
  });
});

describe('an added ending', () => {
  test.each(['.co.ir', '.ac.ir'])('%s is looked up at the registry of .ir', async (extension) => {
    expect(registry().supports(extension)).toBe(true);
    await expect(registry().check('taken-by-rule', extension)).resolves.toEqual({ status: 'taken' });
    await expect(registry().check('a-free-name-42', extension)).resolves.toEqual({ status: 'available' });
  });

  test('without a registry says so', async () => {
    expect(registry().supports('.shop')).toBe(false);
    await expect(registry().check('name', '.shop')).resolves.toEqual({ status: 'unknown', reason: 'unsupported' });
  });
});

describe('sparing the registries', () => {
  test('a definite answer is repeated without asking', async () => {
    const asked = registry();
    await asked.check('asked-often', '.com');
    await asked.check('asked-often', '.com');
    expect(questions).toHaveLength(1);
  });

  test('people who ask together share one question', async () => {
    const asked = registry();
    await Promise.all(Array.from({ length: 10 }, () => asked.check('asked-together', '.com')));
    expect(questions).toHaveLength(1);
  });

  test('an unknown answer is looked up again', async () => {
    const asked = registry({ rdapBases: { com: 'http://127.0.0.1:1' }, whoisServers: {} });
    await expect(asked.check('later', '.com')).resolves.toEqual({ status: 'unknown', reason: 'registry_error' });
    await expect(asked.check('later', '.com')).resolves.toEqual({ status: 'unknown', reason: 'registry_error' });
  });

  test('a registry that requires a pause gets it', async () => {
    const asked = registry();
    await asked.check('limited-first', '.com');
    await expect(asked.check('another', '.com')).resolves.toEqual({ status: 'unknown', reason: 'rate_limited' });
    await expect(asked.check('another', '.net')).resolves.toEqual({ status: 'available' });
    expect(questions).toHaveLength(2);
  });
});

describe('evidence', () => {
  test.each(['.co', '.io', '.me'])('%s is free only when WHOIS agrees', async (extension) => {
    const bare = extension.slice(1);
    const whois = await startWhois((query) => `Domain Name: ${query.toUpperCase()}\r\nRegistrar: Somebody\r\n`);
    await expect(registry({ whoisServers: { [bare]: whois.server } }).check('rdap-errs', extension)).resolves.toEqual({
      status: 'taken',
    });
    await expect(registry({ whoisServers: {} }).check('rdap-errs', extension)).resolves.toEqual({
      status: 'unknown',
      reason: 'registry_error',
    });
    await whois.close();
  });

  test.each([
    ['a 404 without an RDAP body', 404, 'text/html', '<h1>Not Found</h1>'],
    ['a 404 with a body of another code', 404, 'application/rdap+json', '{"errorCode":400}'],
    ['a 200 that is no domain', 200, 'text/html', '<h1>Welcome</h1>'],
    ['a 403', 403, 'application/rdap+json', '{"errorCode":403}'],
    ['a 500', 500, 'text/plain', 'oops'],
  ])('%s is unknown', async (_name, status, type, body) => {
    const server = createHttpServer((_request, response) =>
      response.writeHead(status, { 'content-type': type }).end(body),
    );
    const base = `http://127.0.0.1:${await listen(server)}`;
    const asked = registry({ rdapBases: { com: base }, whoisServers: {} });
    await expect(asked.check('name', '.com')).resolves.toEqual({ status: 'unknown', reason: 'registry_error' });
    server.closeAllConnections();
    server.close();
  });

  test('a 404 behind a redirect is unknown', async () => {
    const server = createHttpServer((_request, response) => {
      response.writeHead(302, { location: `${sandbox.rdapBases?.['com']}/domain/free-elsewhere.com` }).end();
    });
    const asked = registry({ rdapBases: { com: `http://127.0.0.1:${await listen(server)}` }, whoisServers: {} });
    await expect(asked.check('free-elsewhere', '.com')).resolves.toEqual({
      status: 'unknown',
      reason: 'registry_error',
    });
    server.closeAllConnections();
    server.close();
  });

  test('a broken RDAP service is made up for by WHOIS', async () => {
    const asked = registry({ rdapBases: { com: 'http://127.0.0.1:1' } });
    await expect(asked.check('google', '.com')).resolves.toEqual({ status: 'taken' });
    await expect(asked.check('free-by-whois', '.com')).resolves.toEqual({ status: 'available' });
  });

  test('a WHOIS server that closes without a word is a limit', async () => {
    const whois = await startWhois(() => '');
    await expect(registry({ whoisServers: { ir: whois.server } }).check('silent', '.ir')).resolves.toEqual({
      status: 'unknown',
      reason: 'rate_limited',
    });
    await whois.close();
  });

  test('a WHOIS server that never stops is cut off', async () => {
    const whois = await startWhois(() => 'x'.repeat(200_000));
    await expect(registry({ whoisServers: { ir: whois.server } }).check('endless', '.ir')).resolves.toEqual({
      status: 'unknown',
      reason: 'registry_error',
    });
    await whois.close();
  });
});

interface SimulatedWhois {
  readonly server: { readonly host: string; readonly port: number };
  close(): Promise<void>;
}

async function startWhois(reply: (query: string) => string): Promise<SimulatedWhois> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (data) => socket.end(reply(data.toString('utf8').trim())));
  });
  const port = await listen(server);
  return { server: { host: '127.0.0.1', port }, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Which names get a certificate, by the product's answers and by a real Caddy with the project's own Caddyfile. */
import { HOSTING } from '#core/limits/limits.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { ELSEWHERE, HERE, simulateServers } from '#tests/helpers/domains.js';
import { CADDY, startCaddy, type CaddyServer } from '#tests/helpers/network/caddy.js';
import { freePort } from '#tests/helpers/network/free-port.js';
import { RawSocket } from '#tests/helpers/network/raw-socket.js';
import { hostOf, paidOrder, untilSite, visit, type SiteFacts } from '#tests/helpers/sites.js';

const APP_HOST = 'barpa.test';
const dns = simulateServers();
/** Builds and takes the calls of the APIs; the other process is behind the proxy. */
let near: TestApp;
let app: TestApp;
let owner: Account;
let site: SiteFacts;
let httpsPort: number;
let httpPort: number;

beforeAll(async () => {
  [httpsPort, httpPort] = [await freePort(), await freePort()];
  near = await createTestApp({ ports: { dns } });
  const { files } = near.app.services.ports;
  app = await createTestApp({
    database: near.database,
    worker: false,
    env: { PUBLIC_URL: `https://${APP_HOST}:${httpsPort}`, TLS_ASK_PORT: '0' },
    ports: { files, dns },
  });
  owner = await createAccount(near);
  site = await untilSite(near, await paidOrder(near, owner));
});
afterAll(async () => {
  await app?.close();
  await near?.close();
});

interface Domain {
  readonly id: string;
  readonly state: string;
  readonly records: readonly { kind: string; value: string }[];
}
const call = async (method: string, path: string, body?: object): Promise<Domain> => {
  const answer = await near.rest(method, `/sites/${site.id}/domains${path}`, { token: owner.token, body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body as unknown as Domain;
};
const claim = (name: string): Promise<Domain> => call('POST', '', { name });

async function connect(domain: Domain, name: string): Promise<void> {
  const proof = domain.records.find(({ kind }) => kind === 'TXT')?.value ?? '';
  dns.set(name, { proof: [proof], bare: HERE, www: ELSEWHERE });
  expect(await call('POST', `/${domain.id}/check`)).toMatchObject({ state: 'connected' });
}

/** The answer of the product to the proxy. */
async function ask(name: string): Promise<number> {
  const { status } = await fetch(`http://127.0.0.1:${app.app.tlsAskPort}/ask?domain=${name}`);
  return status;
}
const untilAnswered = (name: string, status: number) =>
  eventually(`${name} is answered ${status}`, async () => (await ask(name)) === status);

describe('permission for a certificate', () => {
  it('is given only while a domain is connected, and for hosts that lead here', async () => {
    const domain = await claim('ketab-man.ir');
    dns.set('ketab-man.ir', { bare: HERE });
    await call('POST', `/${domain.id}/check`);
    expect(await ask('ketab-man.ir')).toBe(404);
    await connect(domain, 'ketab-man.ir');
    await untilAnswered('ketab-man.ir', 200);
    expect(await ask('www.ketab-man.ir')).toBe(404);
    await call('DELETE', `/${domain.id}`);
    await untilAnswered('ketab-man.ir', 404);
  });

  it.each([APP_HOST, 'sites.localhost', 'nobody.example', '127.0.0.1', 'localhost'])(
    'is refused for %s',
    async (name) => expect(await ask(name)).toBe(404),
  );

  it('is refused for the preview address of a site, which the wildcard covers', async () => {
    expect(await ask(hostOf(site))).toBe(404);
  });

  it('is given on its own port alone, and nothing else is answered there', async () => {
    const url = `http://127.0.0.1:${app.app.services.config.port}`;
    for (const host of [APP_HOST, hostOf(site), 'ketab-man.ir'])
      expect((await visit(url, host, '/ask?domain=ketab-man.ir')).status).not.toBe(200);
    const port = `http://127.0.0.1:${app.app.tlsAskPort}`;
    for (const path of ['/', '/api/health', '/graphql']) expect((await visit(port, APP_HOST, path)).status).toBe(404);
  });

  it('has no port where none is configured', () => {
    expect(near.app.tlsAskPort).toBeNull();
  });
});

if (!CADDY) process.stdout.write('Caddy is not installed (apt-get install caddy): its tests are skipped.\n');

(CADDY ? describe : describe.skip)('Caddy', () => {
  let caddy: CaddyServer;
  beforeAll(async () => {
    caddy = await startCaddy({
      httpPort,
      httpsPort,
      appPort: app.app.services.config.port,
      askPort: app.app.tlsAskPort ?? 0,
      publicUrl: app.url,
    });
  });
  afterAll(() => caddy?.close());

  it('serves a domain over HTTPS once it is connected, and not before', async () => {
    const domain = await claim('narvan-cafe.ir');
    await expect(caddy.get('narvan-cafe.ir')).rejects.toThrow(/alert/);
    await connect(domain, 'narvan-cafe.ir');
    await untilAnswered('narvan-cafe.ir', 200);
    const { status, text, certificate } = await caddy.get('narvan-cafe.ir');
    expect([status, text]).toEqual([200, (await visit(near.url, hostOf(site))).text]);
    expect(certificate.subjectaltname).toBe('DNS:narvan-cafe.ir');
    expect(certificate.issuer.CN).toContain('Caddy Local Authority');
    expect(await caddy.stored()).toContain('narvan-cafe.ir');
  });

  it('serves every preview address with the one wildcard certificate', async () => {
    const { status, certificate } = await caddy.get(hostOf(site));
    expect([status, certificate.subjectaltname]).toEqual([200, 'DNS:*.sites.localhost']);
    expect((await caddy.get('nobody-here.sites.localhost')).status).toBe(404);
    expect(await caddy.stored()).not.toContain(hostOf(site));
  });

  it('serves the app at its own address, and its WebSockets', async () => {
    const health = await caddy.get(APP_HOST, { path: '/api/health' });
    expect([health.status, health.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    const secure = { ca: caddy.authority, servername: APP_HOST, headers: { host: `${APP_HOST}:${httpsPort}` } };
    const socket = new RawSocket(`https://127.0.0.1:${httpsPort}`, secure);
    await socket.ready();
    expect(socket.heard[0]).toMatchObject({ type: 'connection_ack' });
    socket.end();
  });

  it.each(['nobody.example', 'www.narvan-cafe.ir', 'x.narvan-cafe.ir', 'sites.localhost', 'a.b.sites.localhost', ''])(
    'gets no certificate for %j',
    async (name) => {
      const before = await caddy.stored();
      await expect(caddy.get(name)).rejects.toThrow(/alert/);
      expect(await caddy.stored()).toEqual(before);
    },
  );

  it('hands on the address of the client, whatever the client says it is', async () => {
    const unknown = (from: string, at: number | string) =>
      caddy.get(`nobody-${at}.sites.localhost`, { from, headers: { 'x-forwarded-for': `203.0.113.${at}` } });
    for (let at = 0; at < HOSTING.unknownLabels; at += 1) expect((await unknown('127.0.0.2', at)).status).toBe(404);
    expect((await unknown('127.0.0.2', 'more')).status).toBe(429);
    expect((await unknown('127.0.0.3', 'others')).status).toBe(404);
  });

  it('hands on the host as it came, and no other name of it', async () => {
    const headers = { 'x-forwarded-host': APP_HOST, forwarded: `host=${APP_HOST}` };
    expect((await caddy.get(hostOf(site), { path: '/api/health', headers })).status).toBe(404);
  });

  it('leads from plain HTTP to HTTPS at the port of PUBLIC_URL', async () => {
    const answer = await visit(`http://127.0.0.1:${httpPort}`, 'narvan-cafe.ir', '/about?x=1');
    expect([answer.status, answer.headers.location]).toEqual([308, `https://narvan-cafe.ir:${httpsPort}/about?x=1`]);
  });
});

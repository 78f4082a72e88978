/** Whether HTTPS works at a connected domain, by handshakes with a real server that ends TLS. */
import { HTTPS_CHECKS } from '#core/limits/limits.js';
import { createTlsHandshakes } from '#server/adapters/tls-handshakes.js';
import { checkDueHttps } from '#features/site-domains/domains/check-https.js';
import { rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { HERE, simulateServers } from '#tests/helpers/domains.js';
import { freePort } from '#tests/helpers/network/free-port.js';
import { startTlsServer, type TlsServer } from '#tests/helpers/network/tls-server.js';
import { paidOrder, untilSite, type SiteFacts } from '#tests/helpers/sites.js';

const NAME = 'ketab-amn.ir';
const TIMEOUT_MS = 500;

interface Domain {
  readonly id: string;
  readonly state: string;
  readonly is_https_ready: boolean | null;
  readonly https_checked_at: string | null;
  readonly records: readonly { kind: string; value: string }[];
}

const dns = simulateServers();
let server: TlsServer;
let app: TestApp;
let owner: Account;
let site: SiteFacts;

beforeAll(async () => {
  server = await startTlsServer();
  const { port, authorities } = server;
  const tls = createTlsHandshakes({ addresses: ['127.0.0.1'], port, authorities, timeoutMs: TIMEOUT_MS });
  app = await createTestApp({ ports: { dns, tls } });
  owner = await createAccount(app);
  site = await untilSite(app, await paidOrder(app, owner));
});
afterAll(async () => {
  await app?.close();
  await server?.close();
});
beforeEach(() => {
  server.names.clear();
  server.isHanging = false;
});

async function call(method: string, path: string, body?: object): Promise<Domain> {
  const answer = await app.rest(method, `/sites/${site.id}/domains${path}`, { token: owner.token, body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body as unknown as Domain;
}
async function read(id: string): Promise<Domain> {
  const { items } = (await call('GET', '')) as unknown as { readonly items: readonly Domain[] };
  return items.find((each) => each.id === id)!;
}
async function connect(name: string, www = false): Promise<Domain> {
  const domain = await call('POST', '', { name });
  const proof = domain.records.find(({ kind }) => kind === 'TXT')?.value ?? '';
  dns.set(name, { proof: [proof], bare: HERE, ...(www && { www: HERE }) });
  return call('POST', `/${domain.id}/check`);
}
const remove = ({ id }: Domain) => app.rest('DELETE', `/sites/${site.id}/domains/${id}`, { token: owner.token });
const untilChecked = ({ id }: Domain) =>
  eventually('a handshake was tried', async () => {
    const domain = await read(id);
    return domain.https_checked_at !== null && domain;
  });
/** Makes the check due now. */
async function checkAgain(domain: Domain): Promise<Domain> {
  const { id } = domain;
  const { https_checked_at: before } = await read(id);
  await rows(app.ctx().em, "update site_domains set https_next_at = now() - interval '1 second' where id = $1", [id]);
  // Whoever claims it first, this run or that of the worker.
  await checkDueHttps(app.ctx(), {});
  return eventually('another handshake was tried', async () => {
    const now = await read(id);
    return now.https_checked_at !== before && now;
  });
}

it('is not ready while the certificate is issued, and ready once a handshake succeeds', async () => {
  const waiting = await call('POST', '', { name: 'bi-rekord.ir' });
  expect([waiting.is_https_ready, waiting.https_checked_at]).toEqual([null, null]);
  const domain = await connect(NAME);
  expect(domain).toMatchObject({ state: 'connected', is_https_ready: false });
  expect(await untilChecked(domain)).toMatchObject({ state: 'connected', is_https_ready: false });
  server.names.add(NAME);
  const ready = await checkAgain(domain);
  expect(ready).toMatchObject({ state: 'connected', is_https_ready: true });
  expect(Date.parse(ready.https_checked_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  // The certificate is gone: it says so, and the domain stays connected.
  server.names.clear();
  expect(await checkAgain(domain)).toMatchObject({ state: 'connected', is_https_ready: false });
  for (const each of [waiting, domain]) await remove(each);
});

it('answers the same in GraphQL', async () => {
  server.names.add(NAME);
  const domain = await connect(NAME);
  await untilChecked(domain);
  const query = 'query ($id: ID!) { site(id: $id) { domains { id isHttpsReady httpsCheckedAt } } }';
  const { data } = await app.graphql<{ site: { domains: object[] } }>(query, { id: site.id }, owner.token);
  const found = { id: domain.id, isHttpsReady: true, httpsCheckedAt: expect.any(String) };
  expect(data.site.domains).toContainEqual(found);
  await remove(domain);
});

it('is found out anew where visitors end at another host', async () => {
  server.names.add(NAME);
  const domain = await connect(NAME, true);
  expect(await untilChecked(domain)).toMatchObject({ is_https_ready: true });
  await call('POST', `/${domain.id}/primary`, { with_www: true });
  expect(await untilChecked(domain)).toMatchObject({ is_https_ready: false });
  expect(server.asked.at(-1)).toBe(`www.${NAME}`);
  await remove(domain);
});

it('a certificate that has ended, or is of another name, does not make it ready', async () => {
  for (const name of ['ketab-kohne.ir', 'digari.ir']) {
    server.names.add(name);
    const domain = await connect(name);
    expect(await untilChecked(domain)).toMatchObject({ state: 'connected', is_https_ready: false });
    await remove(domain);
  }
});

it('a silent server changes nothing, in bounded time', async () => {
  server.names.add(NAME);
  const domain = await connect(NAME);
  expect(await untilChecked(domain)).toMatchObject({ is_https_ready: true });
  server.isHanging = true;
  const begin = performance.now();
  expect(await checkAgain(domain)).toMatchObject({ is_https_ready: true });
  expect(performance.now() - begin).toBeLessThan(HTTPS_CHECKS.timeoutMs);
  await remove(domain);
});

it('connects to our own address wherever the name leads', async () => {
  const port = await freePort();
  const nobody = createTlsHandshakes({ addresses: ['127.0.0.1'], port });
  // The name leads to this very server by its records; it is not connected to.
  server.names.add('localhost');
  const before = server.asked.length;
  expect(await nobody.check('localhost')).toBe('silent');
  expect(server.asked.length).toBe(before);
});

it('is left out where nothing ends TLS, and nothing is tried', async () => {
  const plain = await createTestApp({
    database: app.database,
    worker: false,
    ports: { dns, files: app.app.services.ports.files },
  });
  try {
    expect(plain.app.services.ports.tls).toBeNull();
    const domain = await connect(NAME);
    await untilChecked(domain);
    const { body } = await plain.rest('GET', `/sites/${site.id}/domains`, { token: owner.token });
    const states = (body['items'] as Domain[]).map(({ is_https_ready }) => is_https_ready);
    expect(states).toEqual(states.map(() => null));
    const due = "update site_domains set https_next_at = now() - interval '1 second' where id = $1";
    await rows(app.ctx().em, due, [domain.id]);
    const before = server.asked.length;
    await checkDueHttps(plain.ctx(), {});
    expect(server.asked.length).toBe(before);
    await remove(domain);
  } finally {
    await plain.close();
  }
});

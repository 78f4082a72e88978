/** A domain is connected through name servers that really answer: those of the sandbox. */
import { Resolver } from 'node:dns/promises';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { registeredOrder } from '#tests/helpers/registrations.js';
import { hostOf, paidOrder, untilSite, visit, type SiteFacts } from '#tests/helpers/sites.js';

let app: TestApp;
let owner: Account;
let site: SiteFacts;

beforeAll(async () => {
  app = await createTestApp();
  owner = await createAccount(app);
  site = await untilSite(app, await paidOrder(app, owner));
});
afterAll(() => app?.close());

const NAME = 'narvan-shop.ir';
const call = (method: string, path: string, body?: object) =>
  app.rest(method, `/sites/${site.id}${path}`, { token: owner.token, ...(body && { body }) });

/** Sets records like the owner on the page of the provider of the domain in the sandbox. */
async function setRecords(zone: string, records: readonly string[]): Promise<number> {
  const body = new URLSearchParams({ zone, records: records.join('\n') });
  return (await fetch(`${app.url}/sandbox/dns`, { method: 'POST', body })).status;
}

it('a domain is served once its name servers say so', async () => {
  const { body: added } = await call('POST', '/domains', { name: NAME });
  const check = async () => (await call('POST', `/domains/${String(added['id'])}/check`)).body;
  expect(await check()).toMatchObject({ state: 'waiting' });
  const records = added['records'] as { kind: string; host: string; value: string }[];
  const lines = records.map(({ kind, host, value }) => `${host} ${kind} ${value}`);
  expect(lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    `_barpa.${NAME} TXT`,
    `${NAME} A`,
    `www.${NAME} CNAME`,
  ]);
  expect(await setRecords(NAME, lines.slice(0, 1))).toBe(200);
  expect(await check()).toMatchObject({ state: 'proven' });
  expect(await setRecords(NAME, lines)).toBe(200);
  expect(await check()).toMatchObject({ state: 'connected', reason: null });
  const own = await eventually('it is served', async () => {
    const answer = await visit(app.url, NAME);
    return answer.status === 200 ? answer : null;
  });
  expect(own.text).toBe((await visit(app.url, hostOf(site))).text);
});

it('records that are none of the zone are refused', async () => {
  expect(await setRecords(NAME, ['www.digikala.com CNAME evil.example'])).toBe(422);
  expect(await setRecords('..', ['a TXT b'])).toBe(422);
});

/** Asks like any resolver of the world. */
function resolver(): Resolver {
  const found = new Resolver({ timeout: 2000, tries: 2 });
  found.setServers([`127.0.0.1:${app.app.sandbox?.dnsPort}`]);
  return found;
}

it('a registered name is connected by itself, and its own records are answered', async () => {
  const { id, name, orderId } = await registeredOrder(app, owner);
  const bought = await untilSite(app, orderId);
  const connected = await eventually('it is connected', async () => {
    const { body } = await app.rest('GET', `/sites/${bought.id}/domains`, { token: owner.token });
    const [domain] = body['items'] as { name: string; state: string; is_registered: boolean }[];
    return domain?.state === 'connected' && domain;
  });
  expect(connected).toMatchObject({ name, is_registered: true });
  const served = await eventually('it is served', async () => {
    const answer = await visit(app.url, name);
    return answer.status === 200 ? answer : null;
  });
  expect(served.text).toBe((await visit(app.url, hostOf(bought))).text);
  expect((await visit(app.url, `www.${name}`)).headers.location).toBe(`http://${name}:${new URL(app.url).port}/`);

  const record = { type: 'MX', host: '@', value: 'mail.example.com', priority: 10 };
  const added = await app.rest('POST', `/domain-registrations/${id}/records`, { token: owner.token, body: record });
  expect(added.status).toBe(201);
  const world = resolver();
  expect(await world.resolveMx(name)).toMatchObject([{ exchange: 'mail.example.com', priority: 10 }]);
  expect((await world.resolveNs(name)).sort()).toEqual(['ns1.sites.localhost', 'ns2.sites.localhost']);
  expect(await world.resolve4(name)).toEqual(['127.0.0.1']);
  expect(await world.resolveCname(`www.${name}`)).toEqual(['sites.localhost']);
});

it('the page of the name servers cannot change a registered name', async () => {
  const { name } = await registeredOrder(app, owner);
  expect(await setRecords(name, [`${name} A 192.0.2.9`])).toBe(422);
  expect(await resolver().resolve4(name)).toEqual(['127.0.0.1']);
});

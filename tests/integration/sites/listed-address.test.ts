/** Wherever a site is listed, the address is the one that its visitors use: its connected domain before ours. */
import { domainToASCII } from 'node:url';
import pg from 'pg';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { HERE, simulateServers } from '#tests/helpers/domains.js';
import { countStatements, type StatementCounter } from '#tests/helpers/run/statements.js';
import { hostOf, paidOrder, untilSite, type SiteFacts } from '#tests/helpers/sites.js';

const dns = simulateServers();
let app: TestApp;
let counter: StatementCounter;
let admin: Account;
let owner: Account;
let sites: readonly SiteFacts[];

beforeAll(async () => {
  app = await createTestApp({ ports: { dns } });
  counter = countStatements();
  admin = await createAccount(app, { role: 'admin' });
  owner = await createAccount(app);
  const made: SiteFacts[] = [];
  for (let count = 0; count < 3; count += 1) made.push(await untilSite(app, await paidOrder(app, owner)));
  sites = made;
  await app.restart({ worker: false, ports: { dns } });
});
afterAll(async () => {
  counter?.stop();
  await app?.close();
});

const atPort = (host: string): string => `http://${host}:${new URL(app.url).port}`;

async function connect(site: SiteFacts, name: string, www = false): Promise<string> {
  const call = (path: string, body?: object) =>
    app.rest('POST', `/sites/${site.id}/domains${path}`, { token: owner.token, ...(body && { body }) });
  const { body } = await call('', { name });
  const proof = (body['records'] as { kind: string; value: string }[]).find(({ kind }) => kind === 'TXT')?.value ?? '';
  dns.set(domainToASCII(name), { proof: [proof], bare: HERE, ...(www && { www: HERE }) });
  expect((await call(`/${String(body['id'])}/check`)).body).toMatchObject({ state: 'connected' });
  return String(body['id']);
}

interface Listed {
  readonly id: string;
  readonly url: string;
  readonly address: string;
}

const QUERY = `query ($limit: Int!, $search: String) {
  sites(filter: { scope: all, search: $search }, page: 1, limit: $limit) { items { id url address } }
}`;
async function listed(limit = 10, search: string | null = null): Promise<readonly Listed[]> {
  const { data } = await app.graphql<{ sites: { items: Listed[] } }>(QUERY, { limit, search }, admin.token);
  return data.sites.items;
}
const addressOf = async ({ id }: SiteFacts): Promise<string | undefined> =>
  (await listed()).find((each) => each.id === id)?.address;

it('is ours until a domain is connected, in both APIs', async () => {
  const [site] = sites as [SiteFacts];
  expect(await addressOf(site)).toBe(atPort(hostOf(site)));
  await connect(site, 'fehrest-yek.ir', true);
  expect(await addressOf(site)).toBe(atPort('fehrest-yek.ir'));
  for (const path of [`/sites/${site.id}`, '/sites?scope=all&search=fehrest-yek.ir']) {
    const { body } = await app.rest('GET', path, { token: admin.token });
    const found = ((body['items'] as object[] | undefined) ?? [body])[0];
    expect(found).toMatchObject({ address: atPort('fehrest-yek.ir'), url: atPort(hostOf(site)) });
  }
});

it('follows the primary domain, and goes back with it', async () => {
  const [, site] = sites as [SiteFacts, SiteFacts];
  const first = await connect(site, 'fehrest-do.ir', true);
  const second = await connect(site, 'fehrest-se.ir');
  const call = (method: string, path: string, body?: object) =>
    app.rest(method, `/sites/${site.id}/domains/${path}`, { token: owner.token, ...(body && { body }) });
  expect(await addressOf(site)).toBe(atPort('fehrest-do.ir'));
  await call('POST', `${first}/primary`, { with_www: true });
  expect(await addressOf(site)).toBe(atPort('www.fehrest-do.ir'));
  await call('POST', `${second}/primary`, {});
  expect(await addressOf(site)).toBe(atPort('fehrest-se.ir'));
  for (const id of [first, second]) await call('DELETE', id);
  expect(await addressOf(site)).toBe(atPort(hostOf(site)));
});

it('is found by the connected domain as it is shown', async () => {
  const [site] = sites as [SiteFacts];
  for (const search of ['fehrest-yek.ir', 'www.fehrest-yek.ir', 'http://Fehrest-Yek.ir/about', hostOf(site)])
    expect((await listed(10, search)).map(({ id }) => id)).toEqual([site.id]);
  expect(await listed(10, 'fehrest-nist.ir')).toEqual([]);
});

it('is found by a part of a connected domain', async () => {
  const [site, , waiting] = sites as [SiteFacts, SiteFacts, SiteFacts];
  await app.rest('POST', `/sites/${waiting.id}/domains`, { token: owner.token, body: { name: 'fehrest-yekom.ir' } });
  for (const search of ['fehrest-ye', 'REST-YEK', 'www.fehrest-y', 'https://fehrest-yek', site.label.slice(1)])
    expect((await listed(10, search)).map(({ id }) => id)).toEqual([site.id]);
  for (const search of ['fehrest_yek', '%rest-yek', 'fehrest-yekom']) expect(await listed(10, search)).toEqual([]);
  const own = (who: Account) => app.rest('GET', '/sites?search=rest-yek', { token: who.token });
  expect((await own(owner)).body['items']).toMatchObject([{ id: site.id }]);
  expect((await own(await createAccount(app))).body['items']).toEqual([]);
  const tooLong = await app.rest('GET', `/sites?scope=all&search=${'y'.repeat(201)}`, { token: admin.token });
  expect(tooLong.body['error_code']).toBe('VALIDATION_ERROR');
});

it('is found by whole labels of a domain in Persian letters', async () => {
  const [, site] = sites as [SiteFacts, SiteFacts];
  await connect(site, 'فهرست‌ما.com');
  const typed = [
    'فهرست‌ما.com',
    ' فهرست‌ما.com ',
    'https://www.فهرست‌ما.com/about',
    'فهرست‌ما',
    'فهرست‌ما.co',
    domainToASCII('فهرست‌ما.com'),
  ];
  for (const search of typed) {
    expect([search, (await listed(10, search)).map(({ id }) => id)]).toEqual([search, [site.id]]);
    const path = (scope: string) => `/sites?search=${encodeURIComponent(search)}${scope}`;
    const all = await app.rest('GET', path('&scope=all'), { token: admin.token });
    expect(all.body['items']).toMatchObject([{ id: site.id }]);
    const own = await app.rest('GET', path(''), { token: owner.token });
    expect(own.body['items']).toMatchObject([{ id: site.id }]);
    const strangers = await app.rest('GET', path(''), { token: (await createAccount(app)).token });
    expect(strangers.body['items']).toEqual([]);
  }
  const mine = 'query ($search: String) { sites(filter: { search: $search }) { items { id } } }';
  expect((await app.graphql(mine, { search: 'فهرست‌ما.com' }, owner.token)).data).toEqual({
    sites: { items: [{ id: site.id }] },
  });
  // A part of a label has another punycode; the beginning of another's is no match.
  for (const search of ['فهرست', 'ما.com', 'فهرست‌ما.ir'])
    expect([search, await listed(10, search)]).toEqual([search, []]);
});

it('is looked for in the index of domains', async () => {
  const statements = await counter.during(() => listed(10, 'rest-yek'));
  const text = statements.find((each) => each.includes('site_domains') && each.includes('limit'));
  const client = new pg.Client({ connectionString: app.database.url });
  await client.connect();
  try {
    await client.query('set enable_seqscan = off; set enable_indexscan = off');
    const { rows } = await client.query(`explain (generic_plan) ${text}`);
    expect(JSON.stringify(rows)).toContain('Bitmap Index Scan on site_domains_name_search');
  } finally {
    await client.end();
  }
});

it('is the same of an order, and in the audit log', async () => {
  const [site] = sites as [SiteFacts];
  const query = 'query ($id: ID!) { order(id: $id) { site { address } } }';
  const { data } = await app.graphql<object>(query, { id: site.orderId }, admin.token);
  expect(data).toEqual({ order: { site: { address: atPort('fehrest-yek.ir') } } });
  const token = admin.token;
  await app.rest('POST', `/admin/sites/${site.id}/suspend`, { token, body: { reason: 'بررسی' } });
  const log = await app.rest('GET', '/admin/audit?action=order.site_suspend', { token });
  expect(log.body['items']).toMatchObject([{ subject_label: 'fehrest-yek.ir' }]);
});

it('costs a list of three as many statements as one', async () => {
  await listed();
  // Not who asks, which is read again every second.
  const ofSites = (statements: readonly string[]) => statements.filter((text) => /\bsites?\b|site_/.test(text));
  const ofOne = ofSites(await counter.during(() => listed(1)));
  const ofThree = ofSites(await counter.during(() => listed(3)));
  expect(ofOne.length).toBeGreaterThan(0);
  expect(ofThree.length).toBe(ofOne.length);
});

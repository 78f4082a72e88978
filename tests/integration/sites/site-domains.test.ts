/** Customers' own domains: claimed, proven, served and lost again; and what nobody can do with those of others. */
import { SITE_DOMAINS } from '#core/limits/limits.js';
import { checkDueDomains } from '#features/site-domains/domains/check-domains.js';
import { noteRegistered, noteRegistrationEnded } from '#features/site-domains/domains/order-domains.js';
import { unitOfWork } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { byKey } from '#tests/helpers/api-keys.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { ELSEWHERE, HERE, simulateServers } from '#tests/helpers/domains.js';
import { hostOf, paidOrder, siteOf, untilSite, visit, type SiteFacts } from '#tests/helpers/sites.js';

interface Domain {
  readonly id: string;
  readonly name: string;
  readonly origin: string;
  readonly state: string;
  readonly reason: string | null;
  readonly is_primary: boolean;
  readonly url: string | null;
  readonly next_check_at: string | null;
  readonly disconnects_at: string | null;
  readonly records: readonly { kind: string; host: string; value: string; state: string; is_required: boolean }[];
}

const dns = simulateServers();
let app: TestApp;
/** Another process on the same database, at a public address. */
let far: TestApp;
let owner: Account;
let foreign: Account;
let site: SiteFacts;
let other: SiteFacts;

beforeAll(async () => {
  app = await createTestApp({ ports: { dns } });
  far = await createTestApp({
    database: app.database,
    worker: false,
    env: { PUBLIC_URL: 'http://barpa.example' },
    ports: { files: app.app.services.ports.files, dns },
  });
  owner = await createAccount(app);
  foreign = await createAccount(app);
  site = await untilSite(app, await paidOrder(app, owner));
  other = await untilSite(app, await paidOrder(app, foreign));
});
afterAll(async () => {
  await far?.close();
  await app?.close();
});

const call = async (method: string, path: string, who: Account = owner, body?: object) =>
  app.rest(method, path, { token: who.token, ...(body && { body }) });

async function add(name: string, to = site, who = owner): Promise<Domain> {
  const { status, body } = await call('POST', `/sites/${to.id}/domains`, who, { name });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as unknown as Domain;
}
async function check({ id }: Domain, to = site, who = owner): Promise<Domain> {
  return (await call('POST', `/sites/${to.id}/domains/${id}/check`, who)).body as unknown as Domain;
}
/** Without the name of the order. */
async function list(to = site, who = owner): Promise<readonly Domain[]> {
  return (await listAll(to, who)).filter(({ origin }) => origin === 'own');
}
async function listAll(to = site, who = owner): Promise<readonly Domain[]> {
  return (await call('GET', `/sites/${to.id}/domains`, who)).body['items'] as Domain[];
}
const proofOf = ({ records }: Domain): string => records.find(({ kind }) => kind === 'TXT')?.value ?? '';
const remove = ({ id }: Domain, to = site, who = owner) => call('DELETE', `/sites/${to.id}/domains/${id}`, who);

async function connect(name: string, to = site, who = owner, www = false): Promise<Domain> {
  const domain = await add(name, to, who);
  dns.set(name, { proof: [proofOf(domain)], bare: HERE, ...(www && { www: HERE }) });
  return check(domain, to, who);
}

/** Makes the checks of all domains so much older. */
async function pass(ms: number): Promise<void> {
  const earlier = (column: string): string => `${column} = ${column} - $1::float8 * interval '1 millisecond'`;
  const columns = ['next_check_at', 'watched_since', 'lost_at'].map(earlier).join(', ');
  await rows(app.ctx().em, `update site_domains set ${columns}`, [ms]);
}

/** By the job that registering queues. */
const untilConnected = (to: SiteFacts) =>
  eventually('its first domain is connected', async () => {
    const [first] = await listAll(to);
    return first?.state === 'connected' && first;
  });

/** Its pages name the domain. */
const untilBuilt = ({ orderId }: SiteFacts) => untilSite(app, orderId, ({ buildingNumber }) => buildingNumber === null);

const port = (): number => far.app.services.config.port;
const farBase = (): string => `http://127.0.0.1:${port()}`;
/** The other process hears of it in its own time. */
const visitFar = (host: string, status: number) =>
  eventually(`${host} answers ${status}`, async () => {
    const answer = await visit(farBase(), host, '/about?x=1');
    return answer.status === status ? answer : null;
  });

it('nothing is served before the proof, and every process serves right after it', async () => {
  const domain = await add(' https://www.Ketab-Sara.ir/ ');
  expect(domain).toMatchObject({ name: 'ketab-sara.ir', state: 'waiting', reason: 'not_asked', url: null });
  expect(domain.records.map(({ kind, host }) => `${kind} ${host}`)).toEqual([
    'TXT _barpa.ketab-sara.ir',
    'A ketab-sara.ir',
    'CNAME www.ketab-sara.ir',
  ]);
  dns.set('ketab-sara.ir', { bare: HERE });
  expect(await check(domain)).toMatchObject({ state: 'waiting', reason: 'proof_missing' });
  expect((await visit(farBase(), 'ketab-sara.ir')).status).toBe(404);
  dns.set('ketab-sara.ir', { proof: ['v=spf1 -all', proofOf(domain)] });
  const connected = await check(domain);
  expect(connected).toMatchObject({ state: 'connected', is_primary: true, reason: null });
  expect(connected.records.map(({ state }) => state)).toEqual(['set', 'set', 'missing']);
  await eventually('the other process serves it', async () =>
    (await visit(farBase(), 'ketab-sara.ir')).status === 200 ? true : null,
  );
  await untilBuilt(site);
  const preview = await visit(app.url, hostOf(site));
  const served = await visit(app.url, 'ketab-sara.ir');
  expect([served.status, served.text]).toEqual([200, preview.text]);
  const { body } = await call('GET', '/sites');
  expect((body['items'] as { domains: string[] }[])[0]?.domains).toEqual(['ketab-sara.ir']);
});

it('a name in Arabic letters is the Persian one and cannot be added twice', async () => {
  const domain = await add('كتابي.com');
  expect(domain.name).toBe('xn--mgbce12csf.com');
  const again = await call('POST', `/sites/${site.id}/domains`, owner, { name: 'کتابی.com' });
  expect([again.status, again.body['error_code']]).toEqual([409, 'SITE_DOMAIN_EXISTS']);
  // Its owner can still connect the other domain, by its name in ASCII.
  const arabic = await add('xn--mgbce3hqb.com');
  expect(arabic.name).toBe('xn--mgbce3hqb.com');
  for (const each of [domain, arabic]) await remove(each);
});

it('www and further domains lead to the primary one, with path and query', async () => {
  const second = await connect('ketab-sara.com', site, owner, true);
  const to = async (host: string) => (await visitFar(host, 301)).headers.location;
  expect(await to('www.ketab-sara.com')).toBe('http://ketab-sara.ir/about?x=1');
  expect(await to('ketab-sara.com')).toBe('http://ketab-sara.ir/about?x=1');
  const path = `/sites/${site.id}/domains/${second.id}/primary`;
  expect((await call('POST', path, owner, { with_www: true })).body).toMatchObject({ is_primary: true });
  await eventually('the other process has heard', async () =>
    (await to('ketab-sara.ir')) === 'http://www.ketab-sara.com/about?x=1' &&
    (await to('ketab-sara.com')) === 'http://www.ketab-sara.com/about?x=1'
      ? true
      : null,
  );
  expect((await list()).filter(({ is_primary }) => is_primary).map(({ name }) => name)).toEqual(['ketab-sara.com']);
  await remove(second);
  expect((await list()).map(({ name, is_primary }) => [name, is_primary])).toEqual([['ketab-sara.ir', true]]);
  await visitFar('ketab-sara.com', 404);
});

it('a domain that is not connected cannot be the primary one', async () => {
  const domain = await add('nemone-kar.ir');
  const { body } = await call('POST', `/sites/${site.id}/domains/${domain.id}/primary`, owner, {});
  expect(body['error_code']).toBe('SITE_DOMAIN_NOT_CONNECTED');
  await remove(domain);
});

it('an unproven claim keeps nobody from their domain', async () => {
  const claim = await add('sherkat-man.ir', other, foreign);
  const own = await connect('sherkat-man.ir');
  expect(own.state).toBe('connected');
  expect(await check(claim, other, foreign)).toMatchObject({ state: 'waiting', reason: 'proof_other' });
});

it('a connected domain cannot be taken by who adds a record beside its own', async () => {
  const [mine] = (await list()).filter(({ name }) => name === 'sherkat-man.ir');
  const [theirs] = (await list(other, foreign)).filter(({ name }) => name === 'sherkat-man.ir');
  if (!mine || !theirs) throw new Error('the test before has not run');
  dns.set('sherkat-man.ir', { proof: [proofOf(mine), proofOf(theirs)] });
  expect(await check(theirs, other, foreign)).toMatchObject({ state: 'waiting', reason: 'held_elsewhere' });
  dns.set('sherkat-man.ir', { proof: [proofOf(theirs)] });
  expect(await check(theirs, other, foreign)).toMatchObject({ state: 'connected' });
  expect((await list()).find(({ name }) => name === 'sherkat-man.ir')).toMatchObject({ state: 'waiting' });
  await untilBuilt(other);
  expect((await visit(app.url, 'sherkat-man.ir')).text).toBe((await visit(app.url, hostOf(other))).text);
  await remove(mine);
});

it('foreign domains cannot be seen, checked, moved or removed', async () => {
  const domain = await add('khane-man.ir');
  const paths = [
    ['GET', `/sites/${site.id}/domains`],
    ['POST', `/sites/${site.id}/domains`],
    ['POST', `/sites/${site.id}/domains/${domain.id}/check`],
    ['POST', `/sites/${site.id}/domains/${domain.id}/primary`],
    ['DELETE', `/sites/${site.id}/domains/${domain.id}`],
    ['POST', `/sites/${other.id}/domains/${domain.id}/check`],
    ['DELETE', `/sites/${other.id}/domains/${domain.id}`],
  ] as const;
  for (const [method, path] of paths) {
    const body = method === 'POST' && path.endsWith('/domains') ? { name: 'x-y-z.ir' } : undefined;
    expect([path, (await call(method, path, foreign, body)).body['error_code']]).toEqual([path, 'NOT_FOUND']);
  }
  const mutation = 'mutation ($s: ID!, $d: ID!) { removeSiteDomain(siteId: $s, id: $d) { id } }';
  const { errors } = await app.graphql(mutation, { s: site.id, d: domain.id }, foreign.token);
  expect(errors?.[0]?.extensions['error_code'] ?? errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  const reader = await byKey(app, owner, 'read:sites');
  expect((await call('POST', `/sites/${site.id}/domains`, reader, { name: 'a-b-c.ir' })).status).toBe(403);
  expect((await call('GET', `/sites/${site.id}/domains`, reader)).status).toBe(200);
  await remove(domain);
});

it.each(['barpa.ir.localhost', '10.0.0.1', 'co.ir', 'a.local', `${'a.'.repeat(130)}ir`, 'x.sites.localhost'])(
  'cannot connect %s',
  async (name) => {
    const { status, body } = await call('POST', `/sites/${site.id}/domains`, owner, { name });
    expect([status, body['error_code']]).toEqual([422, 'SITE_DOMAIN_REFUSED']);
  },
);

it('cannot claim names without end, also at the same time', async () => {
  const room = SITE_DOMAINS.perSite - (await list()).length;
  const names = Array.from({ length: room + 6 }, (_, at) => `nam-${at}-besyar.ir`);
  const answers = await Promise.all(names.map((name) => call('POST', `/sites/${site.id}/domains`, owner, { name })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(room);
  const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body['error_code']);
  expect(new Set(refused)).toEqual(new Set(['SITE_DOMAIN_LIMIT']));
  for (const each of await list()) if (each.name.startsWith('nam-')) await remove(each);
});

it('a name that is registered no longer needs a proof, and frees itself for its next holder', async () => {
  const orderId = await paidOrder(app, owner, 'raha-shode');
  const own = await untilSite(app, orderId);
  dns.set('raha-shode.ir', { bare: HERE });
  await unitOfWork(app.ctx(), (tx) => noteRegistered(tx, orderId, 'raha-shode.ir'));
  await untilConnected(own);
  const claim = await add('raha-shode.ir', other, foreign);
  dns.set('raha-shode.ir', { proof: [proofOf(claim)] });
  expect(await check(claim, other, foreign)).toMatchObject({ state: 'waiting', reason: 'held_elsewhere' });
  await unitOfWork(app.ctx(), (tx) => noteRegistrationEnded(tx, orderId, 'raha-shode.ir'));
  const [held] = await listAll(own);
  expect(held).toMatchObject({ origin: 'own', is_registered: false, state: 'connected' });
  expect(held?.records.map(({ kind }) => kind)).toContain('TXT');
  expect(await check(claim, other, foreign)).toMatchObject({ state: 'connected' });
  expect((await listAll(own))[0]).toMatchObject({ state: 'waiting', url: null });
  expect((await remove(held as Domain, own)).status).toBe(200);
  await remove(claim, other, foreign);
});

it('the job asks with growing pauses, and gives up until the customer asks again', async () => {
  const domain = await add('dir-vasl.ir');
  const before = dns.asked;
  for (let turn = 0; turn < 5; turn += 1) {
    await checkDueDomains(app.ctx());
    await checkDueDomains(app.ctx());
    await pass(60_000);
  }
  const others = (await listAll()).length + 1;
  expect(dns.asked - before).toBeGreaterThanOrEqual(3);
  expect(dns.asked - before).toBeLessThan(5 * others + 5);
  await pass(SITE_DOMAINS.giveUpMs);
  await checkDueDomains(app.ctx());
  const given = (await list()).find(({ id }) => id === domain.id);
  expect(given).toMatchObject({ state: 'waiting', next_check_at: null, reason: 'not_registered' });
  expect((await check(domain)).next_check_at).not.toBeNull();
  await remove(domain);
});

it('missing records are warned of, served for the grace, and then no longer', async () => {
  const domain = await connect('gom-shode.ir');
  dns.set('gom-shode.ir', { bare: ELSEWHERE });
  await pass(SITE_DOMAINS.connectedPauseMs);
  await checkDueDomains(app.ctx());
  const lost = (await list()).find(({ id }) => id === domain.id);
  expect(lost).toMatchObject({ state: 'lost', reason: 'address_elsewhere' });
  const left = Date.parse(lost?.disconnects_at ?? '') - Date.now();
  expect(Math.abs(left - SITE_DOMAINS.graceMs)).toBeLessThan(60_000);
  expect((await visit(app.url, 'gom-shode.ir')).status).not.toBe(404);
  const told = async (): Promise<string[]> => {
    const found = await rows<{ title: string }>(
      app.ctx().em,
      `select title from notifications where user_id = $1 and type = 'domain' order by created_at desc, id desc`,
      [owner.id],
    );
    return found.map(({ title }) => title);
  };
  expect((await told())[0]).toBe('رکوردهای دامنهٔ شما پیدا نشد');
  await pass(SITE_DOMAINS.graceMs);
  await checkDueDomains(app.ctx());
  expect((await list()).find(({ id }) => id === domain.id)).toMatchObject({ state: 'proven', url: null });
  expect((await told())[0]).toBe('دامنه از سایت شما جدا شد');
  await visitFar('gom-shode.ir', 404);
  await remove(domain);
});

it('servers that never answer take no domain away', async () => {
  const domain = await connect('bi-pasokh.ir');
  dns.silence('bi-pasokh.ir');
  await pass(SITE_DOMAINS.graceMs * 3);
  await checkDueDomains(app.ctx());
  const [found] = (await list()).filter(({ id }) => id === domain.id);
  expect(found).toMatchObject({ state: 'connected', reason: 'no_answer' });
  await remove(domain);
});

it('tricks with the Host header reach neither the app nor another site', async () => {
  for (const host of ['KETAB-SARA.IR', 'ketab-sara.ir.', 'ketab-sara.ir:8080'])
    for (const path of ['/api/health', '/graphql', '/dashboard'])
      expect((await visit(farBase(), host, path)).status).toBe(404);
  for (const host of ['x.ketab-sara.ir', 'ketab-sara.ir.evil.com', 'www.www.ketab-sara.ir', 'sara.ir'])
    expect((await visit(farBase(), host)).text).toContain('در این آدرس سایتی نیست');
  expect((await visit(farBase(), 'ketab-sara.ir', '/graphql', { method: 'POST' })).status).toBe(405);
  expect((await visit(farBase(), 'ketab-sara.ir, barpa.example')).status).toBe(400);
});

it('the names of an order are among the domains, change with it, and are served once registered', async () => {
  const orderId = await paidOrder(app, owner, 'name-sefaresh');
  const own = await untilSite(app, orderId);
  const [domain] = await listAll(own);
  expect(domain).toMatchObject({ name: 'name-sefaresh.ir', origin: 'order', state: 'waiting' });
  expect((await remove(domain as Domain, own)).body['error_code']).toBe('SITE_DOMAIN_OF_ORDER');
  const mutation = 'mutation ($id: ID!) { changeOrderDomain(id: $id, domain: "name-digar") { id } }';
  expect((await app.graphql(mutation, { id: orderId }, owner.token)).errors).toBeUndefined();
  const [renamed] = await listAll(own);
  expect(renamed).toMatchObject({ name: 'name-digar.ir', origin: 'order' });
  dns.set('name-digar.ir', { bare: HERE });
  await unitOfWork(app.ctx(), (tx) => noteRegistered(tx, orderId, 'name-digar.ir'));
  const connected = await untilConnected(own);
  expect(connected).toMatchObject({ name: 'name-digar.ir', is_registered: true, is_primary: true });
  expect((await visit(app.url, 'name-digar.ir')).status).toBe(200);
});

it('the domains of a removed account lead nowhere', async () => {
  const leaver = await createAccount(app);
  const own = await untilSite(app, await paidOrder(app, leaver));
  await connect('rafteh-am.ir', own, leaver);
  expect((await visit(app.url, 'rafteh-am.ir')).status).toBe(200);
  const admin = await createAccount(app, { role: 'admin' });
  const { status, body } = await call('DELETE', `/admin/users/${leaver.id}`, admin, { reason: 'به درخواست خودش' });
  expect([status, body['error_code']]).toEqual([200, undefined]);
  await visitFar('rafteh-am.ir', 404);
  expect(await rows(app.ctx().em, 'select 1 from site_domains where site_id = $1', [own.id])).toEqual([]);
});

it('an account cannot claim more names by spreading them over its sites', async () => {
  const hoarder = await createAccount(app);
  const sites: string[] = [];
  for (let at = 0; at < 4; at += 1) sites.push((await siteOf(app, await paidOrder(app, hoarder)))?.id ?? '');
  const claim = (siteId: string | undefined, name: string) =>
    call('POST', `/sites/${siteId}/domains`, hoarder, { name });
  const full = Math.ceil(SITE_DOMAINS.perAccount / SITE_DOMAINS.perSite);
  for (const [at, siteId] of sites.slice(0, full).entries())
    for (let each = 0; each < SITE_DOMAINS.perSite - (at === 0 ? 1 : 0); each += 1)
      expect((await claim(siteId, `anbar-${at}-${each}.ir`)).status).toBe(200);
  const last = await Promise.all(
    [sites[0], sites[3], sites[3], sites[3]].map((id, at) => claim(id, `anbar-x${at}.ir`)),
  );
  expect(last.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const refused = last.flatMap(({ status, body }) => (status === 200 ? [] : [body['error_code']]));
  expect(new Set(refused)).toEqual(new Set(['SITE_DOMAIN_LIMIT']));
});

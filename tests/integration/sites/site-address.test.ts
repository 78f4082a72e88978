/** Pages name the address that visitors use, in canonical links and the sitemap, and follow where it changes. */
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { HERE, simulateServers } from '#tests/helpers/domains.js';
import { rows } from '#platform/db/rows.js';
import { hostOf, paidOrder, siteOf, untilSite, visit, type SiteFacts } from '#tests/helpers/sites.js';

const dns = simulateServers();
let app: TestApp;
let owner: Account;
let site: SiteFacts;

beforeAll(async () => {
  app = await createTestApp({ ports: { dns } });
  owner = await createAccount(app);
  site = await untilSite(app, await paidOrder(app, owner));
});
afterAll(() => app?.close());

interface Domain {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly records: readonly { readonly kind: string; readonly value: string }[];
}

const call = (method: string, path: string, body?: object) =>
  app.rest(method, `/sites/${site.id}${path}`, { token: owner.token, ...(body && { body }) });

async function connect(name: string, www = false): Promise<Domain> {
  const { body } = await call('POST', '/domains', { name });
  const domain = body as unknown as Domain;
  const proof = domain.records.find(({ kind }) => kind === 'TXT')?.value ?? '';
  dns.set(name, { proof: [proof], bare: HERE, ...(www && { www: HERE }) });
  expect((await call('POST', `/domains/${domain.id}/check`)).body).toMatchObject({ state: 'connected' });
  return domain;
}

/** With the port of the tests. */
const atPort = (host: string): string => `http://${host}:${new URL(app.url).port}`;

/** The origins of all absolute addresses of our kind in a text. */
function originsIn(text: string): string[] {
  const found = text.match(/http:\/\/[a-z0-9.-]+(?::\d+)?/g) ?? [];
  return [...new Set(found)].filter((each) => !each.startsWith('http://www.sitemaps.org'));
}

interface Named {
  readonly canonical: string | undefined;
  readonly ogUrl: string | undefined;
  readonly ogImage: string | undefined;
  readonly origins: readonly string[];
}

async function namedAt(host: string): Promise<Named> {
  const read = async (path: string) => (await visit(app.url, host, path)).text;
  const [page, sitemap, robots] = await Promise.all([read('/'), read('/sitemap.xml'), read('/robots.txt')]);
  expect(robots).toMatch(/^Sitemap: http/m);
  expect(sitemap).toContain('<loc>http');
  return {
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(page)?.[1],
    ogUrl: /<meta property="og:url" content="([^"]+)"/.exec(page)?.[1],
    ogImage: /<meta property="og:image" content="([^"]+)"/.exec(page)?.[1],
    origins: originsIn([page, sitemap, robots].join('\n')),
  };
}

/** All that is named at `host` is at `named`. */
async function expectNamed(named: string, host = named): Promise<void> {
  await untilSite(app, site.orderId, ({ buildingNumber }) => buildingNumber === null);
  const origin = atPort(named);
  const found = await eventually(`${named} is named`, async () => {
    const seen = await namedAt(host);
    return seen.canonical === `${origin}/` ? seen : null;
  });
  expect(found).toMatchObject({ ogUrl: `${origin}/`, origins: [origin] });
  expect(found.ogImage).toMatch(new RegExp(`^${origin}/`));
}

/** The changes of the newest release. */
const changes = async (): Promise<unknown> =>
  (await rows<{ changes: unknown }>(app.ctx().em, NEWEST, [site.id]))[0]?.changes;
const NEWEST = 'select changes from releases where site_id = $1 order by number desc limit 1';

beforeEach(async () => {
  const { body } = await call('GET', '/domains');
  for (const { id, origin } of body['items'] as { id: string; origin: string }[])
    if (origin === 'own') await call('DELETE', `/domains/${id}`);
  await expectNamed(hostOf(site));
});

it('pages name the first address, then the connected domain, then the first again', async () => {
  await expectNamed(hostOf(site));
  const domain = await connect('neshani-yek.ir');
  await expectNamed('neshani-yek.ir');
  await expectNamed('neshani-yek.ir', hostOf(site));
  const change = 'آدرس سایت به \u2066' + new URL(atPort('neshani-yek.ir')).host + '\u2069 تغییر کرد';
  expect(await changes()).toEqual([change]);
  await call('DELETE', `/domains/${domain.id}`);
  await expectNamed(hostOf(site));
});

it('follows the domain that the owner chooses, with or without www', async () => {
  const first = await connect('neshani-do.ir', true);
  const second = await connect('neshani-se.ir');
  await expectNamed('neshani-do.ir');
  await call('POST', `/domains/${second.id}/primary`, {});
  await expectNamed('neshani-se.ir');
  await call('POST', `/domains/${first.id}/primary`, { with_www: true });
  await expectNamed('www.neshani-do.ir');
  await call('DELETE', `/domains/${first.id}`);
  await expectNamed('neshani-se.ir');
});

it('a domain that is not the primary one changes nothing', async () => {
  const primary = await connect('asli-man.ir');
  await expectNamed('asli-man.ir');
  const before = await siteOf(app, site.orderId);
  const further = await connect('far-i.ir');
  await call('POST', `/domains/${primary.id}/primary`, {});
  await call('POST', `/domains/${further.id}/check`);
  await call('DELETE', `/domains/${further.id}`);
  const after = await siteOf(app, site.orderId);
  expect([after?.lastNumber, after?.liveReleaseId]).toEqual([before?.lastNumber, before?.liveReleaseId]);
});

it('a domain whose records are gone is named until it is disconnected', async () => {
  const domain = await connect('az-dast.ir');
  await expectNamed('az-dast.ir');
  dns.set('az-dast.ir', { bare: { addresses: [], cname: null } });
  expect((await call('POST', `/domains/${domain.id}/check`)).body).toMatchObject({ state: 'lost' });
  await expectNamed('az-dast.ir');
  await rows(app.ctx().em, `update site_domains set lost_at = lost_at - interval '4 days' where id = $1`, [domain.id]);
  await call('POST', `/domains/${domain.id}/check`);
  await expectNamed(hostOf(site));
});

it('an earlier release that is shown again names the address of now', async () => {
  const { liveReleaseId } = (await siteOf(app, site.orderId))!;
  await connect('bazgasht.ir');
  await expectNamed('bazgasht.ir');
  expect((await call('POST', '/rollback', { release_id: liveReleaseId })).status).toBe(200);
  await expectNamed('bazgasht.ir');
});

interface Notice {
  readonly type: string;
  readonly message: string;
}

it('notifications and mails to the owner name the connected domain', async () => {
  const { token } = await createAccount(app, { role: 'admin' });
  const toAdmin = (path: string, body?: object) =>
    app.rest('POST', `/admin/sites/${site.id}/${path}`, { token, ...(body && { body }) });
  const domain = await connect('nam-e-man.ir');
  await expectNamed('nam-e-man.ir');
  expect((await toAdmin('suspend', { reason: 'بررسی' })).status).toBe(200);
  const told = await rows<Notice>(app.ctx().em, NOTICES, [owner.id, 'site_suspended']);
  expect(told.map(({ message }) => originsIn(message))).toEqual([[atPort('nam-e-man.ir')]]);
  const mail = await eventually('the mail arrives', async () =>
    (await app.mails(owner.email)).find(({ text }) => text.includes('موقتاً بستند')),
  );
  expect(mail.text).toContain(atPort('nam-e-man.ir'));
  expect(mail.text).not.toContain(hostOf(site));
  expect((await toAdmin('resume')).status).toBe(200);
  await call('DELETE', `/domains/${domain.id}`);
  await expectNamed(hostOf(site));
  expect((await toAdmin('suspend', { reason: 'بررسی' })).status).toBe(200);
  const [last] = await rows<Notice>(app.ctx().em, NOTICES, [owner.id, 'site_suspended']);
  expect(originsIn(last?.message ?? '')).toEqual([atPort(hostOf(site))]);
  expect((await toAdmin('resume')).status).toBe(200);
});
const NOTICES = 'select type, message from notifications where user_id = $1 and type = $2 order by id desc';

it('a closed site follows when it opens again', async () => {
  const { token } = await createAccount(app, { role: 'admin' });
  const body = { reason: 'بررسی' };
  expect((await app.rest('POST', `/admin/sites/${site.id}/suspend`, { token, body })).status).toBe(200);
  await connect('baste-bud.ir');
  expect((await siteOf(app, site.orderId))?.buildingNumber).toBeNull();
  expect((await app.rest('POST', `/admin/sites/${site.id}/resume`, { token })).status).toBe(200);
  await expectNamed('baste-bud.ir');
});

it('changes while nobody builds end at the last one', async () => {
  await app.restart({ worker: false, ports: { dns } });
  const first = await connect('avval-i.ir');
  const second = await connect('dovvom-i.ir');
  await call('POST', `/domains/${second.id}/primary`, {});
  await call('DELETE', `/domains/${first.id}`);
  const waiting = (await siteOf(app, site.orderId))!;
  expect(waiting.buildingNumber).toBe(waiting.lastNumber);
  await app.restart({ worker: true, ports: { dns } });
  await expectNamed('dovvom-i.ir');
  expect((await siteOf(app, site.orderId))?.lastNumber).toBe(waiting.lastNumber);
});

/** Pages that got other addresses: the earlier ones lead to them, over every order of publishing and going back. */
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { fillWallet, payOrder } from '#tests/helpers/money.js';
import { placeOrder } from '#tests/helpers/orders.js';
import { rows } from '#platform/db/rows.js';
import { hostOf, siteOf, untilSite, visit, type SiteFacts } from '#tests/helpers/sites.js';
import { freshDomain, payableOf, wizard } from '#tests/helpers/wizards.js';

let app: TestApp;
let owner: Account;
let site: SiteFacts;

/** Pages after the first, by their ids: the slugs of them. */
type Slugs = Readonly<Record<string, string>>;

const pagesOf = (slugs: Slugs) =>
  ['main', ...Object.keys(slugs)].map((id) => ({
    id,
    name: id,
    ...(slugs[id] && { seo: { slug: slugs[id] } }),
    sections: [{ id: `hero-${id}`, sectionType: 'hero', layoutId: 'hero-1', order: 0, customData: {} }],
  }));

async function publish(slugs: Slugs): Promise<string> {
  const path = `/sites/${site.id}/draft`;
  const { body: draft } = await app.rest('GET', path, { token: owner.token });
  const design = {
    ...(draft['design'] as object),
    website_framework: { method: 'dynamic', dynamic_design: { pages: pagesOf(slugs), current_page_id: 'main' } },
  };
  const saved = await app.rest('PUT', path, { token: owner.token, body: { base_version: draft['version'], design } });
  expect(saved.status).toBe(200);
  expect((await app.rest('POST', `/sites/${site.id}/publish`, { token: owner.token, body: {} })).status).toBe(200);
  const shown = await untilSite(app, site.orderId, ({ buildingNumber }) => buildingNumber === null);
  return shown.liveReleaseId ?? '';
}

const rollback = async (releaseId: string): Promise<void> => {
  const body = { release_id: releaseId };
  const answer = await app.rest('POST', `/sites/${site.id}/rollback`, { token: owner.token, body });
  expect(answer.status).toBe(200);
};

/** The status, with the place that a redirect leads to. */
async function at(path: string): Promise<string> {
  const { status, headers } = await visit(app.url, hostOf(site), encodeURI(path));
  return headers.location === undefined ? String(status) : `${status} ${decodeURI(headers.location)}`;
}

beforeAll(async () => {
  app = await createTestApp();
  owner = await createAccount(app);
  const wizardData = wizard({ domain: freshDomain(), pages: [1, 1, 1, 1] });
  const order = await placeOrder(app, owner, { wizardData, totalToman: payableOf(wizardData) });
  await fillWallet(app, owner, order.priceRials);
  expect((await payOrder(app, owner, order.id, 'wallet')).status).toBe(200);
  site = await untilSite(app, order.id);
});
afterAll(() => app?.close());

it('a page that was renamed is found under each earlier address', async () => {
  await publish({ a: 'خدمات' });
  await publish({ a: 'کارها' });
  await publish({ a: 'نمونه‌کار' });
  const now = '301 /نمونه-کار.html';
  expect(await Promise.all(['/خدمات', '/خدمات.html', '/خدمات/', '/کارها.html'].map(at))).toEqual(Array(4).fill(now));
  expect(await at('/نمونه-کار.html')).toBe('200');
  expect(await at('/کارها?utm_source=x&q=/')).toBe(`${now}?utm_source=x&q=/`);
});

it('is revalidated, and HEAD is answered alike', async () => {
  const { status, headers, bytes } = await visit(app.url, hostOf(site), encodeURI('/خدمات'), { method: 'HEAD' });
  expect([status, headers['cache-control'], bytes.length]).toEqual([301, 'public, max-age=0, must-revalidate', 0]);
});

it('a page that takes an earlier address of another wins', async () => {
  await publish({ a: 'x', b: 'y' });
  await publish({ a: 'z', b: 'x' });
  expect(await Promise.all(['/x.html', '/y', '/z.html'].map(at))).toEqual(['200', '301 /x.html', '200']);
  expect(await Promise.all(['/X', '/Y'].map(at))).toEqual(['301 /x.html', '301 /x.html']);
  // The address belongs to the page that had it last.
  await publish({ a: 'z', b: 'w' });
  expect(await Promise.all(['/x', '/y'].map(at))).toEqual(['301 /w.html', '301 /w.html']);
});

it('a removed page is not found, and is again when it comes back', async () => {
  await publish({ a: 'p', b: 'q' });
  await publish({ a: 'p' });
  expect(await at('/q')).toBe('404');
  await publish({ a: 'p', b: 'q2' });
  expect(await at('/q')).toBe('301 /q2.html');
});

it('a page that became the first one is at the site itself', async () => {
  await publish({ a: 'first' });
  const path = `/sites/${site.id}/draft`;
  const { body: draft } = await app.rest('GET', path, { token: owner.token });
  const dynamic_design = { pages: pagesOf({ a: 'first' }).toReversed(), current_page_id: 'a' };
  const design = { ...(draft['design'] as object), website_framework: { method: 'dynamic', dynamic_design } };
  await app.rest('PUT', path, { token: owner.token, body: { base_version: draft['version'], design } });
  await app.rest('POST', `/sites/${site.id}/publish`, { token: owner.token, body: {} });
  await untilSite(app, site.orderId, ({ buildingNumber }) => buildingNumber === null);
  expect(await at('/first?a=b')).toBe('301 /?a=b');
});

it('going back leads later addresses to the pages of that release', async () => {
  const before = await publish({ a: 'old' });
  const after = await publish({ a: 'new' });
  expect(await at('/old')).toBe('301 /new.html');
  await rollback(before);
  expect(await Promise.all(['/old.html', '/new'].map(at))).toEqual(['200', '301 /old.html']);
  await rollback(after);
  expect(await Promise.all(['/old', '/new.html'].map(at))).toEqual(['301 /new.html', '200']);
});

it('cannot lead to another host, nor loop', async () => {
  const host = hostOf(site);
  for (const path of ['//evil.example', '/old//evil.example', '/%2f%2fevil.example', '/old%0d%0aSet-Cookie:a=b'])
    expect((await visit(app.url, host, path)).headers.location).toBeUndefined();
  expect(await at('/new.html')).toBe('200');
  expect(await at('/new/')).toBe('301 /new.html');
});

it('are forgotten with the account', async () => {
  const count = () => rows(app.ctx().em, 'select 1 from page_addresses where site_id = $1', [site.id]);
  expect((await count()).length).toBeGreaterThan(5);
  const admin = await createAccount(app, { role: 'admin' });
  const gone = await app.rest('DELETE', `/admin/users/${owner.id}`, {
    token: admin.token,
    body: { reason: 'به درخواست خودش' },
  });
  expect([gone.status, await count()]).toEqual([200, []]);
  expect((await siteOf(app, site.orderId))?.liveReleaseId).toBeNull();
});

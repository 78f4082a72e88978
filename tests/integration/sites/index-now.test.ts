/** Search engines are notified of pages that have changed, where the owner wants it, and of nothing else. */
import type { IndexNowOutcome } from '#core/sites/index-now.js';
import type { UrlSubmission } from '#platform/ports.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { fillWallet, payOrder } from '#tests/helpers/money.js';
import { placeOrder } from '#tests/helpers/orders.js';
import { HERE, simulateServers } from '#tests/helpers/domains.js';
import { hostOf, untilSite, visit, type SiteFacts } from '#tests/helpers/sites.js';
import { freshDomain, payableOf, wizard } from '#tests/helpers/wizards.js';

let app: TestApp;
let owner: Account;
let site: SiteFacts;

const dns = simulateServers();
/** A search engine that a test says the answers of. */
const received: UrlSubmission[] = [];
let answer: IndexNowOutcome = 'accepted';
const indexNow = {
  submit: (given: UrlSubmission) => {
    received.push(given);
    return Promise.resolve(answer);
  },
};

beforeAll(async () => {
  app = await createTestApp({ ports: { dns } });
  owner = await createAccount(app);
  const wizardData = wizard({ domain: freshDomain(), pages: [1, 1, 1] });
  const order = await placeOrder(app, owner, { wizardData, totalToman: payableOf(wizardData) });
  await fillWallet(app, owner, order.priceRials);
  expect((await payOrder(app, owner, order.id, 'wallet')).status).toBe(200);
  site = await untilSite(app, order.id);
});
afterAll(() => app?.close());

interface State {
  readonly is_available: boolean;
  readonly is_on: boolean;
  readonly key_url: string | null;
  readonly last_at: string | null;
  readonly last_urls: number | null;
  readonly last_outcome: IndexNowOutcome | null;
}

const call = (method: string, path: string, body?: object) =>
  app.rest(method, `/sites/${site.id}${path}`, { token: owner.token, ...(body && { body }) });
const read = async (): Promise<State> => (await call('GET', '/index-now')).body as unknown as State;
const turn = async (isOn: boolean): Promise<State> =>
  (await call('PUT', '/index-now', { is_on: isOn })).body as unknown as State;

async function publish(names: readonly string[], slugs: readonly string[] = []): Promise<void> {
  const { body: draft } = await call('GET', '/draft');
  const pages = names.map((name, at) => ({
    id: `page-${at}`,
    name,
    ...(slugs[at] && { seo: { slug: slugs[at] } }),
    sections: [{ id: `hero-${at}`, sectionType: 'hero', layoutId: 'hero-1', order: 0, customData: {} }],
  }));
  const framework = { method: 'dynamic', dynamic_design: { pages, current_page_id: 'page-0' } };
  const design = { ...(draft['design'] as object), website_framework: framework };
  expect((await call('PUT', '/draft', { base_version: draft['version'], design })).status).toBe(200);
  expect((await call('POST', '/publish', {})).status).toBe(200);
  await untilSite(app, site.orderId, ({ buildingNumber }) => buildingNumber === null);
}

const sent = (count: number) =>
  eventually(`${count} were submitted`, async () => (received.length >= count ? received[count - 1] : null));
const pathsOf = ({ urls }: UrlSubmission): string[] => urls.map((url) => decodeURI(new URL(url).pathname));

it('is off until the owner wants it, and serves no key', async () => {
  expect(await read()).toMatchObject({ is_available: true, is_on: false, key_url: null, last_at: null });
  await publish(['خانه', 'b', 'c']);
  expect(await read()).toMatchObject({ last_at: null });
});

it('the sandbox accepts a submission once it has read the key', async () => {
  const { key_url } = await turn(true);
  const { host, pathname } = new URL(key_url ?? '');
  expect(pathname).toMatch(/^\/[0-9a-f]{32}\.txt$/);
  const file = await visit(app.url, host.replace(/:\d+$/, ''), pathname);
  expect([file.status, file.headers['content-type'], `/${file.text}.txt`]).toEqual([
    200,
    'text/plain; charset=utf-8',
    pathname,
  ]);
  const done = await eventually('it was submitted', async () => {
    const now = await read();
    return now.last_at === null ? null : now;
  });
  expect(done).toMatchObject({ last_outcome: 'accepted', last_urls: 3 });
});

it('the sandbox refuses keys that the host does not serve, and addresses of other hosts', async () => {
  const host = `${hostOf(site)}:${new URL(app.url).port}`;
  const submit = async (body: object): Promise<number> => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return (await fetch(`${app.url}/sandbox/indexnow`, init)).status;
  };
  const key = 'f'.repeat(32);
  expect(await submit({ host, key, urlList: [`http://${host}/`] })).toBe(403);
  expect(await submit({ host, key, urlList: [`http://${host}/`, 'http://evil.example/'] })).toBe(422);
  expect(await submit({ host, key, keyLocation: 'http://evil.example/k.txt', urlList: [`http://${host}/`] })).toBe(422);
  expect(await submit({ host, key: 'x', urlList: [`http://${host}/`] })).toBe(400);
  expect(await submit({ host, key, urlList: [] })).toBe(400);
  expect(await submit({ host: 'a\0b', key, urlList: [`http://${host}/`] })).toBe(400);
});

it('the sandbox lists what was submitted, as text', async () => {
  const host = `${hostOf(site)}:${new URL(app.url).port}`;
  const urlList = Array.from({ length: 30 }, (_, number) => `http://${host}/?${number}=<script>\0`);
  const body = JSON.stringify({ host, key: 'f'.repeat(32), urlList });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${app.url}/sandbox/indexnow`, { method: 'POST', headers, body })).status).toBe(403);
  const page = await (await fetch(`${app.url}/sandbox/indexnow`)).text();
  expect(page).toContain('رد شد با کد ۴۰۳، ۳۰ آدرس');
  expect(page).toContain('و ۱۰ آدرس دیگر');
  expect(page).toContain(`http://${host}/`);
  expect(page).not.toContain('<script');
});

it('submits pages that changed, moved or are gone, in one request', async () => {
  await app.restart({ worker: true, ports: { dns, indexNow } });
  // At another port all pages are new.
  const { last_at } = await read();
  await publish(['خانه', 'b', 'c']);
  await eventually('it is noted', async () => ((await read()).last_at === last_at ? null : true));
  expect(received.splice(0)).toHaveLength(1);
  await publish(['خانه', 'b', 'c2'], ['', 'b', 'moved']);
  expect(pathsOf((await sent(1))!)).toEqual(expect.arrayContaining(['/moved.html', '/c.html']));
  expect(received[0]).toMatchObject({ host: new URL((await read()).key_url ?? '').host });
  await publish(['خانه', 'b', 'c2'], ['', 'b', 'moved']);
  expect(received).toHaveLength(1);
});

it('submits all pages at an address that has changed', async () => {
  const { body } = await call('POST', '/domains', { name: 'khabar-bede.ir' });
  const records = body['records'] as { kind: string; value: string }[];
  dns.set('khabar-bede.ir', { proof: [records.find(({ kind }) => kind === 'TXT')?.value ?? ''], bare: HERE });
  await call('POST', `/domains/${String(body['id'])}/check`);
  const at = (await sent(2))!;
  expect(at.urls.map((url) => new URL(url).hostname)).toEqual(Array(3).fill('khabar-bede.ir'));
  expect(new URL(at.keyLocation).hostname).toBe('khabar-bede.ir');
  expect((await visit(app.url, 'khabar-bede.ir', `/${at.key}.txt`)).text).toBe(at.key);
});

it('what is not accepted is shown, repeated, and sent again', async () => {
  answer = 'too_many';
  await publish(['خانه', 'b', 'c3'], ['', 'b', 'moved']);
  const first = (await sent(3))!;
  await eventually('it is shown', async () => ((await read()).last_outcome === 'too_many' ? true : null));
  answer = 'accepted';
  expect((await sent(4))!.urls).toEqual(first.urls);
  await eventually('it is shown', async () => ((await read()).last_outcome === 'accepted' ? true : null));
});

it('turned off, the key is gone and nothing is sent', async () => {
  const { key_url } = await read();
  const { pathname } = new URL(key_url ?? '');
  expect(await turn(false)).toMatchObject({ is_on: false, key_url: null, last_outcome: 'accepted' });
  expect((await visit(app.url, 'khabar-bede.ir', pathname)).status).toBe(404);
  const before = received.length;
  await publish(['خانه', 'b', 'c4'], ['', 'b', 'moved']);
  expect(received).toHaveLength(before);
});

it('cannot be turned on and off to send the same again', async () => {
  const { last_at } = await read();
  await turn(true);
  await eventually('it is noted', async () => ((await read()).last_at === last_at ? null : true));
  const before = received.length;
  for (let turns = 0; turns < 5; turns += 1) {
    await turn(false);
    await turn(true);
  }
  await publish(['خانه', 'b', 'c5'], ['', 'b', 'moved']);
  await sent(before + 1);
  expect(received).toHaveLength(before + 1);
});

it('cannot be seen or turned on by others, in either API', async () => {
  const stranger = await createAccount(app);
  const path = `/sites/${site.id}/index-now`;
  expect((await app.rest('GET', path, { token: stranger.token })).status).toBe(404);
  expect((await app.rest('PUT', path, { token: stranger.token, body: { is_on: true } })).status).toBe(404);
  const ask = 'mutation ($id: ID!) { setSiteIndexNow(id: $id, isOn: false) { isOn } }';
  const refused = await app.graphql(ask, { id: site.id }, stranger.token);
  expect(JSON.stringify(refused)).toContain('NOT_FOUND');
  const { data } = await app.graphql<{ setSiteIndexNow: { isOn: boolean } }>(ask, { id: site.id }, owner.token);
  expect(data.setSiteIndexNow.isOn).toBe(false);
});

/** The service for search engines: its report over both APIs, and what its customers add to the head of their sites. */
import { unzipSync } from 'fflate';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { byKey } from '#tests/helpers/api-keys.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { fillWallet, payOrder } from '#tests/helpers/money.js';
import { placeOrder } from '#tests/helpers/orders.js';
import { hostOf, untilSite, visit, type SiteFacts } from '#tests/helpers/sites.js';
import { freshDomain, payableOf, wizard } from '#tests/helpers/wizards.js';

interface Finding {
  readonly code: string;
  readonly page_id: string | null;
  readonly page_name: string | null;
  readonly advice: string;
}

const HEAD = {
  google: '<meta name="google-site-verification" content="Kx_9-abcDEF123">',
  theme_color: '#0F172A',
  json_ld: '{"@type":"FAQPage","name":"</script><script>alert(1)</script>"}',
};

let app: TestApp;
let owner: Account;

async function siteWith(services: readonly string[]): Promise<SiteFacts> {
  const wizardData = wizard({ domain: freshDomain(), pages: [1, 1], services });
  const order = await placeOrder(app, owner, { wizardData, totalToman: payableOf(wizardData) });
  await fillWallet(app, owner, order.priceRials);
  expect((await payOrder(app, owner, order.id, 'wallet')).status).toBe(200);
  return untilSite(app, order.id);
}

/** Saves the draft with these parts of its design. */
async function saveParts(site: SiteFacts, parts: object) {
  const path = `/sites/${site.id}/draft`;
  const { body } = await app.rest('GET', path, { token: owner.token });
  const design = structuredClone(body['design']) as { website_framework: { dynamic_design: object } };
  Object.assign(design.website_framework.dynamic_design, parts);
  return app.rest('PUT', path, { token: owner.token, body: { base_version: body['version'], design } });
}

const saveHead = (site: SiteFacts, head: object) => saveParts(site, { head });

async function publish(site: SiteFacts): Promise<SiteFacts> {
  expect((await app.rest('POST', `/sites/${site.id}/publish`, { token: owner.token, body: {} })).status).toBe(200);
  return untilSite(app, site.orderId, ({ buildingNumber }) => buildingNumber === null);
}

const page = async (site: SiteFacts, path = '/'): Promise<string> => (await visit(app.url, hostOf(site), path)).text;
const report = (site: SiteFacts, token = owner.token) => app.rest('GET', `/sites/${site.id}/seo`, { token });

let bought: SiteFacts;
let plain: SiteFacts;

beforeAll(async () => {
  app = await createTestApp();
  owner = await createAccount(app);
  bought = await siteWith(['seoOptimization', 'socialMediaIntegration']);
  plain = await siteWith([]);
});
afterAll(() => app?.close());

describe('the report', () => {
  it('has the same findings in both APIs, with reasons and advice', async () => {
    const { status, body } = await report(bought);
    const items = body['findings'] as Finding[];
    expect(status).toBe(200);
    expect(items).toContainEqual(
      expect.objectContaining({ code: 'titleMissing', page_id: 'page-1', page_name: 'صفحه 2' }),
    );
    expect(items.every(({ advice }) => advice.length > 10)).toBe(true);
    const query =
      'query ($id: ID!) { siteSeoReport(id: $id) { isBought findings { code pageId title reason advice } } }';
    const { data } = await app.graphql<{ siteSeoReport: { findings: Finding[] } }>(
      query,
      { id: bought.id },
      owner.token,
    );
    expect(data.siteSeoReport.findings.map(({ code }) => code)).toEqual(items.map(({ code }) => code));
  });

  it('follows the draft', async () => {
    const path = `/sites/${bought.id}/draft`;
    const { body } = await app.rest('GET', path, { token: owner.token });
    const design = structuredClone(body['design']) as { website_framework: { dynamic_design: { facts?: object } } };
    design.website_framework.dynamic_design.facts = { name: 'کافه مهر' };
    const codes = async () => ((await report(bought)).body['findings'] as Finding[]).map(({ code }) => code);
    expect(await codes()).toContain('businessName');
    await app.rest('PUT', path, { token: owner.token, body: { base_version: body['version'], design } });
    expect(await codes()).not.toContain('businessName');
  });

  it('cannot be read without the service, nor of another’s site', async () => {
    expect((await report(plain)).body).toMatchObject({ is_bought: false, findings: [] });
    const stranger = await createAccount(app);
    expect((await report(bought, stranger.token)).body['error_code']).toBe('NOT_FOUND');
    const key = await byKey(app, owner, 'read:orders');
    expect((await report(bought, key.token)).body['error_code']).toBe('FORBIDDEN');
  });
});

describe('the head of a site', () => {
  it('has what its customer added, as data', async () => {
    expect((await saveHead(bought, HEAD)).status).toBe(200);
    const { body } = await app.rest('GET', `/sites/${bought.id}/draft`, { token: owner.token });
    expect(body['changes']).toContain('تنظیم‌های موتورهای جستجو تغییر کرد');
    const { liveReleaseId } = await publish(bought);
    const first = await page(bought);
    expect(first).toContain('<meta name="google-site-verification" content="Kx_9-abcDEF123">');
    expect(first).toContain('<meta name="theme-color" content="#0f172a">');
    expect(first).not.toContain('<script>alert');
    expect(first).toContain('"@type":"FAQPage"');
    const path = `${app.url}/api/sites/${bought.id}/releases/${liveReleaseId}/export`;
    const zip = await fetch(path, { headers: { authorization: `Bearer ${owner.token}` } });
    const design = new TextDecoder().decode(unzipSync(new Uint8Array(await zip.arrayBuffer()))['design.json']);
    expect(JSON.parse(design)).toMatchObject({ head: { google: 'Kx_9-abcDEF123', themeColor: '#0f172a' } });
  });

  it('has nothing of it without the service', async () => {
    expect((await saveHead(plain, HEAD)).status).toBe(200);
    await publish(plain);
    const first = await page(plain);
    expect(first).not.toContain('google-site-verification');
    expect(first).not.toContain('FAQPage');
  });

  it.each([
    ['markup for a code', { google: 'x"><script>alert(1)</script>' }],
    ['a style for a colour', { theme_color: 'red;background:url(//evil.example)' }],
    ['a script for structured data', { json_ld: '<script>alert(1)</script>' }],
    ['more structured data than is kept', { json_ld: `{"@type":"x","a":"${'a'.repeat(9000)}"}` }],
    ['a megabyte', { json_ld: 'a'.repeat(1_000_000) }],
  ])('cannot be %s', async (_name, head) => {
    const { status, body } = await saveHead(bought, head);
    expect([status, body['error_code']]).toEqual([422, 'VALIDATION_ERROR']);
    expect(JSON.stringify(body)).toContain('head');
  });
});

it('each page has its own picture in shared links where that was bought', async () => {
  const pictureOf = (markup: string) => /property="og:image" content="([^"]+)"/.exec(markup)?.[1];
  const slug = encodeURI('/صفحه-2.html');
  const [first, second] = [pictureOf(await page(bought)), pictureOf(await page(bought, slug))];
  expect(second).toMatch(/\/assets\/social\.[0-9a-f]{16}\.jpg$/);
  expect(second).not.toBe(first);
  const { status, headers } = await visit(app.url, hostOf(bought), new URL(second ?? '').pathname);
  expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(pictureOf(await page(plain, slug))).toBe(pictureOf(await page(plain)));
});

describe('share links', () => {
  it('are on every page with its own address', async () => {
    expect((await saveParts(bought, { share: ['email', 'eitaa', 'bale'] })).status).toBe(200);
    const { body } = await app.rest('GET', `/sites/${bought.id}/draft`, { token: owner.token });
    expect(body['changes']).toContain('دکمه‌های اشتراک‌گذاری تغییر کرد');
    await publish(bought);
    const second = await page(bought, encodeURI('/صفحه-2.html'));
    const canonical = /<link rel="canonical" href="([^"]+)">/.exec(second)?.[1] ?? '';
    expect(second).toContain(`https://eitaa.com/share/url?url=${encodeURIComponent(canonical)}&amp;`);
    expect(second).toContain(`https://ble.ir/share/url?url=${encodeURIComponent(canonical)}&amp;`);
    expect(second).not.toContain('t.me/share');
  });

  it('are left out without the service', async () => {
    expect((await saveParts(plain, { share: ['telegram'] })).status).toBe(200);
    await publish(plain);
    expect(await page(plain)).not.toContain('t.me/share');
  });

  it.each([[['facebook']], [['javascript:alert(1)']], [Array(100).fill('x')]])('cannot lead to %j', async (share) => {
    expect((await saveParts(bought, { share })).body['error_code']).toBe('VALIDATION_ERROR');
  });
});

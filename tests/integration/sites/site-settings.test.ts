/**
 * The settings of a site: saved and read over both APIs, and what visitors get of them: the announcement, the words of
 * the 404 page, redirects, and the policy that allows the picture of Enamad.
 */
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { fillWallet, payOrder } from '#tests/helpers/money.js';
import { placeOrder } from '#tests/helpers/orders.js';
import { hostOf, untilSite, visit, type SiteFacts } from '#tests/helpers/sites.js';
import { freshDomain, payableOf, TINY_PNG, wizard } from '#tests/helpers/wizards.js';

let app: TestApp;
let owner: Account;
let site: SiteFacts;
let other: SiteFacts;

const ENAMAD = 'https://trustseal.enamad.ir/?id=123456&Code=abcdefghij0123456789';
const PASTED = `<a referrerpolicy='origin' target='_blank' href='${ENAMAD}'><img src='x' onerror='alert(1)'></a>`;
const SECOND = encodeURI('/صفحه-2.html');

const SETTINGS = {
  announcement: { text: 'جمعه تعطیلیم.', to: 'tel:02112345678' },
  icon: null,
  notFound: { title: 'گم شدید؟', text: null },
  redirects: [
    { from: '/old-shop/item.php', to: '/صفحه-2.html#prices' },
    { from: '/a', to: '/b' },
    { from: '/b', to: '/old-shop/item.php' },
    { from: '/صفحه-2', to: '/' },
    { from: '/lost', to: '/nowhere' },
  ],
  seals: { enamad: ENAMAD, samandehi: null },
};

async function paidSite(): Promise<SiteFacts> {
  const wizardData = wizard({ domain: freshDomain(), pages: [2, 1] });
  const order = await placeOrder(app, owner, { wizardData, totalToman: payableOf(wizardData) });
  await fillWallet(app, owner, order.priceRials);
  expect((await payOrder(app, owner, order.id, 'wallet')).status).toBe(200);
  return untilSite(app, order.id);
}

/** Saves the draft with these settings over REST. */
async function save(settings: unknown) {
  const path = `/sites/${site.id}/draft`;
  const { body } = await app.rest('GET', path, { token: owner.token });
  const design = structuredClone(body['design']) as { website_framework: { dynamic_design: object } };
  Object.assign(design.website_framework.dynamic_design, { settings });
  return app.rest('PUT', path, { token: owner.token, body: { base_version: body['version'], design } });
}

const FIELDS =
  'settings { announcement { text to } icon notFound { title text } redirects { from to } seals { enamad samandehi } }';

const answer = (path: string, of = site) => visit(app.url, hostOf(of), path);
const policyOf = async (path: string, of = site) => (await answer(path, of)).headers['content-security-policy'];

beforeAll(async () => {
  app = await createTestApp();
  owner = await createAccount(app);
  [site, other] = [await paidSite(), await paidSite()];
});
afterAll(() => app?.close());

it('are saved over REST, with the pasted code read, named among the changes, and read over GraphQL', async () => {
  const { status, body } = await save({
    announcement: { text: 'جمعه\nتعطیلیم.', to: 'tel:02112345678' },
    not_found: { title: 'گم شدید؟' },
    redirects: SETTINGS.redirects,
    seals: { enamad: PASTED },
  });
  expect(status).toBe(200);
  expect(body['changes']).toEqual([
    'نوار اعلان سایت تغییر کرد',
    'متن صفحهٔ «پیدا نشد» تغییر کرد',
    'آدرس‌های قدیمی سایت تغییر کرد',
    'نمادهای اعتماد سایت تغییر کرد',
  ]);
  const query = `query ($id: ID!) { siteDraft(id: $id) { design { websiteFramework { dynamicDesign { ${FIELDS} } } } } }`;
  const { data } = await app.graphql<{
    siteDraft: { design: { websiteFramework: { dynamicDesign: { settings: unknown } } } };
  }>(query, { id: site.id }, owner.token);
  expect(data.siteDraft.design.websiteFramework.dynamicDesign.settings).toEqual(SETTINGS);
});

it('are saved over GraphQL and read over REST', async () => {
  const fields = `version design { websiteFramework { dynamicDesign { currentPageId ${FIELDS} pages { id name
    sections { id sectionType layoutId order } } } } }`;
  type Answer = { version: number; design: { websiteFramework: { dynamicDesign: { settings: object } } } };
  const { data } = await app.graphql<{ siteDraft: Answer }>(
    `query ($id: ID!) { siteDraft(id: $id) { ${fields} } }`,
    { id: site.id },
    owner.token,
  );
  const { version, design } = structuredClone(data.siteDraft);
  Object.assign(design.websiteFramework.dynamicDesign.settings, { notFound: { title: 'گم شدید؟', text: 'برگردید.' } });
  const mutation = `mutation ($id: ID!, $input: SaveSiteDraftInput!) { saveSiteDraft(id: $id, input: $input) { version } }`;
  const saved = await app.graphql(mutation, { id: site.id, input: { design, baseVersion: version } }, owner.token);
  expect(saved.errors).toBeUndefined();
  const { body } = await app.rest('GET', `/sites/${site.id}/draft`, { token: owner.token });
  const read = body['design'] as { website_framework: { dynamic_design: { settings: object } } };
  expect(read.website_framework.dynamic_design.settings).toMatchObject({
    announcement: SETTINGS.announcement,
    not_found: { title: 'گم شدید؟', text: 'برگردید.' },
    redirects: SETTINGS.redirects,
    seals: { enamad: ENAMAD },
  });
});

describe('a published site', () => {
  beforeAll(async () => {
    expect((await app.rest('POST', `/sites/${site.id}/publish`, { token: owner.token, body: {} })).status).toBe(200);
    site = await untilSite(app, site.orderId, ({ buildingNumber }) => buildingNumber === null);
  });

  it('has the announcement above the header of each page', async () => {
    for (const path of ['/', SECOND]) expect((await answer(path)).text).toContain('tel:02112345678">جمعه تعطیلیم.</a>');
  });

  it("says the owner's words at addresses that do not exist", async () => {
    const { status, text } = await answer('/nowhere');
    expect([status, text.includes('گم شدید؟'), text.includes('برگردید.')]).toEqual([404, true, true]);
  });

  it.each([
    ['/old-shop/item.php', `${SECOND}#prices`],
    ['/old-shop/item.php?utm=1', `${SECOND}?utm=1#prices`],
    ['/OLD-shop/item.php', `${SECOND}#prices`],
    ['/a', `${SECOND}#prices`],
    ['/a/', `${SECOND}#prices`],
    ['/B.html', `${SECOND}#prices`],
    ['/lost', '/nowhere'],
  ])('leads from %s to %s for good', async (from, to) => {
    const { status, headers } = await answer(from);
    expect([status, headers.location]).toEqual([301, to]);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('a page wins over a redirect, under each of its spellings', async () => {
    expect((await answer(SECOND)).status).toBe(200);
    expect((await answer(encodeURI('/صفحه-2'))).headers.location).toBe(SECOND);
  });

  it("alone may show Enamad's picture: no other site may", async () => {
    expect((await answer('/')).text).toContain('https://trustseal.enamad.ir/logo.aspx?id=123456&amp;Code=');
    for (const path of ['/', SECOND, '/nowhere'])
      expect(await policyOf(path)).toContain("img-src 'self' data: https://trustseal.enamad.ir;");
    expect(await policyOf('/', other)).toContain("img-src 'self' data:;");
  });

  it('loses both with the next release without them', async () => {
    expect((await save(undefined)).status).toBe(200);
    expect((await app.rest('POST', `/sites/${site.id}/publish`, { token: owner.token, body: {} })).status).toBe(200);
    site = await untilSite(app, site.orderId, ({ buildingNumber }) => buildingNumber === null);
    expect((await answer('/a')).status).toBe(404);
    expect(await policyOf('/')).not.toContain('enamad');
  });
});

it.each([
  ['an announcement of 121 characters', { announcement: { text: 'x'.repeat(121) } }],
  ['an announcement that leads to a script', { announcement: { text: 'x', to: 'javascript:alert(1)' } }],
  [
    'an announcement that leads to the file of somebody else',
    { announcement: { text: 'x', to: 'file:00000000-0000-4000-8000-000000000000' } },
  ],
  ['a redirect to another host', { redirects: [{ from: '/a', to: '//evil.example/' }] }],
  ['a redirect to an address', { redirects: [{ from: '/a', to: 'https://evil.example/' }] }],
  ['a redirect with a line end', { redirects: [{ from: '/a', to: '/b%0d%0aset-cookie:x' }] }],
  ['a redirect of the first page', { redirects: [{ from: '/', to: '/a' }] }],
  [
    'a circle',
    {
      redirects: [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
      ],
    },
  ],
  ['too many redirects', { redirects: Array.from({ length: 201 }, (_, n) => ({ from: `/${n}`, to: '/' })) }],
  ['half a redirect', { redirects: [{ from: '/a' }] }],
  ['markup as a seal', { seals: { enamad: '<script>alert(1)</script>' } }],
  ['a seal of another host', { seals: { enamad: ENAMAD.replace('enamad.ir', 'enamad.ir.evil.example') } }],
  ['too long a title', { not_found: { title: 'x'.repeat(81) } }],
])('cannot have %s', async (_, settings) => {
  expect((await save(settings)).body['error_code']).toBe('VALIDATION_ERROR');
});

describe('the icon', () => {
  const iconOf = (body: Record<string, unknown>) => {
    const { website_framework: framework } = body['design'] as {
      website_framework: { dynamic_design: { settings: { icon?: string } } };
    };
    return framework.dynamic_design.settings.icon;
  };

  it('is kept as a file of the account, which cannot be deleted', async () => {
    const { status, body } = await save({ announcement: SETTINGS.announcement, icon: TINY_PNG });
    expect(status).toBe(200);
    expect(body['changes']).toContain('آیکون سایت تغییر کرد');
    const icon = iconOf(body) ?? '';
    expect(icon).toMatch(/^file:/);
    const deleted = await app.rest('DELETE', `/storage/design-assets/${icon.slice('file:'.length)}`, {
      token: owner.token,
    });
    expect([deleted.status, deleted.body['error_code']]).toEqual([409, 'FILE_IN_USE']);
  });

  it.each([
    'https://elsewhere.example/icon.png',
    'gallery/1.png',
    'data:text/html;base64,PGI+',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'data:image/png;base64,PGI+',
    `data:image/png;base64,${'A'.repeat(300_000)}`,
  ])('cannot be %.40s', async (icon) => {
    expect((await save({ icon })).status).toBe(422);
  });
});

/** The own menu of a site: saved and read over both APIs, published, refused where it is none, and taken along. */
import { unzipSync, zipSync } from 'fflate';
import { rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { fillWallet, payOrder } from '#tests/helpers/money.js';
import { placeOrder } from '#tests/helpers/orders.js';
import { PDF } from '#tests/helpers/samples/sample-files.js';
import { hostOf, untilSite, visit, type SiteFacts } from '#tests/helpers/sites.js';
import { freshDomain, payableOf, wizard } from '#tests/helpers/wizards.js';

let app: TestApp;
let owner: Account;
let site: SiteFacts;
let ids: Record<'price' | 'foreign', string>;

async function upload(who: Account, name: string): Promise<string> {
  const body = new FormData();
  body.append('files[]', new Blob([new Uint8Array(PDF)]), name);
  const headers = { authorization: `Bearer ${who.token}` };
  const answer = await fetch(`${app.url}/api/storage/upload/uploads`, { method: 'POST', body, headers });
  return ((await answer.json()) as { file?: { id: string } }).file?.id ?? '';
}

const menuWith = (more: object = {}) => ({
  items: [
    { id: 'a', label: 'شروع', to: 'page:main' },
    {
      id: 'b',
      label: 'بیشتر از ما',
      to: '',
      children: [
        { id: 'c', label: 'تعرفه', to: `file:${ids.price}` },
        { id: 'd', label: 'بیگانه', to: `file:${ids.foreign}` },
        { id: 'e', label: 'تلفن', to: 'tel:02112345678' },
      ],
    },
    { id: 'f', label: 'گم', to: 'page:gone' },
  ],
  hidden: [],
  button: { label: 'نوبت بگیرید', to: 'https://nobat.example/' },
  ...more,
});

/** Saves the draft with this menu over REST. */
async function save(menu: unknown) {
  const path = `/sites/${site.id}/draft`;
  const { body } = await app.rest('GET', path, { token: owner.token });
  const design = structuredClone(body['design']) as { website_framework: { dynamic_design: object } };
  Object.assign(design.website_framework.dynamic_design, { menu });
  return app.rest('PUT', path, { token: owner.token, body: { base_version: body['version'], design } });
}

const MENU = `menu { items { id label to children { id label to } } hidden button { label to } }`;

async function typedMenu(): Promise<unknown> {
  const query = `query ($id: ID!) { siteDraft(id: $id) { design { websiteFramework { dynamicDesign { ${MENU} } } } } }`;
  const { data } = await app.graphql<{
    siteDraft: { design: { websiteFramework: { dynamicDesign: { menu: unknown } } } };
  }>(query, { id: site.id }, owner.token);
  return data.siteDraft.design.websiteFramework.dynamicDesign.menu;
}

async function publish(): Promise<void> {
  expect((await app.rest('POST', `/sites/${site.id}/publish`, { token: owner.token, body: {} })).status).toBe(200);
  site = await untilSite(app, site.orderId, ({ buildingNumber }) => buildingNumber === null);
}

const page = async (path = '/'): Promise<string> => (await visit(app.url, hostOf(site), path)).text;
/** The words of the wide navigation with where they lead. */
const navOf = (html: string): string[][] => {
  const [, nav = ''] = /<nav class="bp-nav[^>]*>([\s\S]*?)<\/nav>/.exec(html) ?? [];
  return [...nav.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(([, href = '', words = '']) => [words, href]);
};

beforeAll(async () => {
  app = await createTestApp();
  owner = await createAccount(app);
  ids = { price: await upload(owner, 'تعرفه.pdf'), foreign: await upload(owner, 'foreign.pdf') };
  const wizardData = wizard({ domain: freshDomain(), pages: [2, 1] });
  const framework = wizardData['websiteFramework'] as { dynamicDesign: { pages: { sections: object[] }[] } };
  const header = { id: 'h', sectionType: 'headers', layoutId: 'headers-1', order: 0, customData: {} };
  for (const { sections } of framework.dynamicDesign.pages) sections[0] = header;
  const order = await placeOrder(app, owner, { wizardData, totalToman: payableOf(wizardData) });
  await fillWallet(app, owner, order.priceRials);
  expect((await payOrder(app, owner, order.id, 'wallet')).status).toBe(200);
  site = await untilSite(app, order.id);
});
afterAll(() => app?.close());

it('is saved over REST, read over GraphQL, and named among the changes', async () => {
  const { status, body } = await save(menuWith());
  expect([status, JSON.stringify(body['changes'])]).toEqual([200, expect.stringContaining('منوی سایت تغییر کرد')]);
  expect(await typedMenu()).toMatchObject(menuWith());
});

it('is saved over GraphQL and read over REST', async () => {
  const fields = `version design { websiteFramework { dynamicDesign { currentPageId ${MENU} pages { id name
    sections { id sectionType layoutId order } } } } }`;
  type Answer = { version: number; design: { websiteFramework: { dynamicDesign: { menu: object } } } };
  const { data } = await app.graphql<{ siteDraft: Answer }>(
    `query ($id: ID!) { siteDraft(id: $id) { ${fields} } }`,
    { id: site.id },
    owner.token,
  );
  const { version, design } = structuredClone(data.siteDraft);
  Object.assign(design.websiteFramework.dynamicDesign.menu, { hidden: ['page-1'], button: null });
  const mutation = `mutation ($id: ID!, $input: SaveSiteDraftInput!) { saveSiteDraft(id: $id, input: $input) { version } }`;
  const saved = await app.graphql(mutation, { id: site.id, input: { design, baseVersion: version } }, owner.token);
  expect(saved.errors).toBeUndefined();
  const { body } = await app.rest('GET', `/sites/${site.id}/draft`, { token: owner.token });
  const read = (body['design'] as { website_framework: { dynamic_design: { menu: object } } }).website_framework
    .dynamic_design.menu;
  expect(read).toMatchObject({ hidden: ['page-1'] });
  expect(read).not.toHaveProperty('button');
});

it('is published on every page, without files of others and pages that are gone', async () => {
  expect((await save(menuWith())).status).toBe(200);
  const stranger = await createAccount(app);
  await rows(app.ctx().em, 'update files set owner_id = $2 where id = $1', [ids.foreign, stranger.id]);
  await publish();
  const first = await page();
  const [, file = ''] = /href="(files\/[^"]+)"/.exec(first) ?? [];
  expect(navOf(first)).toEqual([
    ['شروع', 'index.html'],
    ['تعرفه', file],
    ['تلفن', 'tel:02112345678'],
    ['صفحه 2', 'صفحه-2.html'],
    ['نوبت بگیرید', 'https://nobat.example/'],
  ]);
  expect((await visit(app.url, hostOf(site), `/${encodeURI(file)}`)).status).toBe(200);
  expect(navOf(await page(encodeURI('/صفحه-2.html')))).toEqual(navOf(first));
  expect(first).not.toContain(ids.foreign);
});

it.each([
  ['a script', { items: [{ id: 'a', label: 'x', to: 'javascript:alert(1)' }] }],
  ['a script in a group', { items: [{ id: 'a', children: [{ id: 'b', label: 'x', to: 'data:text/html,x' }] }] }],
  ['a script on its button', { button: { label: 'x', to: 'vbscript:x' } }],
  ['an overlong label', { items: [{ id: 'a', label: 'x'.repeat(41), to: 'page:main' }] }],
  ['too many entries', { items: Array.from({ length: 13 }, (_, n) => ({ id: `i${n}`, label: 'x', to: 'page:main' })) }],
  ['a file by a path', { items: [{ id: 'a', label: 'x', to: 'files/x-0a1b2c3d.pdf' }] }],
  ['text in place of entries', { items: 'x' }],
])('cannot have %s', async (_, menu) => {
  expect((await save(menu)).body['error_code']).toBe('VALIDATION_ERROR');
});

it('goes with the zip and comes back with its files', async () => {
  const path = `${app.url}/api/sites/${site.id}/releases/${site.liveReleaseId}/export`;
  const answer = await fetch(path, { headers: { authorization: `Bearer ${owner.token}` } });
  const zip = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const design = Buffer.from(zip['design.json'] ?? []).toString();
  expect(design).toMatch(/"to": "files\/تعرفه-[0-9a-f]{8}\.pdf"/);
  expect(design).not.toContain('file:');
  const other = await createAccount(app);
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(zipSync(zip))]), 'site.zip');
  const headers = { authorization: `Bearer ${other.token}` };
  const imported = await fetch(`${app.url}/api/wizard/import`, { method: 'POST', body, headers });
  const text = await imported.text();
  expect(imported.status).toBe(200);
  expect(text).toMatch(/"label":"تعرفه","to":"file:[0-9a-f-]{36}"/);
  expect(text).toContain('نوبت بگیرید');
});

it('is taken back by leaving it out', async () => {
  expect((await save(undefined)).status).toBe(200);
  expect(await typedMenu()).toBeNull();
  await publish();
  expect(navOf(await page()).map(([words]) => words)).not.toContain('شروع');
});

/** A header and footer that a design has once for all pages: priced once, kept, built, taken away and imported. */
import { unzipSync } from 'fflate';
import { fromKeyedLists } from '#core/design/keyed-lists.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { fillWallet, payOrder } from '#tests/helpers/money.js';
import { placeOrder, type PlacedOrder } from '#tests/helpers/orders.js';
import { hostOf, untilSite, visit, type SiteFacts } from '#tests/helpers/sites.js';
import { freshDomain, payableOf, TINY_PNG, typedWizard, wizard } from '#tests/helpers/wizards.js';

let app: TestApp;
let owner: Account;
let order: PlacedOrder;
let site: SiteFacts;

const section = (sectionType: 'headers' | 'footer' | 'hero' | 'about', customData: object = {}) => ({
  id: `one-${sectionType}`,
  sectionType,
  layoutId: `${sectionType}-1`,
  order: 0,
  customData,
});

/** Two pages of one section each, and what they share. */
function sharing(shared: object): Record<string, unknown> {
  const data = wizard({ domain: freshDomain(), pages: [1, 1] });
  const framework = data['websiteFramework'] as { dynamicDesign: object };
  return { ...data, websiteFramework: { ...framework, dynamicDesign: { ...framework.dynamicDesign, shared } } };
}
const pictured = (picture1: string | undefined, texts = {}) => ({
  ...section('footer', { texts, images: { picture1 } }),
  layoutId: 'gallery-1',
});
const SHARED = {
  header: section('headers', { texts: { cta: 'میز رزرو کنید' }, links: { cta: 'page:page-1' } }),
  // No layout of a footer has pictures; a section may have a layout of another type.
  footer: pictured(TINY_PNG, { title: 'با عشق در تهران' }),
};
const place = (account: Account, data: Record<string, unknown>): Promise<PlacedOrder> =>
  placeOrder(app, account, { wizardData: data, totalToman: payableOf(data) });

const SECTION =
  'id sectionType layoutId order customData { texts { key value } links { key value } images { key value } }';
const STORED = `query ($id: ID!) { order(id: $id) { wizardData { websiteFramework { dynamicDesign {
  shared { header { ${SECTION} } footer { ${SECTION} } } } } } } }`;

interface Stored {
  readonly header?: typeof SHARED.header;
  readonly footer?: { readonly id: string; readonly customData: { images?: Record<string, string> } };
}

async function sharedOf(account: Account, { id }: PlacedOrder): Promise<Stored> {
  const { data } = await app.graphql<{
    order: { wizardData: { websiteFramework: { dynamicDesign: { shared: unknown } } } };
  }>(STORED, { id }, account.token);
  return fromKeyedLists(data.order.wizardData.websiteFramework.dynamicDesign.shared, 'dropped') as Stored;
}
const pictureOf = async (account: Account, of: PlacedOrder): Promise<string | undefined> =>
  (await sharedOf(account, of)).footer?.customData.images?.['picture1'];

beforeAll(async () => {
  app = await createTestApp();
  owner = await createAccount(app);
  order = await place(owner, sharing(SHARED));
  await fillWallet(app, owner, order.priceRials);
  expect((await payOrder(app, owner, order.id, 'wallet')).status).toBe(200);
  site = await untilSite(app, order.id);
});
afterAll(() => app?.close());

test('both APIs count them once in the price', async () => {
  const given = sharing(SHARED);
  const { body } = await app.rest('POST', '/wizard/calculate-price', { body: { wizard_data: given } });
  const typed = await app.graphql(
    'query ($wizardData: WizardDataInput!) { quote(wizardData: $wizardData) { payableToman lines { kind quantity } } }',
    { wizardData: typedWizard(given) },
  );
  expect(JSON.stringify(body)).toContain(String(payableOf(given)));
  expect(typed).toMatchObject({
    data: {
      quote: {
        payableToman: payableOf(given),
        lines: expect.arrayContaining([{ kind: 'sections', quantity: 4 }]) as unknown,
      },
    },
  });
});

test('their pictures are stored as files', async () => {
  expect(await pictureOf(owner, order)).toMatch(/^file:[0-9a-f-]{36}$/);
});

test('cannot show another customer’s picture', async () => {
  const footer = pictured(await pictureOf(owner, order));
  const other = await createAccount(app);
  await expect(place(other, sharing({ footer }))).rejects.toThrow('FILE_UNKNOWN');
});

test('every page of the built site shows them', async () => {
  const pages = await Promise.all(['/', '/صفحه-2.html'].map((path) => visit(app.url, hostOf(site), encodeURI(path))));
  for (const { status, text } of pages) {
    expect(status).toBe(200);
    expect(text).toContain('میز رزرو کنید');
    expect(text).toContain('با عشق در تهران');
  }
});

test('GraphQL gives back what it was given', async () => {
  expect(await sharedOf(owner, order)).toMatchObject({ header: SHARED.header, footer: { id: 'one-footer' } });
});

test('the exported design is imported with them', async () => {
  const path = `${app.url}/api/sites/${site.id}/releases/${site.liveReleaseId}/export`;
  const answer = await fetch(path, { headers: { authorization: `Bearer ${owner.token}` } });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const design = JSON.parse(Buffer.from(files['design.json'] ?? []).toString()) as { shared: typeof SHARED };
  expect(design.shared.header).toMatchObject({ id: 'one-headers', customData: SHARED.header.customData });
  expect(JSON.stringify(design.shared.footer)).toMatch(/originals\/[0-9a-f]{32}\.png/);
});

test('cannot be a section of another type', async () => {
  const wizardData = sharing({ header: section('hero') });
  const placed = placeOrder(app, owner, { wizardData, totalToman: payableOf(sharing(SHARED)) });
  await expect(placed).rejects.toThrow('dynamicDesign.shared.header.sectionType');
});

test('cannot have a link that is none', async () => {
  const wizardData = sharing({ header: section('headers', { links: { cta: 'javascript:alert(1)' } }) });
  const placed = placeOrder(app, owner, { wizardData, totalToman: payableOf(wizardData) });
  await expect(placed).rejects.toThrow('dynamicDesign.shared.header.customData.links.cta');
});

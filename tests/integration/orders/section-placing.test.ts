/** Hiding a section on a device and its word in the address: both APIs store them, and refuse everything else. */
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { placeOrder } from '#tests/helpers/orders.js';

let app: TestApp;
let owner: Account;

beforeAll(async () => {
  app = await createTestApp({ worker: false });
  owner = await createAccount(app);
});
afterAll(() => app?.close());

const UPDATE = `mutation Placing($id: ID!, $snapshot: DesignInput!) {
  updateOrderDesign(orderId: $id, snapshot: $snapshot) { wizardData { websiteFramework { dynamicDesign { pages {
    sections { hiddenOn anchor } } } } } } }`;

interface Placed {
  readonly updateOrderDesign: {
    readonly wizardData: { readonly websiteFramework: { readonly dynamicDesign: { readonly pages: readonly Page[] } } };
  };
}
interface Page {
  readonly sections: readonly unknown[];
}

const sectionOf = (id: string, placing: object) => ({
  id,
  sectionType: 'hero',
  layoutId: 'hero-1',
  order: 0,
  ...placing,
});

async function byGraphql(...placings: readonly object[]) {
  const { id } = await placeOrder(app, owner);
  const sections = placings.map((placing, at) => sectionOf(`s${at}`, placing));
  const snapshot = { pages: [{ id: 'main', name: 'یک', sections }] };
  const { data, errors } = await app.graphql<Placed>(UPDATE, { id, snapshot }, owner.token);
  if (errors) return errors[0]?.extensions?.['code'];
  return data?.updateOrderDesign.wizardData.websiteFramework.dynamicDesign.pages[0]?.sections;
}

async function byRest(placing: object) {
  const section = { id: 's1', section_type: 'hero', layout_id: 'hero-1', order: 0, ...placing };
  const design_snapshot = { pages: [{ id: 'main', name: 'یک', sections: [section] }] };
  const { status, body } = await app.rest('POST', '/wizard/designs', { token: owner.token, body: { design_snapshot } });
  return status < 300 || body['error_code'];
}

test('a section keeps the device that it is hidden on, and its word', async () => {
  const stored = await byGraphql({ hiddenOn: 'phone', anchor: 'رزرو_میز' }, { hiddenOn: 'desktop' }, {});
  expect(stored).toEqual([
    { hiddenOn: 'phone', anchor: 'رزرو_میز' },
    { hiddenOn: 'desktop', anchor: null },
    { hiddenOn: null, anchor: null },
  ]);
  expect(await byRest({ hidden_on: 'phone', anchor: 'رزرو_میز' })).toBe(true);
});

test.each([{ anchor: 'a b' }, { anchor: '"><script>' }, { anchor: 'hero' }, { anchor: 'x'.repeat(41) }])(
  'a section cannot have the word %j',
  async (placing) => {
    expect(await byGraphql(placing)).toBe('VALIDATION_ERROR');
    expect(await byRest(placing)).toBe('VALIDATION_ERROR');
  },
);

test('a section cannot be hidden on a device that is none', async () => {
  expect(await byGraphql({ hiddenOn: 'everywhere' })).toMatch(/VALIDATION_ERROR|BAD_USER_INPUT/);
  expect(await byRest({ hidden_on: 'everywhere' })).toBe('VALIDATION_ERROR');
});

test('two sections of a page cannot have one word', async () => {
  expect(await byGraphql({ anchor: 'یک' }, { anchor: 'یک' })).toBe('VALIDATION_ERROR');
});

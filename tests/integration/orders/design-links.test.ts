/** The links of a design: both APIs store what is one, and name what is none. */
import { createAccount, type Account } from '../../helpers/accounts.js';
import { createTestApp, type TestApp } from '../../helpers/app.js';
import { placeOrder } from '../../helpers/orders.js';

let app: TestApp;
let owner: Account;

beforeAll(async () => {
  app = await createTestApp({ worker: false });
  owner = await createAccount(app);
});
afterAll(() => app?.close());

const section = { id: 's1', sectionType: 'hero', layoutId: 'hero-1', order: 0 };
const UPDATE = `mutation Links($id: ID!, $snapshot: DesignInput!) {
  updateOrderDesign(orderId: $id, snapshot: $snapshot) { wizardData { websiteFramework { dynamicDesign { pages {
    sections { customData { links { key value } } } } } } } } }`;

/** Of a design with this link, what GraphQL answers: the stored link, or the names of the faulty fields. */
async function byGraphql(id: string, value: string): Promise<unknown> {
  const customData = { links: [{ key: 'primary', value }] };
  const snapshot = { pages: [{ id: 'main', name: 'یک', sections: [{ ...section, customData }] }] };
  const { data, errors } = await app.graphql<{ updateOrderDesign: unknown }>(UPDATE, { id, snapshot }, owner.token);
  if (!errors) return JSON.stringify(data).includes(value);
  const { code, fields } = (errors[0]?.extensions ?? {}) as { code?: string; fields?: readonly { path: string }[] };
  return [code, ...(fields ?? []).map(({ path }) => path)];
}

async function byRest(value: string): Promise<unknown> {
  const sections = [
    { id: 's1', section_type: 'hero', layout_id: 'hero-1', order: 0, custom_data: { links: { primary: value } } },
  ];
  const design_snapshot = { pages: [{ id: 'main', name: 'یک', sections }] };
  const { status, body } = await app.rest('POST', '/wizard/designs', { token: owner.token, body: { design_snapshot } });
  if (status === 201 || status === 200) return true;
  return body['error_code'];
}

test.each(['page:main', 'section:main/s1', 'tel:02112345678', 'https://wa.me/989121234567', 'mailto:a@b.ir'])(
  'a design keeps the link %s',
  async (link) => {
    const { id } = await placeOrder(app, owner);
    expect([await byGraphql(id, link), await byRest(link)]).toEqual([true, true]);
  },
);

test.each(['javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'data:text/html,x', '//evil.example', 'section:main'])(
  'a design cannot hold %s as a link',
  async (link) => {
    const { id } = await placeOrder(app, owner);
    const path = 'designSnapshot.pages.0.sections.0.customData.links.primary';
    expect([await byGraphql(id, link), await byRest(link)]).toEqual([['VALIDATION_ERROR', path], 'VALIDATION_ERROR']);
  },
);

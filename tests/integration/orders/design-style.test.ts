/** The style of a section: both APIs store what the table of styles has, and refuse everything else. */
import { SECTION_STYLE } from '#core/sections/section-style.js';
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

const UPDATE = `mutation Style($id: ID!, $snapshot: DesignInput!) {
  updateOrderDesign(orderId: $id, snapshot: $snapshot) { wizardData { websiteFramework { dynamicDesign { pages {
    sections { customData { style { tone divider pattern } } } } } } } } }`;

type Styled = { websiteFramework: { dynamicDesign: { pages: { sections: { customData: unknown }[] }[] } } };
const sectionOf = (type: string) => ({ id: 's1', sectionType: type, layoutId: `${type}-1`, order: 0 });

async function byGraphql(style: unknown, type = 'hero') {
  const { id } = await placeOrder(app, owner);
  const snapshot = { pages: [{ id: 'main', name: 'یک', sections: [{ ...sectionOf(type), customData: { style } }] }] };
  const { data, errors } = await app.graphql<{ updateOrderDesign: { wizardData: Styled } }>(
    UPDATE,
    { id, snapshot },
    owner.token,
  );
  if (errors) return errors[0]?.extensions?.['code'];
  return data?.updateOrderDesign.wizardData.websiteFramework.dynamicDesign.pages[0]?.sections[0]?.customData;
}

async function byRest(style: unknown, type = 'hero') {
  const section = { id: 's1', section_type: type, layout_id: `${type}-1`, order: 0, custom_data: { style } };
  const design_snapshot = { pages: [{ id: 'main', name: 'یک', sections: [section] }] };
  const { status, body } = await app.rest('POST', '/wizard/designs', { token: owner.token, body: { design_snapshot } });
  return status < 300 || body['error_code'];
}

const ALL = Object.entries(SECTION_STYLE).flatMap(([key, values]) => values.map((value) => ({ [key]: value })));

test('a section keeps every style of the table', async () => {
  for (const style of ALL) {
    const stored = { style: { tone: null, divider: null, pattern: null, ...style } };
    expect([await byGraphql(style), await byRest(style)]).toEqual([stored, true]);
  }
});

test.each([
  { tone: 'red;background:url(//evil.example)' },
  { divider: '<svg onload=alert(1)>' },
  { pattern: ['dots'] },
])('a section cannot have the style %j', async (style) => {
  expect(await byGraphql(style)).toMatch(/VALIDATION_ERROR|BAD_USER_INPUT/);
  expect(await byRest(style)).toBe('VALIDATION_ERROR');
});

test('a full page cannot have a style', async () => {
  expect([await byGraphql({ tone: 'ink' }, 'full_page'), await byRest({ tone: 'ink' }, 'full_page')]).toEqual([
    'VALIDATION_ERROR',
    'VALIDATION_ERROR',
  ]);
});

/** A price, an order and a publication say in both APIs what may be mended in the design, and refuse nothing for it. */
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { CREATE_ORDER } from '#tests/helpers/orders.js';
import { paidOrder, untilSite } from '#tests/helpers/sites.js';
import { freshDomain, payableOf, typedWizard, wizard } from '#tests/helpers/wizards.js';
import { DESIGN } from '#core/limits/limits.js';

interface Warning {
  readonly code: string;
  readonly message: string;
  readonly advice: string;
}
const FIELDS = 'code count pageId sectionId sectionType message advice';
const QUOTE = `query ($data: WizardDataInput!) { quote(wizardData: $data) { payableToman warnings { ${FIELDS} } } }`;

let app: TestApp;
let owner: Account;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createAccount(app);
});
afterAll(() => app?.close());

async function ask<Data>(query: string, variables: object, token?: string): Promise<Data> {
  const { data, errors } = await app.graphql<Data>(query, variables, token);
  expect(errors).toBeUndefined();
  return data;
}
const codesOf = (warnings: unknown): string[] => (warnings as Warning[]).map(({ code }) => code);
const camel = (warnings: unknown): unknown =>
  (warnings as Record<string, unknown>[]).map(({ page_id, section_id, section_type, ...rest }) => ({
    ...rest,
    pageId: page_id,
    sectionId: section_id,
    sectionType: section_type,
  }));
const quoted = async (raw: object): Promise<unknown[]> => {
  const data = typedWizard(raw as Record<string, unknown>);
  const { quote } = await ask<{ quote: { warnings: unknown[] } }>(QUOTE, { data });
  return quote.warnings;
};
const priced = async (raw: object): Promise<unknown> =>
  (await app.rest('POST', '/wizard/calculate-price', { body: raw })).body['warnings'];

/** A team of which all is invented, beside an opening that is true of anybody. */
function invented(): Record<string, unknown> {
  const raw = wizard({ pages: [2], domain: freshDomain() });
  const sections = [
    { id: 'a', sectionType: 'hero', layoutId: 'hero-1', order: 0 },
    { id: 'b', sectionType: 'team', layoutId: 'team-1', order: 1 },
  ];
  const dynamicDesign = { pages: [{ id: 'main', name: 'خانه', sections }], currentPageId: 'main' };
  return { ...raw, websiteFramework: { method: 'dynamic', dynamicDesign } };
}

test('a price names what is not published, in both APIs alike', async () => {
  const warnings = await quoted(invented());
  expect(codesOf(warnings)).toEqual(expect.arrayContaining(['name', 'reach', 'hidden']));
  expect(warnings).toContainEqual({
    code: 'hidden',
    count: 1,
    pageId: 'main',
    sectionId: 'b',
    sectionType: 'team',
    message: 'بخش «تیم ما» از «خانه» فقط نمونه دارد و منتشر نمی‌شود.',
    advice: 'متن‌های این بخش را خودتان بنویسید یا بخش را بردارید.',
  });
  expect(camel(await priced(invented()))).toEqual(warnings);
});

test.each([
  {},
  { websiteFramework: null },
  { websiteFramework: { dynamicDesign: { pages: [] } } },
  { websiteFramework: { dynamicDesign: { pages: [{ sections: [{}, 5, null] }] } } },
])('a price cannot fail for a design that is unfinished: %j', async (raw) => {
  const { status, body } = await app.rest('POST', '/wizard/calculate-price', { body: raw });
  expect([status, body['warnings']]).toEqual([200, []]);
});

test('an order names them too, whether or not services are bought', async () => {
  const raw = invented();
  const rest = { submit_mode: 'draft', title: 'تیم ما', total_amount: payableOf(raw), wizard_data: raw };
  const placed = await app.rest('POST', '/orders/create', { body: rest, token: owner.token });
  expect(placed.status).toBeLessThan(300);
  expect(codesOf(placed.body['warnings'])).toContain('hidden');

  const other = invented();
  const input = { submitMode: 'draft', title: 'تیم', wizardData: typedWizard(other), totalToman: payableOf(other) };
  const create = CREATE_ORDER.replace(
    'createOrder(input: $input, idempotencyKey: $key) {',
    (all) => `${all} warnings { ${FIELDS} } `,
  );
  const { createOrder } = await ask<{ createOrder: { warnings: unknown } }>(create, { input }, owner.token);
  expect(camel(placed.body['warnings'])).toEqual(createOrder.warnings);
});

test('publishing a site names them, and other answers do not', async () => {
  const site = await untilSite(app, await paidOrder(app, owner));
  const rest = await app.rest('POST', `/sites/${site.id}/publish`, { token: owner.token });
  expect(codesOf(rest.body['warnings'])).toContain('name');
  const publish = `mutation ($id: ID!) { publishSite(id: $id) { warnings { ${FIELDS} } } }`;
  const { publishSite } = await ask<{ publishSite: { warnings: unknown } }>(publish, { id: site.id }, owner.token);
  expect(publishSite.warnings).toEqual(camel(rest.body['warnings']));
  const read = 'query ($id: ID!) { site(id: $id) { warnings { code } } }';
  expect(await ask(read, { id: site.id }, owner.token)).toEqual({ site: { warnings: null } });
  expect((await app.rest('GET', `/sites/${site.id}`, { token: owner.token })).body).not.toHaveProperty('warnings');
});

test('a stranger cannot learn them by publishing', async () => {
  const site = await untilSite(app, await paidOrder(app, owner));
  const stranger = await createAccount(app);
  const { status, body } = await app.rest('POST', `/sites/${site.id}/publish`, { token: stranger.token });
  expect([status, body['warnings']]).toEqual([404, undefined]);
});

test('the largest design is looked at whole', async () => {
  const sections = DESIGN.maxSectionsPerPage;
  const raw = wizard({ pages: Array.from({ length: DESIGN.maxPages }, () => sections), domain: freshDomain() });
  const warnings = await quoted(raw);
  expect(warnings.length).toBeGreaterThan(DESIGN.maxPages);
});

/** The answers about the work among the facts: both APIs store them within their bounds, and refuse everything else. */
import { ANSWERS } from '#core/limits/limits.js';
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

const UPDATE = `mutation Answers($id: ID!, $snapshot: DesignInput!) {
  updateOrderDesign(orderId: $id, snapshot: $snapshot) { wizardData { websiteFramework { dynamicDesign {
    facts { answers { services { title text } prices { title text } years { title } } } } } } } }`;

type Answered = { websiteFramework: { dynamicDesign: { facts: { answers: unknown } | null } } };
const snapshotOf = (answers: unknown) => ({ pages: [{ id: 'main', name: 'یک', sections: [] }], facts: { answers } });

async function byGraphql(answers: unknown) {
  const { id } = await placeOrder(app, owner);
  const variables = { id, snapshot: snapshotOf(answers) };
  const { data, errors } = await app.graphql<{ updateOrderDesign: { wizardData: Answered } }>(
    UPDATE,
    variables,
    owner.token,
  );
  if (errors) return errors[0]?.extensions?.['code'];
  return data?.updateOrderDesign.wizardData.websiteFramework.dynamicDesign.facts?.answers ?? null;
}

async function byRest(answers: unknown) {
  const body = { design_snapshot: snapshotOf(answers) };
  const { status, body: answer } = await app.rest('POST', '/wizard/designs', { token: owner.token, body });
  return status < 300 || answer['error_code'];
}

test('answers are stored without empty lines', async () => {
  const answers = { services: [{ title: 'آزمایش خون' }, { title: ' ', text: '' }], prices: [] };
  const stored = { services: [{ title: 'آزمایش خون', text: '' }], prices: null, years: null };
  expect([await byGraphql(answers), await byRest(answers)]).toEqual([stored, true]);
  expect(await byGraphql({ years: [] })).toBeNull();
});

test.each([
  ['more lines', { services: Array.from({ length: ANSWERS.lines + 1 }, () => ({ title: 'خدمت' })) }],
  ['a longer title', { services: [{ title: 'خ'.repeat(ANSWERS.title + 1) }] }],
  ['a longer text', { prices: [{ title: 'چای', text: 'ه'.repeat(ANSWERS.text + 1) }] }],
  ['another type', { years: [{ title: ['۱۲'] }] }],
])('answers cannot have %s', async (_, answers) => {
  expect(await byGraphql(answers)).toMatch(/VALIDATION_ERROR|BAD_USER_INPUT/);
  expect(await byRest(answers)).toBe('VALIDATION_ERROR');
});

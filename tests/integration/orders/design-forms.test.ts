/** The own fields of a form: both APIs store what the schema allows, and refuse everything else. */
import { FORM_FIELD_TYPES, takesOptions, type FormField } from '#core/sites/site-forms.js';
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

const UPDATE = `mutation Forms($id: ID!, $snapshot: DesignInput!) {
  updateOrderDesign(orderId: $id, snapshot: $snapshot) { wizardData { websiteFramework { dynamicDesign { pages {
    sections { customData { forms { part fields { name label type required help options } } } } } } } } } }`;

type Stored = { websiteFramework: { dynamicDesign: { pages: { sections: { customData: unknown }[] }[] } } };
const sectionOf = (type: string) => ({ id: 's1', sectionType: type, layoutId: `${type}-1`, order: 0 });

async function byGraphql(forms: unknown, type = 'forms') {
  const { id } = await placeOrder(app, owner);
  const snapshot = { pages: [{ id: 'main', name: 'یک', sections: [{ ...sectionOf(type), customData: { forms } }] }] };
  const { data, errors } = await app.graphql<{ updateOrderDesign: { wizardData: Stored } }>(
    UPDATE,
    { id, snapshot },
    owner.token,
  );
  if (errors) return errors[0]?.extensions?.['code'];
  return data?.updateOrderDesign.wizardData.websiteFramework.dynamicDesign.pages[0]?.sections[0]?.customData;
}

async function byRest(forms: unknown, type = 'forms') {
  const section = { id: 's1', section_type: type, layout_id: `${type}-1`, order: 0, custom_data: { forms } };
  const design_snapshot = { pages: [{ id: 'main', name: 'یک', sections: [section] }] };
  const { status, body } = await app.rest('POST', '/wizard/designs', { token: owner.token, body: { design_snapshot } });
  return status < 300 || body['error_code'];
}

const FIELDS: readonly FormField[] = FORM_FIELD_TYPES.map((type) => ({
  name: `own_${type}`,
  label: `برچسب <b>${type}</b>`,
  type,
  required: true,
  help: 'راهنما',
  ...(takesOptions(type) && { options: ['یک', 'دو'] }),
}));

test('a form keeps its own fields, with their order and texts', async () => {
  const forms = [{ part: '', fields: FIELDS }];
  const shown = [{ part: '', fields: FIELDS.map((field) => ({ options: null, ...field })) }];
  expect(await byGraphql(forms)).toEqual({ forms: shown });
  expect(await byRest(forms)).toBe(true);
});

const many = Array.from({ length: 21 }, (_, at) => ({ ...FIELDS[0], name: `f${at}` }));

test.each([
  ['21 fields', many, ''],
  ['no field', [], ''],
  ['a name twice', [FIELDS[0], FIELDS[0]], ''],
  ['a name that is markup', [{ ...FIELDS[0], name: 'a"><script>' }], ''],
  ['the name of the field that people do not see', [{ ...FIELDS[0], name: 'reference' }], ''],
  ['a type that does not exist', [{ ...FIELDS[0], type: 'password' }], ''],
  ['a novel for a label', [{ ...FIELDS[0], label: 'آ'.repeat(201) }], ''],
  ['21 options', [{ ...FIELDS[0], type: 'choice', options: many.map(({ name }) => name) }], ''],
  ['a part that it does not have', FIELDS, 'forms'],
  ['a part that is a path', FIELDS, '../forms'],
])('a form cannot have %s', async (_what, fields, part) => {
  expect(await byGraphql([{ part, fields }])).toMatch(/VALIDATION_ERROR|BAD_USER_INPUT/);
  expect(await byRest([{ part, fields }])).toBe('VALIDATION_ERROR');
});

test('a section without a form cannot have fields', async () => {
  const forms = [{ part: '', fields: FIELDS }];
  expect([await byGraphql(forms, 'hero'), await byRest(forms, 'hero')]).toEqual([
    'VALIDATION_ERROR',
    'VALIDATION_ERROR',
  ]);
});

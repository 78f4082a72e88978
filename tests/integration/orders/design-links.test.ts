/** Links and pictures of a design: both APIs store what they may be, and refuse everything else. */
import { rows } from '#platform/db/rows.js';
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

const section = { id: 's1', sectionType: 'hero', layoutId: 'hero-1', order: 0 };
const UPDATE = `mutation Links($id: ID!, $snapshot: DesignInput!) {
  updateOrderDesign(orderId: $id, snapshot: $snapshot) { wizardData { websiteFramework { dynamicDesign { pages {
    sections { customData { texts { key value } links { key value } pictureTexts { key value } focalPoints { key value }
      crops { key value } videos { key value } } } } } } } } }`;

type Kind = 'links' | 'texts' | 'pictureTexts' | 'focalPoints' | 'crops' | 'videos';

/** The answer of GraphQL to a design with this value: whether it is stored, or the names of the faulty fields. */
/** A name of the section for each. */
const NAMES = {
  links: 'primary',
  texts: 'title',
  pictureTexts: 'main',
  focalPoints: 'main',
  crops: 'main',
  videos: 'main',
} as const satisfies Record<Kind, string>;

async function byGraphql(id: string, value: string, kind: Kind = 'links', key: string = NAMES[kind]): Promise<unknown> {
  return storing(id, { [kind]: [{ key, value }] }, value);
}

async function storing(id: string, customData: object, value: string): Promise<unknown> {
  const snapshot = { pages: [{ id: 'main', name: 'یک', sections: [{ ...section, customData }] }] };
  const { data, errors } = await app.graphql<{ updateOrderDesign: unknown }>(UPDATE, { id, snapshot }, owner.token);
  if (!errors) return JSON.stringify(data).includes(value);
  const { code, fields } = (errors[0]?.extensions ?? {}) as { code?: string; fields?: readonly { path: string }[] };
  return [code, ...(fields ?? []).map(({ path }) => path)];
}

const SNAKE = {
  links: 'links',
  texts: 'texts',
  pictureTexts: 'picture_texts',
  focalPoints: 'focal_points',
  crops: 'crops',
  videos: 'videos',
} as const;

async function byRest(value: string, kind: Kind = 'links', key: string = NAMES[kind]): Promise<unknown> {
  const sections = [
    {
      id: 's1',
      section_type: 'hero',
      layout_id: 'hero-1',
      order: 0,
      custom_data: { [SNAKE[kind]]: { [key]: value } },
    },
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

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'section:main',
  'file:../x',
  'file:1',
])('a design cannot hold %s as a link', async (link) => {
  const { id } = await placeOrder(app, owner);
  const path = 'designSnapshot.pages.0.sections.0.customData.links.primary';
  expect([await byGraphql(id, link), await byRest(link)]).toEqual([['VALIDATION_ERROR', path], 'VALIDATION_ERROR']);
});

test('a design keeps videos', async () => {
  const { id } = await placeOrder(app, owner);
  expect([await byGraphql(id, 'aparat:abC12', 'videos'), await byRest('aparat:abC12', 'videos')]).toEqual([true, true]);
});

test('a design cannot lead to more files than a site may have', async () => {
  const { id } = await placeOrder(app, owner);
  const idOf = (n: number) => `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`;
  const target = (n: number) => `[x](file:${idOf(n)})`;
  const insert = `insert into files (id, owner_id, bucket, key, category, mime, size_bytes, original_name, created_at)
    values ($1, $2, 'uploads', $3, 'documents', 'application/pdf', 1, 'x.pdf', now())`;
  for (let n = 0; n < 50; n += 1) await rows(app.ctx().em, insert, [idOf(n), owner.id, `uploads/${idOf(n)}.pdf`]);
  const texts = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ key: `stat${n + 1}.text`, value: target(n) }));
  expect(await storing(id, { texts: texts(50) }, target(49))).toBe(true);
  expect(await storing(id, { texts: texts(51) }, target(50))).toEqual(['VALIDATION_ERROR', 'designSnapshot']);
});

test.each([
  ['title', 140],
  ['stat1.text', 600],
] as const)('a design cannot hold a %s longer than its field', async (slot, most) => {
  const { id } = await placeOrder(app, owner);
  const [fits, long] = ['م'.repeat(most), 'م'.repeat(most + 1)];
  expect([await byGraphql(id, fits, 'texts', slot), await byRest(fits, 'texts', slot)]).toEqual([true, true]);
  const path = `designSnapshot.pages.0.sections.0.customData.texts.${slot}`;
  expect([await byGraphql(id, long, 'texts', slot), await byRest(long, 'texts', slot)]).toEqual([
    ['VALIDATION_ERROR', path],
    'VALIDATION_ERROR',
  ]);
});

test('a design keeps what its pictures show, their important points and their crops', async () => {
  const { id } = await placeOrder(app, owner);
  expect([await byGraphql(id, 'ویترین', 'pictureTexts'), await byRest('ویترین', 'pictureTexts')]).toEqual([true, true]);
  expect([await byGraphql(id, '20 80', 'focalPoints'), await byRest('20 80', 'focalPoints')]).toEqual([true, true]);
  expect([await byGraphql(id, '0.1 0 0.5 1', 'crops'), await byRest('0.1 0 0.5 1', 'crops')]).toEqual([true, true]);
});

test.each([
  ['focalPoints', '50 50;background:url(//evil.example)'],
  ['focalPoints', '50 101'],
  ['pictureTexts', 'x'.repeat(201)],
  ['videos', 'https://evil.example/embed'],
  ['videos', 'aparat:a"><script>'],
  ['crops', '0.6 0 0.5 1'],
  ['crops', '0 0 0.01 1'],
  ['crops', '0 0 1 1;background:url(//evil.example)'],
] as const)('a design cannot hold among its %s: %p', async (kind, value) => {
  const { id } = await placeOrder(app, owner);
  const path = `designSnapshot.pages.0.sections.0.customData.${kind}.main`;
  expect([await byGraphql(id, value, kind), await byRest(value, kind)]).toEqual([
    ['VALIDATION_ERROR', path],
    'VALIDATION_ERROR',
  ]);
});

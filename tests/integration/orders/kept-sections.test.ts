/** Sections that an account keeps for its pages and sites, over both APIs. */
import { KEPT_SECTIONS } from '#core/limits/limits.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { picture, upload } from '#tests/helpers/samples/sample-files.js';

const PATH = '/wizard/kept-sections';
const KEEP = `mutation ($input: KeepSectionInput!) { keepSection(input: $input) { id name sectionType layoutId } }`;
const READ = `query ($id: ID!) { keptSection(id: $id) { kept { name }
  section { id layoutId hiddenOn anchor customData { texts { key value } } } } }`;

let app: TestApp;
let owner: Account;

beforeAll(async () => {
  app = await createTestApp({ worker: false });
});
beforeEach(async () => {
  owner = await createAccount(app);
});
afterAll(() => app?.close());

const section = (customData: object = {}, over: object = {}) => ({
  id: 's',
  section_type: 'hero',
  layout_id: 'hero-1',
  order: 0,
  custom_data: customData,
  ...over,
});
const keep = (name: unknown, given: object = section(), who = owner) =>
  app.rest('POST', PATH, { token: who.token, body: { name, section: given } });
const list = async (who = owner) => {
  const { body } = await app.rest('GET', PATH, { token: who.token });
  return body['items'] as { id: string; name: string }[];
};
const kept = async (given?: object) => String((await keep('معرفی', given)).body['id']);

describe('a section that is kept', () => {
  test('is listed, and read with what it contains', async () => {
    const answer = await keep('معرفی', section({ texts: { title: 'سلام' } }, { hidden_on: 'phone', anchor: 'رزرو' }));
    expect([answer.status, answer.body]).toEqual([
      201,
      expect.objectContaining({ name: 'معرفی', section_type: 'hero', layout_id: 'hero-1' }),
    ]);
    expect((await list()).map(({ name }) => name)).toEqual(['معرفی']);
    const { body } = await app.rest('GET', `${PATH}/${String(answer.body['id'])}`, { token: owner.token });
    expect(body['section']).toEqual({
      id: 's',
      section_type: 'hero',
      layout_id: 'hero-1',
      order: 0,
      custom_data: { texts: { title: 'سلام' } },
    });
  });

  test('is kept and read by GraphQL, with records as lists', async () => {
    const customData = { texts: [{ key: 'title', value: 'سلام' }] };
    const given = { id: 's', sectionType: 'hero', layoutId: 'hero-1', order: 0, customData };
    const made = await app.graphql<{ keepSection: { id: string } }>(
      KEEP,
      { input: { name: 'معرفی', section: given } },
      owner.token,
    );
    const { data } = await app.graphql(READ, { id: made.data?.keepSection.id }, owner.token);
    expect(data).toEqual({
      keptSection: {
        kept: { name: 'معرفی' },
        section: { id: 's', layoutId: 'hero-1', hiddenOn: null, anchor: null, customData },
      },
    });
  });

  test('is renamed and removed', async () => {
    const id = await kept();
    const renamed = await app.rest('PATCH', `${PATH}/${id}`, { token: owner.token, body: { name: ' شعبه ' } });
    expect([renamed.status, renamed.body['name']]).toEqual([200, 'شعبه']);
    expect((await app.rest('DELETE', `${PATH}/${id}`, { token: owner.token })).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  test('cannot have no name or one that is too long', async () => {
    for (const name of ['', '  ', 7, 'x'.repeat(KEPT_SECTIONS.nameLength + 1)])
      expect((await keep(name)).status).toBe(422);
    const id = await kept();
    const renamed = await app.rest('PATCH', `${PATH}/${id}`, { token: owner.token, body: { name: '' } });
    expect([renamed.status, (await list()).length]).toEqual([422, 1]);
  });
});

describe('what is refused', () => {
  const pathOf = async (given: object) => {
    const { status, body } = await keep('بخش', given);
    const fields = (body['fields'] ?? (body['details'] as { fields?: unknown })?.fields) as { path: string }[];
    return [status, fields?.[0]?.path];
  };

  test.each([
    ['an unknown layout', section({}, { layout_id: 'hero-9999' }), 'section.layoutId'],
    ['an unknown type', section({}, { section_type: 'script' }), 'section.sectionType'],
    ['an unknown slot', section({ texts: { constructor: 'x' } }), 'section.customData.texts.constructor'],
    [
      'a link that runs a script',
      section({ links: { button: 'javascript:alert(1)' } }),
      'section.customData.links.button',
    ],
    [
      'a picture that is no file',
      section({ images: { main: 'data:image/png;base64,AA' } }),
      'section.customData.images.main',
    ],
    ['a text that is too long', section({ texts: { title: 'x'.repeat(KEPT_SECTIONS.characters) } }), 'section'],
  ])('cannot keep %s', async (_, given, path) => {
    expect(await pathOf(given)).toEqual([422, path]);
    expect(await list()).toEqual([]);
  });

  test('cannot keep the picture of somebody else', async () => {
    const other = await createAccount(app);
    const bytes = await picture().png().toBuffer();
    const { body } = await upload(app, other, [{ name: 'یک.png', bytes }], {});
    const image = `file:${String((body.items ?? [])[0]?.['id'])}`;
    expect(await pathOf(section({ images: { main: image } }))).toEqual([422, 'section.customData.images.main']);
  });

  test('two at once cannot exceed the limit', async () => {
    for (let each = 1; each < KEPT_SECTIONS.perAccount; each += 1) expect((await keep(`${each}`)).status).toBe(201);
    const last = await Promise.all([keep('a'), keep('b')]);
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(last.find(({ status }) => status === 409)?.body['error_code']).toBe('KEPT_SECTION_LIMIT');
    expect(await list()).toHaveLength(KEPT_SECTIONS.perAccount);
  });
});

describe('whose it is', () => {
  test('cannot be seen, renamed or removed by others', async () => {
    const id = await kept();
    const other = await createAccount(app);
    expect(await list(other)).toEqual([]);
    for (const [method, body] of [['GET'], ['PATCH', { name: 'x' }], ['DELETE']] as const) {
      const given = body ? { body } : {};
      expect((await app.rest(method, `${PATH}/${id}`, { token: other.token, ...given })).status).toBe(404);
      expect((await app.rest(method, `${PATH}/${id}`, given)).status).toBe(401);
    }
    expect(await list()).toHaveLength(1);
  });

  test('the sections go with their account', async () => {
    await keep('راز صاحب');
    const admin = await createAccount(app, { role: 'admin' });
    const reason = { reason: 'به خواست خودش' };
    await app.rest('DELETE', `/admin/users/${owner.id}`, { token: admin.token, body: reason });
    expect(await app.ctx().em.execute(`select id from kept_sections where user_id = '${owner.id}'`)).toEqual([]);
  });
});

/** Designs over both APIs name what the section library has; what is stored already may be sent back. */
import { CELLS } from '#core/sections/table-cells.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { placeOrder } from '#tests/helpers/orders.js';
import { payableOf, wizard } from '#tests/helpers/wizards.js';

let app: TestApp;
let owner: Account;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
  owner = await createAccount(app);
});
afterAll(() => app?.close());

interface Fault {
  readonly path: string;
  readonly code: string;
  readonly nearest: string | null;
}

type Wizard = {
  websiteFramework: { templateId?: string; dynamicDesign: { pages: { sections: object[] }[] } };
  branding: Record<string, unknown>;
};

const DESIGN = 'wizardData.websiteFramework.dynamicDesign';
const SECTION = `${DESIGN}.pages.0.sections.0`;
const hero = (more: object = {}) => ({ id: 's0-0', sectionType: 'hero', layoutId: 'hero-1', order: 0, ...more });

const table = (customData: object) => hero({ sectionType: 'tables', layoutId: 'tables-1', customData });

/** A wizard whose first section is this one. */
function withSection(section: object): Wizard {
  const data = wizard() as Wizard;
  data.websiteFramework.dynamicDesign.pages[0]!.sections[0] = section;
  return data;
}

async function placing(wizardData: object, draftId?: string) {
  const body = {
    submit_mode: 'draft',
    // Names are judged before the price.
    total_amount: payableOf(wizard()),
    wizard_data: wizardData,
    ...(draftId !== undefined && { draft_id: draftId }),
  };
  const { status, body: answer } = await app.rest('POST', '/orders/create', { token: owner.token, body });
  return { status, fields: (answer['fields'] ?? []) as Fault[], body: answer };
}

describe('a new design cannot name what the library does not have', () => {
  it.each([
    ['a slot', hero({ customData: { texts: { titel: 'نارون' } } }), 'customData.texts.titel', 'title'],
    [
      'a slot of an item',
      hero({ customData: { texts: { 'stat2.titel': '۱۲' } } }),
      'customData.texts.stat2.titel',
      'stat2.title',
    ],
    [
      'a slot of a call',
      hero({ customData: { links: { primry: 'tel:02122334455' } } }),
      'customData.links.primry',
      'primary',
    ],
    ['a picture', hero({ customData: { images: { mian: 'file:x' } } }), 'customData.images.mian', 'main'],
    [
      'a stock picture',
      hero({ customData: { images: { main: 'stock:calm-teracotta' } } }),
      'customData.images.main',
      'stock:calm-terracotta',
    ],
    ['a list', hero({ customData: { lists: { stats: [1] } } }), 'customData.lists.stats', 'stat'],
    ['a layout', hero({ layoutId: 'hero-99' }), 'layoutId', 'hero-9'],
    [
      'a template',
      hero({ sectionType: 'full_page', layoutId: 'full_page-1', template: 'shop-crafts' }),
      'template',
      'shop-craft',
    ],
    ['a ninth column', table({ texts: { 'column9.title': 'x' } }), 'customData.texts.column9.title', 'column8.title'],
    [
      'a cell of a ninth column',
      table({ texts: { 'row1.eighth': 'x' } }),
      'customData.texts.row1.eighth',
      'row1.fifth',
    ],
    ['a slot without a like', hero({ customData: { texts: { abcdefgh: 'x' } } }), 'customData.texts.abcdefgh', null],
  ])('%s', async (_what, section, path, nearest) => {
    const { status, fields } = await placing(withSection(section));
    expect(status).toBe(422);
    expect(fields).toEqual([expect.objectContaining({ path: `${SECTION}.${path}`, code: 'FIELD_UNKNOWN', nearest })]);
  });

  it('a font or the template of the wizard', async () => {
    const data = wizard() as Wizard;
    data.branding['fontFamily'] = 'vazirr';
    data.websiteFramework.templateId = 'gym-irn';
    const { fields } = await placing(data);
    expect(fields.map(({ path, nearest }) => [path, nearest])).toEqual([
      ['wizardData.websiteFramework.templateId', 'gym-iron'],
      ['wizardData.branding.fontFamily', 'vazir'],
    ]);
  });

  it.each(['stock:', 'stock:../calm-teal', `stock:${'a'.repeat(100_000)}`])(
    'a name that no stock picture could have: %.30s',
    async (image) => {
      const { status, fields } = await placing(withSection(hero({ customData: { images: { main: image } } })));
      expect([status, fields.map(({ path }) => path)]).toEqual([422, [`${SECTION}.customData.images.main`]]);
    },
  );

  it('in GraphQL, in a draft of the wizard, or beside another section', async () => {
    const texts = [{ key: 'titel', value: 'نارون' }];
    const design = { pages: [{ id: 'main', name: 'خانه', sections: [hero({ customData: { texts } })] }] };
    const { errors } = await app.graphql(
      `mutation ($input: SaveWizardDraftInput!) { saveWizardDraft(input: $input) { version } }`,
      { input: { baseVersion: 0, draftId: 'names', content: { design } } },
      owner.token,
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_ERROR',
      fields: [{ path: 'content.design.pages.0.sections.0.customData.texts.titel', nearest: 'title' }],
    });
  });

  it('in GraphQL, longer than any name: the schema refuses it without a search', async () => {
    const texts = [{ key: '1'.repeat(1_000_000), value: '' }];
    const design = { pages: [{ id: 'main', name: 'خانه', sections: [hero({ customData: { texts } })] }] };
    const { errors } = await app.graphql(
      `mutation ($input: SaveWizardDraftInput!) { saveWizardDraft(input: $input) { version } }`,
      { input: { baseVersion: 0, draftId: 'long', content: { design } } },
      owner.token,
    );
    expect(errors?.[0]?.extensions['code']).toBe('VALIDATION_ERROR');
  });

  it('more than a hundred times in one answer', async () => {
    const texts = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`no${n}`, 'x']));
    expect((await placing(withSection(hero({ customData: { texts } })))).fields).toHaveLength(100);
  });
});

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

describe('a list of a new design', () => {
  const gallery = (count: number) =>
    hero({ sectionType: 'gallery', layoutId: 'gallery-1', customData: { lists: { item: upTo(count) } } });

  it.each([
    ['61 pictures', gallery(61), 'item', 'این فهرست حداکثر ۶۰ مورد دارد.'],
    ['201 rows', table({ lists: { row: upTo(201) } }), 'row', 'این فهرست حداکثر ۲۰۰ مورد دارد.'],
  ])('cannot have %s', async (_what, section, list, message) => {
    const { status, fields } = await placing(withSection(section));
    expect(status).toBe(422);
    expect(fields.map(({ path }) => path)).toEqual([`${SECTION}.customData.lists.${list}`]);
    expect(JSON.stringify(fields)).toContain(message);
  });

  it('may have 60 pictures, or 200 rows of eight cells', async () => {
    const cells = ['title', ...CELLS].flatMap((cell) => upTo(200).map((n) => [`row${n}.${cell}`, 'چای'] as const));
    const full = table({ lists: { row: upTo(200) }, texts: Object.fromEntries(cells) });
    for (const section of [gallery(60), full])
      expect((await placing(withSection(section))).body['error_code']).toBeUndefined();
  });

  it('cannot make a design too large: the largest section is named', async () => {
    const data = wizard() as Wizard;
    const texts = Object.fromEntries(
      upTo(200).flatMap((n) => CELLS.map((cell) => [`row${n}.${cell}`, 'آ'.repeat(140)])),
    );
    const sections = upTo(11).map((n) => ({ ...table({ lists: { row: upTo(200) }, texts }), id: `t${n}`, order: n }));
    data.websiteFramework.dynamicDesign.pages[0]!.sections = sections;
    const { status, fields } = await placing(data);
    expect([status, fields[0]?.path]).toEqual([422, 'wizardData']);
    expect(JSON.stringify(fields)).toContain('«جدول» در صفحهٔ');
  });
});

it('takes names of other layouts, of former templates, of documented calls and of stock pictures', async () => {
  const kept = { texts: { 'stat12.title': '۱۲', eyebrow: 'نارون' }, lists: { stat: [3, 1] } };
  const data = withSection(hero({ customData: kept }));
  const [section] = data.websiteFramework.dynamicDesign.pages[0]!.sections as { customData: object }[];
  section!.customData = { ...kept, images: { main: 'stock:calm-terracotta' } };
  data.websiteFramework.templateId = 'shop-lookbook';
  expect((await placing(data)).body['error_code']).toBeUndefined();
});

describe('what is stored already', () => {
  const strange = hero({ customData: { texts: { formerSlot: 'نارون' } } });

  /** Gives the order a section from before the check. */
  const storeInOrder = (id: string) =>
    app
      .ctx()
      .em.getConnection()
      .execute(
        `update orders set wizard_data = jsonb_set(wizard_data, '{websiteFramework,dynamicDesign,pages,0,sections,0}', ?::jsonb) where id = ?`,
        [JSON.stringify(strange), id],
      );

  it('may be sent back with an order, beside a new text, but no further unknown name', async () => {
    const { id } = await placeOrder(app, owner);
    await storeInOrder(id);
    const edited = withSection(hero({ customData: { texts: { formerSlot: 'نارون', title: 'کافه' } } }));
    const change = (wizardData: object) =>
      app.rest('PATCH', `/orders/${id}`, { token: owner.token, body: { wizard_data: wizardData } });
    expect((await change(edited)).status).toBe(200);
    const { pages } = edited.websiteFramework.dynamicDesign;
    const again = await app.rest('POST', `/orders/${id}/design`, {
      token: owner.token,
      body: { design_snapshot: { pages, currentPageId: 'main' } },
    });
    expect(again.status).toBeLessThan(300);
    const worse = withSection(hero({ customData: { texts: { formerSlot: 'نارون', otherSlot: 'کافه' } } }));
    const { status, body } = await change(worse);
    expect([status, (body['fields'] as Fault[]).map(({ path }) => path)]).toEqual([
      422,
      [`${SECTION}.customData.texts.otherSlot`],
    ]);
  });

  it('may be saved again with a draft, and ordered with it', async () => {
    const content = (section: object) => ({ design: { pages: [{ id: 'main', name: 'خانه', sections: [section] }] } });
    const save = (baseVersion: number, section: object) =>
      app.rest('PUT', '/wizard/draft', {
        token: owner.token,
        body: { base_version: baseVersion, draft_id: 'old', content: content(section) },
      });
    expect((await save(0, hero())).status).toBe(200);
    await app
      .ctx()
      .em.getConnection()
      .execute(
        `update wizard_drafts set content = jsonb_set(content, '{design,pages,0,sections,0}', ?::jsonb) where draft_id = 'old'`,
        [JSON.stringify(strange)],
      );
    expect((await save(1, strange)).status).toBe(200);
    expect((await placing(withSection(strange), 'old')).body['error_code']).toBeUndefined();
    expect((await placing(withSection(strange))).status).toBe(422);
  });
});

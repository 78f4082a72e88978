/** The catalogue of the section library, for programs that write designs. */
import { SECTION_TYPES } from '#core/catalogue.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
});
afterAll(() => app?.close());

interface Slot {
  readonly name: string;
  readonly kind: string;
  readonly declaration: string | null;
}

const SLOT = 'name label kind maxLength isRich declaration samples isFirstOnly';
const LAYOUTS = `query Layouts($sectionType: SectionType!, $trade: Trade! = general) {
  layouts(sectionType: $sectionType, trade: $trade) {
    id sectionType name previewImage pictureShape
    slots { ${SLOT} }
    itemLists { name label itemLabel sampleItems maxItems maxNumber slots { ${SLOT} } }
    parts { layoutId prefix }
  }
}`;
const TEMPLATES = `query Templates($trade: Trade) {
  templates(trade: $trade) {
    id name description tags trade layoutId previewImage primaryColor fontFamily headingFont
    look { corners density shadow tone scheme motion } parts { layoutId prefix } texts { key value }
  }
}`;

it('answers the layouts of a type with the samples of a trade, the same in both APIs', async () => {
  const { data } = await app.graphql<{ layouts: { slots: Slot[] }[] }>(LAYOUTS, {
    sectionType: 'hero',
    trade: 'clinic',
  });
  const { status, body, headers } = await app.rest('GET', '/layouts?section_type=hero&trade=clinic');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('public, max-age=3600');
  const items = body['items'] as Record<string, unknown>[];
  expect(items).toHaveLength(42);
  expect(items.map((item) => item['id'])).toEqual(data.layouts.map((layout) => (layout as { id?: string }).id));
  expect(items[0]).toMatchObject({ section_type: 'hero', preview_image: '/designs/hero/1.png' });
  const [first] = data.layouts;
  expect(first?.slots.find(({ name }) => name === 'title')).toMatchObject({ kind: 'text', declaration: 'ornament' });
  expect(first?.slots.find(({ name }) => name === 'primary')).toMatchObject({ kind: 'link' });
  expect(items[0]?.['slots']).toHaveLength(first?.slots.length ?? -1);
});

it('affords every field of every type in one query', async () => {
  for (const sectionType of SECTION_TYPES) {
    const { errors } = await app.graphql(LAYOUTS, { sectionType });
    expect([sectionType, errors]).toEqual([sectionType, undefined]);
  }
});

it('answers the templates of a trade or of all', async () => {
  const { data } = await app.graphql<{ templates: { id: string; texts: object[] }[] }>(TEMPLATES, { trade: 'gym' });
  expect(data.templates.map(({ id }) => id)).toEqual(['gym-iron', 'gym-pulse', 'gym-breath']);
  const nearest = await app.graphql<{ templates: { id: string; trade: string }[] }>(
    'query Nearest($trade: Trade) { templates(trade: $trade) { id trade } }',
    { trade: 'dentist' },
  );
  expect(nearest.data.templates[0]).toEqual({ id: 'clinic-care', trade: 'dentist' });
  const { body } = await app.rest('GET', '/templates?trade=gym');
  const [first] = body['items'] as { id: string; texts: Record<string, string>; font_family: string }[];
  expect(Object.keys(first?.texts ?? {})).toHaveLength(data.templates[0]?.texts.length ?? -1);
  expect(first).toMatchObject({ id: 'gym-iron', font_family: 'vazir' });
  expect(((await app.rest('GET', '/templates')).body['items'] as object[]).length).toBe(36);
});

it('answers the trades and the fonts', async () => {
  const { data } = await app.graphql('{ trades { id name hasTemplates } fonts { id name drawnWith } }');
  const trades = (await app.rest('GET', '/trades')).body['items'] as { id: string; has_templates: boolean }[];
  const fonts = (await app.rest('GET', '/fonts')).body['items'] as { id: string; drawn_with: string }[];
  expect(trades.map(({ id }) => id)).toEqual((data['trades'] as { id: string }[]).map(({ id }) => id));
  expect(fonts[1]).toMatchObject({ id: 'yekan', drawn_with: 'Estedad' });
});

it('cannot be asked for an unknown type, nor by an unknown parameter', async () => {
  for (const query of ['', 'section_type=heros', 'section_type=hero&type=hero', 'section_type=hero&trade=bakery']) {
    const { status, body, headers } = await app.rest('GET', `/layouts?${query}`);
    expect([query, status, body['error_code']]).toEqual([query, 422, 'VALIDATION_ERROR']);
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

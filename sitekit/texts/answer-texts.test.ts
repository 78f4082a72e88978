import { designSchema, type Design } from '#core/design/design.js';
import { drawnPages } from '#core/design/shared-sections.js';
import { findingsOf } from '../findings.js';
import { heldBack } from '../held-back.js';
import { pageParts } from '../page/page-parts.js';
import { testPage } from '../testing/test-site.js';
import { knownTexts } from './known-texts.js';

const SERVICES = [
  { title: 'دندان‌پزشکی', text: '' },
  { title: 'فیزیوتراپی', text: 'با نوبت قبلی' },
];
const made = (layoutId: string, answers: object, customData: object = {}): Design => {
  const page = testPage('main', 'خانه', layoutId);
  const sections = page.sections.map((section) => ({ ...section, customData }));
  return designSchema.parse({ pages: [{ ...page, sections }], facts: { name: 'کلینیک مهر', phone: '110', answers } });
};
const drawn = (design: Design, isPublished: boolean) => {
  const site = { trade: 'clinic' as const, known: knownTexts(drawnPages(design), design.facts), isPublished };
  return pageParts(design.pages[0]!.sections, site);
};
/** The first part's texts of a list, item by item, as they are drawn. */
const listed = (design: Design, list: string, fields: readonly string[], isPublished = false) => {
  const [part] = drawn(design, isPublished);
  return part?.items[list]?.map((n) => fields.map((field) => part.texts[`${list}${n}.${field}`]));
};
const PAIR = ['title', 'text'];

describe('an answer in a section', () => {
  test.each([false, true])('is shown in place of the samples, published: %s', (isPublished) => {
    expect(listed(made('services-1', { services: SERVICES }), 'item', PAIR, isPublished)).toEqual([
      ['دندان‌پزشکی', ''],
      ['فیزیوتراپی', 'با نوبت قبلی'],
    ]);
  });

  test('cannot take the place of what was written', () => {
    const texts = { 'item1.title': 'نوشتهٔ خودم', 'item4.title': 'چهارم' };
    expect(listed(made('services-1', { services: SERVICES }, { texts }), 'item', ['title'])).toEqual([
      ['نوشتهٔ خودم'],
      ['فیزیوتراپی'],
      ['چهارم'],
    ]);
  });

  test('keeps items that have a picture of the owner', () => {
    const images = { picture3: 'https://barpa.ir/api/files/1' };
    const design = made('gallery-1', { works: [{ title: 'عروسی', text: '' }] }, { images });
    expect(drawn(design, true)[0]?.items['item']).toEqual([1, 3]);
  });

  test('cannot change a list that the owner changed', () => {
    const design = made('services-1', { services: SERVICES }, { lists: { item: [2, 5, 1] } });
    expect(drawn(design, true)[0]?.items['item']).toEqual([2, 5, 1]);
  });

  test('without a name is not shown', () => {
    const design = made('pricing-1', { prices: [{ title: '', text: '۱۰۰ هزار تومان' }] });
    expect(drawn(design, true)).toEqual([]);
  });

  test('fills a part of a full page', () => {
    const design = made('full_page-1', { services: SERVICES });
    const part = drawn(design, true).find(({ layout }) => layout.type === 'services');
    expect([part?.items['item'], part?.texts['item2.title']]).toEqual([[1, 2], 'فیزیوتراپی']);
  });

  test('is neither held back nor found as a sample', () => {
    const design = made('team-2', { people: [{ title: 'دکتر نادری', text: 'متخصص قلب' }] });
    expect(heldBack(design, 'clinic').flatMap(({ parts }) => parts.flatMap(({ slots }) => slots))).not.toContainEqual(
      expect.objectContaining({ slot: expect.stringMatching(/^member/) as string }),
    );
    const answered = findingsOf({ design, trade: 'clinic', templateId: null });
    const bare = findingsOf({ design: made('team-2', {}), trade: 'clinic', templateId: null });
    expect(bare.map(({ kind }) => kind)).toContain('hidden');
    expect(answered.map(({ kind }) => kind)).not.toContain('hidden');
  });
});

test.each([
  ['people', 'team-2', 'member', ['name', 'role']],
  ['partners', 'logos-1', 'partner', ['title']],
  ['reasons', 'features-1', 'item', ['title', 'text']],
] as const)('%s fill %s', (key, layoutId, list, fields) => {
  const design = made(layoutId, { [key]: [{ title: 'نخست', text: 'توضیح' }] });
  expect(listed(design, list, fields, true)).toEqual([['نخست', 'توضیح'].slice(0, fields.length)]);
});

test('prices fill price lists and plans with nothing invented', () => {
  const answers = { prices: [{ title: 'اسپرسو', text: '۹۰ هزار تومان' }] };
  for (let number = 1; number <= 15; number += 1) {
    const [part] = drawn(made(`pricing-${number}`, answers), true);
    const list = part?.items['plan'] ? 'plan' : 'item';
    if (!part?.items[list]) continue;
    expect(part.items[list]).toEqual([1]);
    expect([part.texts[`${list}1.title`], part.texts[`${list}1.price`]]).toEqual(['اسپرسو', '۹۰ هزار تومان']);
    expect([part.texts[`${list}1.text`], part.texts[`${list}1.unit`] ?? '']).toEqual(['', '']);
  }
});

test('years stand beside the other figures', () => {
  const design = made('stats-1', { years: [{ title: '۱۲ سال', text: '' }] });
  const figures = listed(design, 'stat', PAIR);
  expect(figures?.[0]).toEqual(['۱۲ سال', 'سابقهٔ کار']);
  expect(figures?.length).toBeGreaterThan(1);
});

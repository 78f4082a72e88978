import '../layouts/layouts.js';
import type { Design, DesignSection } from '#core/design/design.js';
import { confirmPart, heldBack } from '../held-back.js';
import { fits, findPlaces, replacedText, replacePlaces, type SearchedSite } from './find-places.js';

const section = (id: string, layoutId: string, customData: DesignSection['customData'] = {}): DesignSection => ({
  id,
  sectionType: layoutId.replace(/-\d+$/, '') as DesignSection['sectionType'],
  layoutId,
  order: 0,
  customData,
});

const canvasDimensions = { width: 1200, height: 800 };
const DESIGN: Design = {
  currentPageId: 'main',
  facts: { name: 'کلینیک نارنج', phone: '۰۲۱-۱۲۳۴۵۶۷۸' },
  settings: { announcement: { text: 'نارنج جمعه تعطیل است', to: 'page:b' }, notFound: { title: 'گم شدید؟' } },
  menu: { items: [{ id: 'm1', label: 'چرا نارنج؟', to: 'page:main', children: [] }], hidden: [] },
  shared: { footer: section('f', 'footer-1', { texts: { text: 'نارنج، کنار شما' } }) },
  pages: [
    {
      id: 'main',
      name: 'خانه',
      canvasDimensions,
      seo: { title: 'نارنج در تهران' },
      sections: [
        section('h', 'hero-1', {
          texts: { title: 'به نارنج خوش آمدید', text: 'از [تیم نارنج](https://mehr.example/نارنج) بپرسید' },
          pictureTexts: { image: 'ساختمان نارنج' },
        }),
      ],
    },
    { id: 'b', name: 'پزشکان نارنج', canvasDimensions, sections: [section('t', 'contact-1')] },
  ],
};
const SITE: SearchedSite = { design: DESIGN, trade: 'clinic' };
const all = (site: SearchedSite, query: string) => new Set(findPlaces(site, query).map(({ id }) => id));
const replaced = (query: string, by: string, ids = all(SITE, query)) => replacePlaces(SITE, query, by, ids);

test('words are found in facts, menu, announcement, shared sections, pages, and what is said of them', () => {
  const places = findPlaces(SITE, 'نارنج');
  expect(places.filter(({ ranges }) => ranges.length !== 1)).toEqual([]);
  expect(places.map(({ id }) => id)).toEqual([
    'fact name',
    'menu m1',
    'announcement',
    'texts f text',
    'title main',
    'texts h title',
    'texts h text',
    'pictureTexts h image',
    'page b',
  ]);
  expect(places.find(({ id }) => id === 'texts f text')?.pageId).toBe('main');
});

test('words of an answer are replaced once, among the facts', () => {
  const answers = { services: [{ title: 'نارنج', text: 'عطر نارنج' }] };
  const pages = [{ ...DESIGN.pages[1]!, name: 'خانه', sections: [section('s', 'services-1')] }];
  const site: SearchedSite = { design: { currentPageId: 'main', pages, facts: { answers } }, trade: 'clinic' };
  expect(findPlaces(site, 'نارنج').map(({ id }) => id)).toEqual(['fact services 0 title', 'fact services 0 text']);
  const { facts } = replacePlaces(site, 'نارنج', 'بهار', all(site, 'نارنج'));
  expect(facts?.answers).toEqual({ services: [{ title: 'بهار', text: 'عطر بهار' }] });
});

test('all of them are replaced at once, and the targets of links stay', () => {
  const design = replaced('نارنج', 'آفتاب');
  expect(design.facts?.name).toBe('کلینیک آفتاب');
  expect(design.menu?.items[0]?.label).toBe('چرا آفتاب؟');
  expect(design.settings?.announcement).toEqual({ text: 'آفتاب جمعه تعطیل است', to: 'page:b' });
  expect(design.settings?.notFound).toEqual({ title: 'گم شدید؟' });
  expect(design.shared?.footer?.customData.texts).toEqual({ text: 'آفتاب، کنار شما' });
  expect(design.pages[0]?.seo).toEqual({ title: 'آفتاب در تهران' });
  expect(design.pages[0]?.sections[0]?.customData).toEqual({
    texts: { title: 'به آفتاب خوش آمدید', text: 'از [تیم آفتاب](https://mehr.example/نارنج) بپرسید' },
    pictureTexts: { image: 'ساختمان آفتاب' },
  });
  expect(design.pages[1]?.name).toBe('پزشکان آفتاب');
  expect(findPlaces({ ...SITE, design }, 'نارنج')).toEqual([]);
});

test('a place that was left out stays as it is', () => {
  const design = replaced('نارنج', 'آفتاب', new Set(['page b']));
  expect(design).toEqual({ ...DESIGN, pages: [DESIGN.pages[0], { ...DESIGN.pages[1], name: 'پزشکان آفتاب' }] });
});

test('a sample is found, and becomes the own text of its section alone', () => {
  const sample = findPlaces(SITE, 'ا').find(({ id }) => id === 'texts t title');
  if (!sample) throw new Error('the section has no sample of a title');
  const { pages } = replaced('ا', 'X', new Set([sample.id]));
  expect(pages[1]?.sections[0]?.customData).toEqual({ texts: { title: replacedText(sample, 'X') } });
  expect(pages[0]).toEqual(DESIGN.pages[0]);
});

test('cannot replace words in a sample that is held back', () => {
  const main = { ...DESIGN.pages[0]!, sections: [section('s', 'team-1')] };
  const site: SearchedSite = { design: { ...DESIGN, pages: [main] }, trade: 'clinic' };
  const sample = heldBack(site.design, 'clinic')[0]!.parts[0]!.slots[0]!;
  const id = `texts s ${sample.slot}`;
  expect(findPlaces(site, sample.text).map((place) => place.id)).not.toContain(id);
  expect(replacePlaces(site, sample.text, 'X', new Set([id]))).toEqual(site.design);
});

test('words of a held sample are found once its owner confirmed them', () => {
  const main = { ...DESIGN.pages[0]!, sections: [section('s', 'team-1')] };
  const held = { ...DESIGN, pages: [main] };
  const sample = heldBack(held, 'clinic')[0]!.parts[0]!.slots[0]!;
  const design = confirmPart(held, 'clinic', { sectionId: 's', prefix: '' });
  expect(all({ design, trade: 'clinic' }, sample.text)).toContain(`texts s ${sample.slot}`);
});

test('an empty query is found nowhere', () => {
  expect(findPlaces(SITE, ' ')).toEqual([]);
});

test('a fact that a section shows is found once, where it stands', () => {
  expect(findPlaces(SITE, '۱۲۳۴۵۶۷۸').filter(({ sectionId }) => sectionId === 't')).toEqual([]);
});

test('a text cannot grow past its place, and a name cannot become empty', () => {
  const long = 'ب'.repeat(100);
  const [name] = findPlaces(SITE, 'کلینیک نارنج');
  expect(name && fits(name, '')).toBe(false);
  expect(name && fits(name, long)).toBe(false);
  expect(replaced('کلینیک نارنج', long)).toEqual(DESIGN);
  expect(replaced('چرا نارنج؟', '').menu?.items[0]?.label).toBe('');
});

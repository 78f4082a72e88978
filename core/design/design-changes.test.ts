import type { Branding, DesignPage, DesignSection } from './design.js';
import { compareDesigns, type ComparedDesign } from './design-change-records.js';
import { designChanges } from './design-changes.js';

const section = (id: string, over: Partial<DesignSection> = {}): DesignSection => ({
  id,
  sectionType: 'hero',
  layoutId: 'hero-1',
  order: 0,
  customData: {},
  ...over,
});
const page = (id: string, name: string, sections: readonly DesignSection[], over: Partial<DesignPage> = {}) => ({
  id,
  name,
  sections: [...sections],
  canvasDimensions: { width: 1200, height: 800 },
  ...over,
});
const BRAND: Branding = { primaryColor: '#8B5CF6', fontFamily: 'vazir', customColors: [], logo: null };

function design(pages: readonly DesignPage[], branding: Partial<Branding> = {}): ComparedDesign {
  const dynamicDesign = { pages: [...pages], currentPageId: 'main' };
  return { websiteFramework: { dynamicDesign }, branding: { ...BRAND, ...branding } };
}

const home = page('main', 'خانه', [section('a'), section('b', { sectionType: 'about', layoutId: 'about-1' })]);
const contact = page('c', 'تماس', []);

test('equal designs have no changes, wherever somebody stood', () => {
  const before = design([home]);
  const { pages } = before.websiteFramework.dynamicDesign;
  const elsewhere = { ...before, websiteFramework: { dynamicDesign: { pages, currentPageId: 'x' } } };
  expect(designChanges(before, elsewhere)).toEqual([]);
});

test('pages that came, went, moved or were renamed', () => {
  expect(designChanges(design([home]), design([home, contact]))).toEqual(['صفحهٔ «تماس» اضافه شد']);
  expect(designChanges(design([home, contact]), design([home]))).toEqual(['صفحهٔ «تماس» حذف شد']);
  expect(designChanges(design([home, contact]), design([contact, home]))).toEqual(['ترتیب صفحه‌ها تغییر کرد']);
  const renamed = { ...home, name: 'شروع' };
  expect(designChanges(design([home]), design([renamed]))).toEqual(['نام صفحهٔ «خانه» به «شروع» تغییر کرد']);
});

test('sections that came, went, moved or look otherwise', () => {
  const [hero, about] = home.sections as [DesignSection, DesignSection];
  const to = (sections: readonly DesignSection[]) =>
    designChanges(design([home]), design([{ ...home, sections: [...sections] }]));
  expect(to([hero])).toEqual(['بخش «دربارهٔ ما» از صفحهٔ «خانه» حذف شد']);
  expect(to([hero, about, section('n', { sectionType: 'faqs', layoutId: 'faqs-1' })])).toEqual([
    'بخش «پرسش‌های رایج» به صفحهٔ «خانه» اضافه شد',
  ]);
  expect(to([about, hero])).toEqual(['ترتیب بخش‌های صفحهٔ «خانه» تغییر کرد']);
  expect(to([{ ...hero, layoutId: 'hero-2' }, about])).toEqual(['چیدمان بخش «بنر اصلی» در صفحهٔ «خانه» تغییر کرد']);
});

test('texts, search fields and the brand', () => {
  const [hero, about] = home.sections as [DesignSection, DesignSection];
  const written = { ...hero, customData: { texts: { title: 'سلام' } } };
  expect(designChanges(design([home]), design([{ ...home, sections: [written, about] }]))).toEqual([
    'متن‌های بخش «بنر اصلی» در صفحهٔ «خانه» تغییر کرد',
  ]);
  expect(designChanges(design([home]), design([{ ...home, seo: { title: 'گل' } }]))).toEqual([
    'مشخصات جستجوی صفحهٔ «خانه» تغییر کرد',
  ]);
  expect(designChanges(design([home]), design([home], { primaryColor: '#059669', logo: 'file:1' }))).toEqual([
    'رنگ اصلی سایت تغییر کرد',
    'لوگو اضافه شد',
  ]);
});

test('the look of the whole site and the font of headings', () => {
  const look = { corners: 'round' } as const;
  expect(designChanges(design([home]), design([home], { look, headingFont: 'titra' }))).toEqual([
    'فونت تیترهای سایت تغییر کرد',
    'ظاهر کلی سایت تغییر کرد',
  ]);
  const defaults = { look: { corners: 'normal' }, headingFont: 'vazir' } as const;
  expect(designChanges(design([home]), design([home], defaults))).toEqual([]);
});

test('an own menu that came, changed or went', () => {
  const withMenu = (label: string): ComparedDesign => {
    const { websiteFramework, ...rest } = design([home]);
    const items = [{ id: 'a', label, to: 'page:main', children: [] }];
    const dynamicDesign = { ...websiteFramework.dynamicDesign, menu: { items, hidden: [] } };
    return { ...rest, websiteFramework: { dynamicDesign } };
  };
  const changed = ['منوی سایت تغییر کرد'];
  expect(designChanges(design([home]), withMenu('شروع'))).toEqual(changed);
  expect(designChanges(withMenu('شروع'), withMenu('خانه'))).toEqual(changed);
  expect(designChanges(withMenu('شروع'), design([home]))).toEqual(changed);
  expect(designChanges(withMenu('شروع'), withMenu('شروع'))).toEqual([]);
});

test('a long list ends with how many more there are', () => {
  const many = Array.from({ length: 40 }, (_, index) => page(`p${index}`, `${index}`, []));
  const changes = designChanges(design([home]), design([home, ...many]));
  expect([changes.length, changes.at(-1)]).toEqual([30, 'و ۱۱ تغییر دیگر']);
});

test('items that were added or moved are a change of the lists', () => {
  const team = (lists?: Record<string, number[]>) =>
    page('t', 'گروه', [section('t', { sectionType: 'team', layoutId: 'team-1', customData: lists ? { lists } : {} })]);
  expect(designChanges(design([team({ member: [1, 2] })]), design([team({ member: [2, 1] })]))).toEqual([
    'فهرست‌های بخش «تیم ما» در صفحهٔ «گروه» تغییر کرد',
  ]);
});

test('the look of one section', () => {
  const [hero, about] = home.sections as [DesignSection, DesignSection];
  const painted = { ...hero, customData: { style: { tone: 'ink' as const } } };
  expect(designChanges(design([home]), design([{ ...home, sections: [painted, about] }]))).toEqual([
    'ظاهر بخش «بنر اصلی» در صفحهٔ «خانه» تغییر کرد',
  ]);
});

test('the same as data: what, where, which fields, before and after', () => {
  const [hero, about] = home.sections as [DesignSection, DesignSection];
  const written = { ...hero, layoutId: 'hero-2', customData: { texts: { title: 'سلام', text: '' } } };
  const before = design([{ ...home, seo: { title: 'گل' } }, contact]);
  const after = design([{ ...home, name: 'شروع', seo: { title: 'گلدان' }, sections: [written, about] }], {
    primaryColor: '#059669',
    look: { corners: 'round' },
  });
  const page = { id: 'main', name: 'شروع' };
  const section = { id: 'a', type: 'hero' };
  expect(compareDesigns(before, after)).toEqual([
    { kind: 'page_removed', page: { id: 'c', name: 'تماس' } },
    { kind: 'page_renamed', page, before: 'خانه', after: 'شروع' },
    { kind: 'page_search_fields', page, fields: ['title'] },
    { kind: 'section_layout', page, section, before: 'hero-1', after: 'hero-2' },
    { kind: 'section_texts', page, section, fields: ['title'] },
    { kind: 'primary_color', before: '#8b5cf6', after: '#059669' },
    { kind: 'look', fields: ['corners'] },
  ]);
});

test('a shared section is on all pages', () => {
  const shared = { header: section('h', { sectionType: 'headers', layoutId: 'headers-1' }) };
  const dynamicDesign = { pages: [home], currentPageId: 'main', shared };
  const after = { ...design([home]), websiteFramework: { dynamicDesign } };
  expect(compareDesigns(design([home]), after)).toEqual([
    { kind: 'section_added', section: { id: 'h', type: 'headers' } },
  ]);
});

test('another template is another layout of a full page alone', () => {
  const change = (given: Partial<DesignSection>) => {
    const [before, after] = ['clinic-care', 'clinic-calm'].map((template) =>
      design([{ ...home, sections: [section('a', { ...given, template })] }]),
    ) as [ReturnType<typeof design>, ReturnType<typeof design>];
    return compareDesigns(before, after);
  };
  const full = { sectionType: 'full_page', layoutId: 'full_page-1' } as const;
  expect(change(full)).toMatchObject([{ kind: 'section_layout', before: 'clinic-care', after: 'clinic-calm' }]);
  expect(change({ sectionType: 'hero', layoutId: 'hero-1' })).toEqual([]);
});

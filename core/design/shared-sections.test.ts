import fc from 'fast-check';
import type { SectionType } from '../catalogue.js';
import { designChanges } from './design-changes.js';
import { countSections } from './design-measures.js';
import { designCounts, designSchema, wizardDataSchema, type Design } from './design.js';
import { WIZARD } from '../limits/limits.js';
import { allSections, drawnPages, mapSections } from './shared-sections.js';

const section = (id: string, sectionType: SectionType, order = 0) => ({
  id,
  sectionType,
  layoutId: `${sectionType}-1`,
  order,
  customData: {},
});
const page = (id: string, ...types: readonly SectionType[]) => ({
  id,
  name: id,
  sections: types.map((type, order) => section(`${id}-${order}`, type, order)),
});
const shared = { header: section('h', 'headers'), footer: section('f', 'footer') };
const design = (given: object): Design => designSchema.parse({ pages: [page('main', 'hero')], ...given });
const idsOf = (of: Design): string[][] => drawnPages(of).map(({ sections }) => sections.map(({ id }) => id));

describe('shared header and footer', () => {
  test('are shown first and last on every page', () => {
    const pages = [page('main', 'hero', 'about'), page('b')];
    expect(idsOf(design({ pages, shared }))).toEqual([
      ['h', 'main-0', 'main-1', 'f'],
      ['h', 'f'],
    ]);
  });

  test('leave a page its own', () => {
    const pages = [page('main', 'headers', 'hero'), page('b', 'full_page'), page('c', 'hero', 'footer')];
    expect(idsOf(design({ pages, shared }))).toEqual([['main-0', 'main-1', 'f'], ['b-0'], ['h', 'c-0', 'c-1']]);
  });

  test('come in the order of the numbers', () => {
    const [first] = drawnPages(design({ pages: [page('main', 'hero', 'about')], shared }));
    expect(first?.sections.map(({ order }) => order)).toEqual([0, 1, 2, 3]);
  });

  test('count once, however many pages show them', () => {
    const pages = [page('main', 'hero'), page('b', 'about'), page('c', 'about')];
    expect(countSections(design({ pages, shared }))).toBe(5);
    expect(countSections(design({ pages, shared: { footer: shared.footer } }))).toBe(4);
  });

  test('are among the sections that are stored and edited', () => {
    const edited = mapSections(design({ shared }), (each) => ({ ...each, layoutId: `${each.sectionType}-2` }));
    expect(allSections(edited).map(({ layoutId }) => layoutId)).toEqual(['headers-2', 'hero-2', 'footer-2']);
  });

  test('an edit of one changes all pages in words', () => {
    const of = (dynamicDesign: Design) => ({
      websiteFramework: { dynamicDesign },
      branding: wizardDataSchema.shape.branding.parse({}),
    });
    const header = { ...shared.header, customData: { texts: { cta: 'سلام' } } };
    expect(designChanges(of(design({ shared })), of(design({ shared: { header } })))).toEqual([
      'بخش «پابرگ» از همهٔ صفحه‌ها حذف شد',
      'متن‌های بخش «سربرگ» در همهٔ صفحه‌ها تغییر کرد',
    ]);
  });

  test('none of both is the same as left out', () => {
    expect(JSON.stringify(design({ shared: {} }))).toBe(JSON.stringify(design({})));
  });

  test('cannot be a section of another type', () => {
    const { error } = designSchema.safeParse({ pages: [page('main')], shared: { header: section('h', 'footer') } });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['shared.header.sectionType']);
  });

  test('cannot be more than one of each', () => {
    const many = { header: [shared.header, shared.header] };
    expect(designSchema.safeParse({ pages: [page('main')], shared: many }).success).toBe(false);
    expect(design({ shared: { ...shared, sidebar: section('s', 'headers') } }).shared).toEqual(shared);
  });
});

const types = fc.constantFrom<SectionType>('headers', 'hero', 'about', 'footer', 'full_page');
const pageTypes = fc.array(fc.array(types, { maxLength: 8 }), { minLength: 1, maxLength: 8 });
const wizardOf = (given: object) =>
  wizardDataSchema.parse({ websiteFramework: { dynamicDesign: given }, userInfo: { domain: 'narvan' } });

test('a design without them is drawn and counted as it was', () => {
  fc.assert(
    fc.property(pageTypes, (given) => {
      const pages = given.map((each, at) => page(`p${at}`, ...each));
      const data = wizardOf({ pages });
      const own = given.reduce((sum, each) => sum + each.length, 0);
      expect(designCounts(data)).toEqual({
        pages: pages.length,
        sections: own || pages.length * WIZARD.defaultSectionsPerPage,
        hasLogo: false,
      });
      const { dynamicDesign } = data.websiteFramework;
      expect(drawnPages(dynamicDesign)).toBe(dynamicDesign.pages);
    }),
  );
});

test('every page is drawn with at most two sections more', () => {
  fc.assert(
    fc.property(pageTypes, (given) => {
      const pages = given.map((each, at) => page(`p${at}`, ...each));
      const drawn = drawnPages(design({ pages, shared }));
      drawn.forEach(({ sections }, at) => {
        const own = given[at] ?? [];
        const isWhole = own.includes('full_page');
        const added = isWhole ? 0 : Number(!own.includes('headers')) + Number(!own.includes('footer'));
        expect(sections).toHaveLength(own.length + added);
      });
    }),
  );
});

import { designSchema, type Design } from '#core/design/design.js';
import '../layouts/layouts.js';
import { testPage } from '../testing/test-site.js';
import { SEO_ADVICE } from './seo-checks.messages.js';
import { SEO_CODES, seoFindings, type SeoCode, type SeoSite } from './seo-checks.js';

const FACTS = { name: 'کافه مهر', phone: '۰۲۱-۸۷۶۵۴۳۲۱' };
const GOOD = {
  title: 'کافه مهر در یوسف‌آباد تهران',
  description: 'قهوهٔ تازه‌برشته، صبحانهٔ خانگی و میز دنج برای کار؛ هر روز از هشت صبح تا نیمه‌شب.',
};

interface Drawn {
  readonly id: string;
  readonly seo?: object;
  readonly layouts?: readonly string[];
  readonly data?: object;
}

function design(pages: readonly Drawn[], facts: object | null = FACTS): Design {
  return designSchema.parse({
    pages: pages.map(({ id, seo, layouts = ['hero-1'], data = { texts: { title: `تیتر ${id}` } } }) => {
      const page = testPage(id, id, ...layouts);
      return { ...page, seo, sections: page.sections.map((section) => ({ ...section, customData: data })) };
    }),
    facts: facts ?? undefined,
  });
}

const codes = (of: Design, over: Partial<SeoSite> = {}): SeoCode[] =>
  seoFindings({ design: of, trade: 'shop', siteType: 'business', ...over }).map(({ code }) => code);

describe('checks for search engines', () => {
  test('a page with all that is needed has no finding', () => {
    expect(codes(design([{ id: 'main', seo: GOOD }]))).toEqual([]);
  });

  test('a title or description is left out, too short, or cut', () => {
    expect(codes(design([{ id: 'main' }]))).toEqual(['titleMissing', 'descriptionMissing']);
    const short = { title: 'کافه', description: 'قهوه' };
    expect(seoFindings({ design: design([{ id: 'main', seo: short }]), trade: 'shop', siteType: 'business' })).toEqual([
      { code: 'titleShort', count: 4, pageId: 'main' },
      { code: 'descriptionShort', count: 4, pageId: 'main' },
    ]);
    const long = { title: 'ق'.repeat(61), description: 'ق'.repeat(161) };
    expect(codes(design([{ id: 'main', seo: long }]))).toEqual(['titleLong', 'descriptionLong']);
  });

  test('titles that look the same are found at both pages', () => {
    const other = {
      ...GOOD,
      title: ` ${GOOD.title.replace(' ', '  ')}`,
      description: `${GOOD.description} نزدیک مترو`,
    };
    const found = seoFindings({
      design: design([
        { id: 'main', seo: GOOD },
        { id: 'b', seo: other },
        { id: 'c', seo: { ...GOOD, title: 'تماس با کافه مهر' } },
      ]),
      trade: 'shop',
      siteType: 'business',
    });
    expect(found).toEqual([
      { code: 'titleRepeated', count: 1, pageId: 'main' },
      { code: 'titleRepeated', count: 1, pageId: 'b' },
      { code: 'descriptionRepeated', count: 1, pageId: 'main' },
      { code: 'descriptionRepeated', count: 1, pageId: 'c' },
    ]);
  });

  test('the main heading is missing, or still the sample', () => {
    const of = (page: Partial<Drawn>) => codes(design([{ id: 'main', seo: GOOD, ...page }]));
    expect(of({ layouts: [] })).toEqual(['headingMissing']);
    expect(of({ data: { texts: { title: ' ' } } })).toEqual(['headingMissing']);
    expect(of({ data: {} })).toEqual(['headingSample']);
    expect(of({ layouts: ['full_page-1'], data: {} })).toEqual(['headingSample']);
  });

  test('a section that has the heading of one device alone is checked, too', () => {
    const { pages, ...rest } = design([{ id: 'main', seo: GOOD, layouts: ['hero-1', 'hero-2'] }]);
    const hiddenOn = ['phone', 'desktop'] as const;
    const sections = pages[0]!.sections.map((each, at) => ({
      ...each,
      hiddenOn: hiddenOn[at],
      customData: at === 0 ? { texts: { title: 'عنوان' } } : {},
    }));
    const drawn = { ...rest, pages: [{ ...pages[0]!, sections }] };
    const [finding] = seoFindings({ design: drawn, trade: 'shop', siteType: 'business' });
    expect(finding).toMatchObject({ code: 'headingSample', sectionId: 'main-1' });
  });

  test('own pictures without a text of their own are counted', () => {
    const of = (data: object) =>
      codes(
        design([{ id: 'main', seo: GOOD, layouts: ['hero-1', 'gallery-1'], data: { texts: { title: 'ت' }, ...data } }]),
      );
    const images = { picture1: 'file:1', picture2: 'file:2' };
    const [finding] = seoFindings({
      design: design([
        {
          id: 'main',
          seo: GOOD,
          layouts: ['gallery-1'],
          data: { texts: { title: 'ت', 'item1.caption': 'سالن' }, images },
        },
      ]),
      trade: 'shop',
      siteType: 'business',
    });
    expect(finding).toEqual({
      code: 'pictureText',
      count: 1,
      pageId: 'main',
      sectionId: 'main-0',
      sectionType: 'gallery',
    });
    expect(of({ images, pictureTexts: { picture1: 'سالن', picture2: 'حیاط' } })).toEqual([]);
    expect(of({ images: { elsewhere: 'file:1' } })).toEqual([]);
  });

  test('buttons and links with empty words are counted', () => {
    const of = (texts: object) =>
      seoFindings({
        design: design([{ id: 'main', seo: GOOD, data: { texts: { title: 'ت', ...texts } } }]),
        trade: 'shop',
        siteType: 'business',
      });
    expect(
      of({ primary: 'این‌جا کلیک کنید!', text: 'منو را [اینجا](page:main) ببینید و [ادامهٔ مطلب](page:main)' }),
    ).toEqual([{ code: 'linkText', count: 3, pageId: 'main', sectionId: 'main-0', sectionType: 'hero' }]);
    expect(of({ primary: 'دیدن منو', text: 'بیشتر' })).toEqual([]);
  });

  test('heavy pictures of a published page are found', () => {
    const of = (bytes: number) =>
      seoFindings({
        design: design([{ id: 'main', seo: GOOD }]),
        trade: 'shop',
        siteType: 'business',
        pictureBytes: new Map([['main', bytes]]),
      });
    expect(of(1_500_000)).toEqual([]);
    expect(of(2_340_000)).toEqual([{ code: 'pictureWeight', count: 2_340_000, pageId: 'main' }]);
    expect(SEO_ADVICE.pictureWeight(2_340_000).title).toContain('۲٫۳');
  });

  test('a business needs a name and a way to reach it, a person a name', () => {
    const of = (facts: object | null, siteType: SeoSite['siteType']) =>
      codes(design([{ id: 'main', seo: GOOD }], facts), { siteType });
    expect(of(null, 'business')).toEqual(['businessName', 'businessContact']);
    expect(of(null, 'personal')).toEqual(['businessName']);
    expect(of({ name: 'مهر', address: 'تهران' }, 'business')).toEqual([]);
  });

  test('a shared section is looked at once', () => {
    const [header] = testPage('h', 'h', 'headers-1').sections;
    const shared = { header: { ...header, customData: { texts: { cta: 'اینجا' } } } };
    const pages = ['main', 'b'].map((id, at) => ({
      ...testPage(id, id, 'hero-1'),
      seo: { title: `${GOOD.title} ${at}`, description: `${GOOD.description} ${at}` },
    }));
    const found = seoFindings({
      design: designSchema.parse({ pages, shared, facts: FACTS }),
      trade: 'shop',
      siteType: 'business',
    });
    expect(found.filter(({ code }) => code === 'linkText')).toEqual([
      { code: 'linkText', count: 1, pageId: 'main', sectionId: header?.id, sectionType: 'headers' },
    ]);
  });

  test('each finding says why and what to do', () => {
    for (const code of SEO_CODES) {
      const { title, reason, mend } = SEO_ADVICE[code](3);
      expect([title, reason, mend].every((text) => text.length > 10)).toBe(true);
    }
  });

  test('cannot be made slow by repeated titles', () => {
    const of = (pages: number) =>
      design(Array.from({ length: pages }, (_, at) => ({ id: `p${at}`, seo: { title: 'ا'.repeat(120) } })));
    expect(codes(of(30)).filter((code) => code === 'titleRepeated')).toHaveLength(30);
  });
});

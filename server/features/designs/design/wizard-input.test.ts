import { AppError } from '#core/errors/errors.js';
import { PICTURES } from '#core/limits/limits.js';
import { parseWizardData } from './wizard-input.js';

const section = { id: 's1', sectionType: 'hero', layoutId: 'hero-1', order: 0 };
const page = { id: 'main', name: 'خانه', sections: [section] };
const wizard = {
  siteType: 'personal',
  websiteFramework: { dynamicDesign: { pages: [page] } },
  userInfo: { domain: 'narvan', domainExtension: '.ir' },
};

function faultsOf(raw: unknown): readonly { path: string; message: string }[] {
  try {
    parseWizardData(raw);
    return [];
  } catch (error) {
    if (error instanceof AppError) return error.fields;
    throw error;
  }
}

describe('wizard data from outside', () => {
  test('takes commercial for business', () => {
    expect(parseWizardData({ ...wizard, siteType: 'commercial' }).siteType).toBe('business');
  });

  test('reads snake_case keys and keeps customer keys', () => {
    const texts = { 'call_to_actions.title': 'سلام' };
    const snake = {
      site_type: 'business',
      website_framework: {
        dynamic_design: {
          pages: [
            {
              ...page,
              sections: [
                { id: 's1', section_type: 'full_page', layout_id: 'full_page-1', order: 0, custom_data: { texts } },
              ],
            },
          ],
        },
      },
      user_info: { domain: 'narvan', domain_extension: '.com' },
    };
    const data = parseWizardData(snake);
    expect(data.userInfo.domainExtension).toBe('.com');
    expect(data.websiteFramework.dynamicDesign.pages[0]?.sections[0]?.customData.texts).toEqual(texts);
  });

  test('cannot hold a link that is none, and names it', () => {
    const withLink = (primary: string) => ({
      ...wizard,
      websiteFramework: {
        dynamicDesign: { pages: [{ ...page, sections: [{ ...section, customData: { links: { primary } } }] }] },
      },
    });
    const path = 'wizardData.websiteFramework.dynamicDesign.pages.0.sections.0.customData.links.primary';
    for (const link of ['javascript:alert(1)', 'data:text/html,x', 'page:', 'x'])
      expect(faultsOf(withLink(link)).map((fault) => fault.path)).toEqual([path]);
    for (const link of ['', 'page:gone', 'section:main/s1', 'tel:02112345678', 'https://a.ir'])
      expect(faultsOf(withLink(link))).toEqual([]);
  });

  test('reads the domain step under its other name', () => {
    const { userInfo: _, ...rest } = wizard;
    const data = parseWizardData({
      ...rest,
      domains: {
        primaryDomain: 'Narvan.ir',
        domainExtension: '.ir',
        additionalDomains: [{ domain: 'narvan', extension: '.com' }],
      },
    });
    expect(data.userInfo).toMatchObject({
      domain: 'narvan',
      domainExtension: '.ir',
      additionalDomains: [{ extension: '.com' }],
    });
  });

  test('takes an empty logo for none', () => {
    expect(parseWizardData({ ...wizard, branding: { logo: '' } }).branding.logo).toBeNull();
  });

  test('takes services as a list', () => {
    const data = parseWizardData({ ...wizard, additionalServices: ['backupService'] });
    expect(data.additionalServicesList).toEqual(['backupService']);
  });

  test('names a faulty field and says so in Persian', () => {
    const [fault] = faultsOf({ ...wizard, userInfo: { domain: 'نام', domainExtension: '.ir' } });
    expect(fault?.path).toBe('wizardData.userInfo.domain');
    expect(fault?.message).toMatch(/[\u0600-\u06ff]/);
  });

  test('cannot hold a layout outside the catalogue', () => {
    const pages = [{ ...page, sections: [{ ...section, layoutId: 'hero-99' }] }];
    expect(faultsOf({ ...wizard, websiteFramework: { dynamicDesign: { pages } } })[0]?.path).toContain('layoutId');
  });

  test('cannot be larger than a design may be', () => {
    const sections = Array.from({ length: 30 }, (_, index) => ({
      ...section,
      id: `s${index}`,
      customData: { images: { main: 'x'.repeat(100_000) } },
    }));
    expect(
      faultsOf({ ...wizard, websiteFramework: { dynamicDesign: { pages: [{ ...page, sections }] } } }),
    ).toHaveLength(1);
  });

  test('takes as many pictures as a browser keeps', () => {
    const full = (chars: number) => {
      const picture = `data:image/webp;base64,${'A'.repeat(PICTURES.guest.chars - 23)}`;
      const names = Array.from({ length: Math.floor(chars / PICTURES.guest.chars) }, (_, at) => `picture${at}`);
      const images = Object.fromEntries(names.map((name) => [name, picture]));
      const pages = [{ ...page, sections: [{ ...section, customData: { images } }] }];
      return faultsOf({ ...wizard, websiteFramework: { dynamicDesign: { pages } } });
    };
    expect(full(PICTURES.guest.designChars)).toEqual([]);
    expect(full(PICTURES.guest.designChars + PICTURES.guest.chars)).toHaveLength(1);
  });

  test('S-088 S-107 selected layouts alone become the design', () => {
    const selectedLayouts = { hero: 'hero-2', footer: 'footer-1', nonsense: 'x-1', about: 'hero-1' };
    const data = parseWizardData({ ...wizard, websiteFramework: { selectedLayouts } });
    const [main] = data.websiteFramework.dynamicDesign.pages;
    expect(main?.sections.map(({ layoutId, order }) => [layoutId, order])).toEqual([
      ['hero-2', 0],
      ['footer-1', 1],
    ]);
  });

  test('selected layouts cannot replace existing sections', () => {
    const data = parseWizardData({
      ...wizard,
      websiteFramework: { ...wizard.websiteFramework, selectedLayouts: { hero: 'hero-9' } },
    });
    expect(data.websiteFramework.dynamicDesign.pages[0]?.sections.map(({ layoutId }) => layoutId)).toEqual(['hero-1']);
  });

  test('takes uploaded images as an empty list; a list that names no place is refused', () => {
    const images = (uploadedImages: unknown) =>
      parseWizardData({ ...wizard, websiteFramework: { ...wizard.websiteFramework, uploadedImages } }).websiteFramework
        .uploadedImages;
    expect(images([])).toEqual({});
    expect(() => images(['a.png'])).toThrow(AppError);
  });

  test('S-230 an uploaded image is shown in its section, where that has none of its own', () => {
    const framework = wizard.websiteFramework;
    const section = { ...framework.dynamicDesign.pages[0]?.sections[0], id: 'a.1' };
    const rendered = (customData: object) =>
      parseWizardData({
        ...wizard,
        websiteFramework: {
          ...framework,
          dynamicDesign: { pages: [{ ...framework.dynamicDesign.pages[0], sections: [{ ...section, customData }] }] },
          uploadedImages: { 'a.1.main': 'file:uploaded' },
        },
      }).websiteFramework.dynamicDesign.pages[0]?.sections[0]?.customData.images;
    expect(rendered({})).toEqual({ main: 'file:uploaded' });
    expect(rendered({ images: { main: 'file:own', second: 'file:side' } })).toEqual({
      main: 'file:own',
      second: 'file:side',
    });
  });

  test('S-230 an uploaded image without a section is refused by name', () => {
    const framework = { ...wizard.websiteFramework, uploadedImages: { 'gone.picture': 'file:x', plain: 'file:y' } };
    expect(faultsOf({ ...wizard, websiteFramework: framework }).map(({ path }) => path)).toEqual([
      'wizardData.websiteFramework.uploadedImages.gone.picture',
      'wizardData.websiteFramework.uploadedImages.plain',
    ]);
  });

  test('cannot hold more uploaded images than the limit', () => {
    const uploadedImages = Array.from({ length: 10_000 }, () => 'a.png');
    expect(faultsOf({ ...wizard, websiteFramework: { ...wizard.websiteFramework, uploadedImages } })).toHaveLength(1);
  });

  test('takes a wizard without a domain name', () => {
    expect(parseWizardData({ ...wizard, userInfo: undefined }).userInfo.domain).toBe('');
  });

  const withLists = (lists: unknown, sectionType = 'team') => ({
    ...wizard,
    websiteFramework: {
      dynamicDesign: {
        pages: [
          { ...page, sections: [{ ...section, sectionType, layoutId: `${sectionType}-1`, customData: { lists } }] },
        ],
      },
    },
  });

  test('keeps the items of the lists of a section', () => {
    const [read] = parseWizardData(withLists({ member: [4, 1] })).websiteFramework.dynamicDesign.pages;
    expect(read?.sections[0]?.customData.lists).toEqual({ member: [4, 1] });
  });

  test('keeps keys of full pages as they are', () => {
    const lists = { 'blog_posts.item': [2, 1] };
    const [read] = parseWizardData(withLists(lists, 'full_page')).websiteFramework.dynamicDesign.pages;
    expect(read?.sections[0]?.customData.lists).toEqual(lists);
  });

  test('cannot take a list that the section does not have', () => {
    expect(faultsOf(withLists({ plan: [1] }))).toEqual([
      {
        path: 'wizardData.websiteFramework.dynamicDesign.pages.0.sections.0.customData.lists.plan',
        message: 'این بخش چنین فهرستی ندارد.',
        code: 'FIELD_UNKNOWN',
        nearest: null,
      },
    ]);
  });

  test('cannot take more items than a list has', () => {
    const member = Array.from({ length: 61 }, (_, n) => n + 1);
    expect(faultsOf(withLists({ member }))).toEqual([
      expect.objectContaining({ message: 'این فهرست حداکثر ۶۰ مورد دارد.' }),
    ]);
  });
});

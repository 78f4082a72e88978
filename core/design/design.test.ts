import { canvasHeight, chosenServices, quoteInputOf, wizardDataSchema } from './design.js';
import { calculateQuote } from '../pricing/pricing.js';

const section = { id: 's1', sectionType: 'hero', layoutId: 'hero-1', order: 0 };
const page = { id: 'main', name: 'صفحه ۱', sections: [section] };
const minimal = { websiteFramework: { dynamicDesign: { pages: [page] } }, userInfo: { domain: 'ketabsara' } };

describe('wizardDataSchema', () => {
  it('S-100 fills the documented defaults', () => {
    const data = wizardDataSchema.parse(minimal);
    expect(data.siteType).toBe('personal');
    expect(data.websiteFramework.dynamicDesign.currentPageId).toBe('main');
    expect(data.branding).toMatchObject({ primaryColor: '#8B5CF6', fontFamily: 'vazir', logo: null });
    expect(data.userInfo.domainExtension).toBe('.ir');
    expect(data.pricing.customizationLevel).toEqual([3]);
  });

  it('S-109 takes an empty list of pictures for none', () => {
    const given = { ...page, sections: [{ ...section, customData: { images: [] } }] };
    const data = wizardDataSchema.parse({ ...minimal, websiteFramework: { dynamicDesign: { pages: [given] } } });
    expect(data.websiteFramework.dynamicDesign.pages[0]?.sections[0]?.customData.images).toEqual({});
  });

  it('takes commercial as business', () => {
    expect(wizardDataSchema.parse({ ...minimal, siteType: 'commercial' }).siteType).toBe('business');
  });

  it('cannot take a layout outside the catalogue', () => {
    const pages = [{ ...page, sections: [{ ...section, layoutId: 'hero-43' }] }];
    expect(wizardDataSchema.safeParse({ ...minimal, websiteFramework: { dynamicDesign: { pages } } }).success).toBe(
      false,
    );
  });

  it('S-121 cannot take a name with other letters', () => {
    for (const domain of ['a', '-ab', 'کتاب', 'a b', 'x'.repeat(64)]) {
      expect(wizardDataSchema.safeParse({ ...minimal, userInfo: { domain } }).success).toBe(false);
    }
  });
});

describe('from wizard to quote', () => {
  it('S-134 assumes four sections a page without any', () => {
    const pages = ['main', 'two'].map((id) => ({ id, name: id, sections: [] }));
    const data = wizardDataSchema.parse({ ...minimal, websiteFramework: { dynamicDesign: { pages } } });
    expect(quoteInputOf(data)).toMatchObject({ pages: 2, sections: 8 });
  });

  it('counts the rush flag once wherever it is', () => {
    const data = wizardDataSchema.parse({
      ...minimal,
      additionalServices: { rushDelivery: true },
      additionalServicesList: ['rushDelivery'],
      pricing: { rushDelivery: true },
    });
    expect(chosenServices(data)).toEqual(['rushDelivery']);
    expect(calculateQuote(quoteInputOf(data)).total).toBe(3_300_000);
  });

  it('S-105 derives the canvas height from its sections', () => {
    expect([0, 1, 2, 10].map(canvasHeight)).toEqual([400, 400, 600, 3000]);
  });

  it('cannot name a template by more than a short id', () => {
    const named = (template: unknown) =>
      wizardDataSchema.safeParse({
        ...minimal,
        websiteFramework: { dynamicDesign: { pages: [{ ...page, sections: [{ ...section, template }] }] } },
      }).success;
    expect(['gym-iron', 'gone'].map(named)).toEqual([true, true]);
    expect(['', '../x', 'A', 'a'.repeat(61), 7].map(named)).toEqual([false, false, false, false, false]);
  });
});

import { chosenServices, wizardDataSchema, type WizardData } from '#core/design/design.js';
import { mapSections } from '#core/design/shared-sections.js';
import { filledWith } from '#core/testing/filled.js';
import { withoutPerson } from './forget-owner.js';

const WORD = 'فروشگاه ماهور';
const filled = filledWith(WORD, wizardDataSchema) as WizardData;
const { websiteFramework, branding, userInfo } = filled;
const dynamicDesign = mapSections(websiteFramework.dynamicDesign, (section) => ({
  ...section,
  sectionType: 'hero',
  layoutId: 'hero-1',
}));
/** A word in every text but in those that the schema holds to a list or a colour, and the id of the order. */
const worded: WizardData = {
  ...filled,
  websiteFramework: { ...websiteFramework, dynamicDesign },
  branding: { ...branding, primaryColor: '#059669', secondColor: null, customColors: [] },
  userInfo: {
    ...userInfo,
    domainExtension: '.ir',
    additionalDomains: userInfo.additionalDomains.map((each) => ({ ...each, extension: '.com' })),
  },
  orderId: null,
};

test('no text of a removed person can stay in a wizard', () => {
  expect(JSON.stringify(worded).split(WORD).length).toBeGreaterThan(70);
  expect(JSON.stringify(withoutPerson(worded))).not.toContain(WORD);
});

test('the ordered services and names of a wizard stay counted', () => {
  const ordered = wizardDataSchema.parse({
    websiteFramework: { dynamicDesign: { pages: [{ id: 'main', name: WORD, sections: [] }] } },
    userInfo: { domain: 'mahoor', additionalDomains: [{ domain: 'mahoor', extension: '.com' }] },
    additionalServicesList: ['seoOptimization', WORD],
  });
  const left = wizardDataSchema.parse(withoutPerson(ordered));
  expect(chosenServices(left)).toEqual(['seoOptimization']);
  expect(left.userInfo).toMatchObject({ domainExtension: '.ir', additionalDomains: [{ extension: '.com' }] });
});

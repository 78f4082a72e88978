import { EXTENSION_PRICES } from '#core/pricing/price-list.js';
import { draftOfOrder } from './order-to-draft.js';
import { toWizardData } from '../draft/wizard-data.js';
import { newDraft } from '../draft/wizard-draft.js';
import type { WizardAction } from '../edits/wizard-actions.js';
import { wizardReducer } from '../edits/wizard-state.js';
import { answeredWizard } from '../testing/answered-wizard.js';

const actions: WizardAction[] = [
  { type: 'siteTypePicked', siteType: 'personal' },
  { type: 'methodPicked', method: 'dynamic', sectionId: 'x' },
  { type: 'sectionAdded', id: 'a', sectionType: 'hero' },
  { type: 'sectionHidden', sectionId: 'a', device: 'phone' },
  { type: 'domainTyped', typed: 'negar' },
  { type: 'serviceToggled', service: 'seoOptimization' },
  { type: 'billingPicked', billing: 'annual' },
  { type: 'colorPicked', color: '#059669' },
];
const draft = actions.reduce(wizardReducer, newDraft());
const order = (wizardData: unknown, priceToman = 3_000_000) => ({
  wizardData,
  title: 'فروشگاه',
  description: null,
  comments: 'زود',
  priceToman,
});
const stored = () => answeredWizard(toWizardData(draft, 's', EXTENSION_PRICES, 1));

test('an order comes back as it was made', () => {
  const back = draftOfOrder(order(stored()));
  expect(back).toMatchObject({
    siteType: 'personal',
    method: 'dynamic',
    services: ['seoOptimization'],
    billing: 'annual',
    step: 6,
  });
  expect([back.design, back.branding, back.domain.label]).toEqual([draft.design, draft.branding, 'negar']);
  expect(back.order).toEqual({ title: 'فروشگاه', description: '', comments: 'زود' });
});

describe('resume points (S-087)', () => {
  const without = (change: object) => draftOfOrder(order({ ...stored(), ...change })).step;
  test('1 without a site type', () => expect(without({ siteType: undefined })).toBe(1));
  test('2 without pages', () => expect(without({ websiteFramework: {} })).toBe(2));
  test('3 without a colour', () => expect(without({ branding: { fontFamily: 'vazir' } })).toBe(3));
  test('4 without a domain', () => expect(without({ userInfo: {} })).toBe(4));
  test('5 without a price', () => expect(draftOfOrder(order(stored(), 0)).step).toBe(5));
});

test('the design is rebuilt from selectedLayouts (S-107)', () => {
  const back = draftOfOrder(
    order({
      ...stored(),
      websiteFramework: { selectedLayouts: { hero: 'hero-2', footer: 'footer-1', nonsense: 'x-1' } },
    }),
  );
  expect(back.design.pages[0]?.sections.map((section) => section.layoutId)).toEqual(['hero-2', 'footer-1']);
});

test('S-107 a design without a section is rebuilt, too; without layouts it keeps its pages', () => {
  const pages = ['الف', 'ب'].map((name, index) => ({ id: index === 0 ? 'main' : 'b', name, sections: [] }));
  const back = (selectedLayouts: object) =>
    draftOfOrder(order({ ...stored(), websiteFramework: { dynamicDesign: { pages }, selectedLayouts } })).design.pages;
  const rebuilt = back({ hero: 'hero-2' });
  expect(rebuilt.map(({ name, sections }) => [name, sections.map((section) => section.layoutId)])).toEqual([
    ['الف', ['hero-2']],
    ['ب', []],
  ]);
  expect(back({}).map((page) => page.name)).toEqual(['الف', 'ب']);
});

test('S-087 a missing colour takes neither the logo nor the font along', () => {
  const branding = { fontFamily: 'nazanin', customColors: ['#059669'], logo: 'file:0199', primaryColor: 7 };
  const back = draftOfOrder(order({ ...stored(), branding }));
  expect([back.step, back.branding]).toEqual([3, { ...branding, primaryColor: newDraft().branding.primaryColor }]);
});

test('S-099 S-100 a rush delivery that only the pricing names is kept', () => {
  const back = draftOfOrder(order({ ...stored(), additionalServices: {}, pricing: { rushDelivery: true } }));
  expect(back.services).toEqual(['seoOptimization', 'rushDelivery']);
});

test.each([null, 7, 'text', [], { branding: 5, userInfo: [] }])('%j cannot break the wizard', (wizardData) => {
  expect(draftOfOrder(order(wizardData)).step).toBe(1);
});

test('commercial is read as business', () => {
  expect(draftOfOrder(order({ ...stored(), siteType: 'commercial' })).siteType).toBe('business');
});

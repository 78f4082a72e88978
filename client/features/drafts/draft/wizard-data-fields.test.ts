import { wizardDataSchema } from '#core/design/design.js';
import { EXTENSION_PRICES } from '#core/pricing/price-list.js';
import { draftOfOrder } from '../start/order-to-draft.js';
import { toWizardData } from './wizard-data.js';
import { newDraft } from './wizard-draft.js';
import type { WizardAction } from '../edits/wizard-actions.js';
import { wizardReducer } from '../edits/wizard-state.js';

const actions: WizardAction[] = [
  { type: 'siteTypePicked', siteType: 'business' },
  { type: 'methodPicked', method: 'dynamic', sectionId: 'x' },
  { type: 'sectionAdded', id: 'a', sectionType: 'hero', layoutId: 'hero-3' },
  { type: 'contentEdited', sectionId: 'a', kind: 'images', slot: 'picture', value: 'file:0199' },
  { type: 'pageAdded', id: 'p2' },
  { type: 'pageRenamed', pageId: 'p2', name: 'تماس' },
  { type: 'colorPicked', color: '#059669' },
  { type: 'customColorAdded', color: '#059669' },
  { type: 'fontPicked', font: 'yekan' },
  { type: 'headingFontPicked', font: 'titra' },
  { type: 'lookPicked', key: 'scheme', value: 'dark' },
  { type: 'logoPlaced', logo: 'file:0198' },
  { type: 'domainTyped', typed: 'negar' },
  { type: 'serviceToggled', service: 'backupService' },
  { type: 'extraDomainAdded', extra: { domain: 'negar', extension: '.com', price: 450_000, available: true } },
];
const data = toWizardData(actions.reduce(wizardReducer, newDraft()), 'session-1', EXTENSION_PRICES, 3_950_000);
const parsed = wizardDataSchema.parse(data);

test('S-229 userInfo holds the domain and each further one', () => {
  expect(parsed.userInfo).toEqual({
    domain: 'negar',
    domainExtension: '.ir',
    domainPrice: 0,
    additionalDomains: [{ domain: 'negar', extension: '.com', price: 450_000, available: true }],
  });
});

test('S-230 websiteFramework holds the design and what is told of it', () => {
  expect(parsed.websiteFramework).toMatchObject({
    dynamicDesign: { pages: [{ id: 'main' }, { id: 'p2', name: 'تماس' }] },
    selectedLayouts: { hero: 'hero-3' },
    uploadedImages: { 'a.picture': 'file:0199' },
    pageStructure: 'multi',
    customPages: [expect.any(String), 'تماس'],
    canvasDimensions: { width: 1200, height: expect.any(Number) as number },
  });
});

test('S-230 a picture that is only in the browser is no upload yet', () => {
  const guest = wizardReducer(actions.slice(0, 3).reduce(wizardReducer, newDraft()), {
    type: 'contentEdited',
    sectionId: 'a',
    kind: 'images',
    slot: 'picture',
    value: 'data:image/png;base64,AAAA',
  });
  const { websiteFramework } = toWizardData(guest, 's', EXTENSION_PRICES, 1);
  expect(websiteFramework.uploadedImages).toEqual({});
});

test('S-231 branding holds colour, fonts, look, own colours and logo', () => {
  expect(parsed.branding).toEqual({
    primaryColor: '#059669',
    fontFamily: 'yekan',
    headingFont: 'titra',
    look: { scheme: 'dark' },
    customColors: ['#059669'],
    logo: 'file:0198',
  });
});

test('S-099 modules, level and services are sent', () => {
  expect(parsed).toMatchObject({
    modules: ['hero'],
    pageMode: 'multi',
    sessionId: 'session-1',
    additionalServicesList: ['backupService'],
    pricing: { additionalServices: ['backupService'], customizationLevel: [3], rushDelivery: false },
  });
  expect(parsed.orderId).toBeUndefined();
});

test('S-099 an edit names its order and keeps its level', () => {
  const wizardData = { ...parsed, pricing: { ...parsed.pricing, customizationLevel: [5] } };
  const stored = { wizardData, title: '', description: null, comments: null, priceToman: 1 };
  const edited = toWizardData(draftOfOrder(stored), 's', EXTENSION_PRICES, 1, { orderId: 'o1' });
  expect(edited).toMatchObject({ orderId: 'o1', pricing: { customizationLevel: [5] } });
});

test('S-099 services of the pricing step alone come back', () => {
  const pricing = { additionalServices: ['seoOptimization'] };
  const stored = { wizardData: { pricing }, title: '', description: null, comments: null, priceToman: 1 };
  expect(draftOfOrder(stored).services).toEqual(['seoOptimization']);
});

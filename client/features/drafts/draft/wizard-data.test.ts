import { quoteInputOf, wizardDataSchema } from '#core/design/design.js';
import { toman } from '#core/money.js';
import { EXTENSION_PRICES } from '#core/pricing/price-list.js';
import type { WizardAction } from '../edits/wizard-actions.js';
import { fingerprintOf } from '#client/lib/fingerprint.js';
import { quoteDraft, quoteInput, toWizardData, withoutLogoPicture } from './wizard-data.js';
import { newDraft, type WizardDraft } from './wizard-draft.js';
import { wizardReducer } from '../edits/wizard-state.js';

const actions: WizardAction[] = [
  { type: 'siteTypePicked', siteType: 'business' },
  { type: 'methodPicked', method: 'dynamic', sectionId: 'x' },
  { type: 'sectionAdded', id: 'a', sectionType: 'hero', layoutId: 'hero-3' },
  { type: 'domainTyped', typed: 'negar' },
  { type: 'extraDomainAdded', extra: { domain: 'negar', extension: '.com', price: 450_000, available: true } },
  { type: 'serviceToggled', service: 'rushDelivery' },
  { type: 'logoPlaced', logo: 'data:image/png;base64,AAAA' },
];
const draft: WizardDraft = actions.reduce(wizardReducer, newDraft());
const data = () => toWizardData(draft, 'session-1', EXTENSION_PRICES, 3_950_000);

describe('quote of a draft', () => {
  test('a single page has the base price (S-129)', () => {
    expect(quoteDraft(newDraft())?.payable).toBe(2_500_000);
  });

  test('logo, extra domain and services add up (S-130, S-131, S-133)', () => {
    expect(quoteDraft(draft)?.payable).toBe(2_500_000 + 200_000 + 450_000 + 800_000);
  });

  test('several pages have no base price', () => {
    const two = wizardReducer(draft, { type: 'pageAdded', id: 'p2' });
    expect(quoteDraft(two)?.payable).toBe(2 * 1_000_000 + 250_000 + 200_000 + 450_000 + 800_000);
  });

  test('without sections four a page are assumed (S-134)', () => {
    expect(quoteInput(wizardReducer(newDraft(), { type: 'pageAdded', id: 'p2' })).sections).toBe(8);
  });

  test('an extension nobody sells has no price', () => {
    expect(quoteDraft(draft, { '.ir': toman(0) })).toBeNull();
  });
});

describe('wizard data (S-099, S-100)', () => {
  test('is what the server accepts', () => {
    expect(wizardDataSchema.safeParse(data()).error).toBeUndefined();
  });

  test('prices the same on both sides', () => {
    expect(quoteInputOf(wizardDataSchema.parse(data()))).toEqual(quoteInput(draft));
  });

  test('names the documented fields', () => {
    expect(data()).toMatchObject({
      siteType: 'business',
      websiteFramework: {
        pageStructure: 'single',
        selectedLayouts: { hero: 'hero-3' },
        dynamicDesign: { currentPageId: 'main' },
      },
      userInfo: { domain: 'negar', domainExtension: '.ir', domainPrice: 0 },
      additionalServices: { rushDelivery: true, seoOptimization: false },
      additionalServicesList: ['rushDelivery'],
      pricing: { rushDelivery: true, billing: 'monthly', totalPrice: 3_950_000 },
      sessionId: 'session-1',
    });
    expect(wizardDataSchema.parse(data()).pricing.customizationLevel).toEqual([3]);
  });

  test('a missing site type is sent as personal', () => {
    expect(toWizardData({ ...draft, siteType: null }, 's', EXTENSION_PRICES, 1).siteType).toBe('personal');
  });

  test('the price check carries no picture', () => {
    expect(withoutLogoPicture(data()).branding.logo).toBe('data:,');
    expect(withoutLogoPicture({ ...data(), branding: { ...data().branding, logo: null } }).branding?.logo).toBeNull();
  });
});

test('fingerprints differ where texts differ', () => {
  const marks = ['', 'a', 'b', 'ab', 'ba', JSON.stringify(data())].map(fingerprintOf);
  expect(new Set(marks).size).toBe(marks.length);
  expect(fingerprintOf('ab')).toBe(marks[3]);
});

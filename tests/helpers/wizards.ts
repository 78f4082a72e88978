/** Complete wizards for tests: one to begin with, and arbitrary ones for properties. */
import fc from 'fast-check';
import type { CouponTerms } from '#core/pricing/coupons.js';
import { quoteInputOf, wizardDataSchema, type WizardData } from '#core/design/design.js';
import { BRAND, FONTS } from '#core/limits/limits.js';
import { EXTENSION_PRICES, SERVICE_KEYS } from '#core/pricing/price-list.js';
import { calculateQuote } from '#core/pricing/pricing.js';
import type { FormField } from '#core/sites/site-forms.js';
import { newId } from '#platform/id.js';
import { toKeyedLists } from '#core/design/keyed-lists.js';

const TYPES = ['hero', 'about', 'services', 'contact', 'features', 'gallery', 'footer', 'headers'] as const;
const EXTENSIONS = Object.keys(EXTENSION_PRICES);

function page(index: number, sections: number): object {
  return {
    id: index === 0 ? 'main' : `page-${index}`,
    name: `صفحه ${index + 1}`,
    sections: Array.from({ length: sections }, (_, order) => {
      const sectionType = TYPES[order % TYPES.length] ?? 'hero';
      return { id: `s${index}-${order}`, sectionType, layoutId: `${sectionType}-${(order % 4) + 1}`, order };
    }),
  };
}

export interface WizardShape {
  /** Sections of each page. */
  readonly pages?: readonly number[];
  readonly logo?: string | null;
  readonly extension?: string;
  readonly extras?: readonly string[];
  readonly services?: readonly string[];
  readonly billing?: 'monthly' | 'annual';
  readonly siteType?: string;
  readonly domain?: string;
}

/** A name that no other order has: the first paid order gets a name, and no other can order it. */
export const freshDomain = (): string => `narvan-${newId().slice(-12)}`;

/** A wizard as a client sends it: not yet parsed. */
export function wizard(shape: WizardShape = {}): Record<string, unknown> {
  const {
    pages = [3],
    logo = null,
    extension = '.ir',
    extras = [],
    services = [],
    billing = 'monthly',
    siteType = 'personal',
    domain = 'narvan-cafe',
  } = shape;
  return {
    siteType,
    websiteFramework: {
      method: 'dynamic',
      dynamicDesign: { pages: pages.map((sections, index) => page(index, sections)), currentPageId: 'main' },
    },
    branding: { primaryColor: BRAND.defaultColor, fontFamily: FONTS[0], logo },
    userInfo: {
      domain,
      domainExtension: extension,
      additionalDomains: extras.map((each) => ({ domain: `${domain}-2`, extension: each })),
    },
    additionalServices: Object.fromEntries(SERVICE_KEYS.map((key) => [key, services.includes(key)])),
    pricing: { billing },
  };
}

const formSection = (id: string, layoutId: string, order: number, customData: object = {}) => ({
  id,
  sectionType: layoutId.split('-')[0],
  layoutId,
  order,
  customData,
});

interface FormsShape {
  readonly hasWrite?: boolean;
  /** The own fields of `book`. */
  readonly own?: readonly FormField[];
}

/** One page with a booking form `book` and a newsletter `letter`; on request a form `write` that takes an address. */
export function wizardWithForms({ hasWrite = false, own }: FormsShape = {}): Record<string, unknown> {
  const data = wizard({ domain: freshDomain(), pages: [1] });
  const framework = data['websiteFramework'] as { dynamicDesign: { pages: object[] } };
  const { dynamicDesign } = framework;
  const sections = [
    formSection('top', 'hero-1', 0),
    formSection('book', 'forms-1', 1, own && { forms: [{ part: '', fields: own }] }),
    formSection('letter', 'newsletter-1', 2),
    ...(hasWrite ? [formSection('write', 'forms-2', 3)] : []),
  ];
  const pages = dynamicDesign.pages.map((page) => ({ ...page, sections }));
  return { ...data, websiteFramework: { ...framework, dynamicDesign: { ...dynamicDesign, pages } } };
}

/** The same as GraphQL takes it: free names are lists, and a site type has one word. */
export function typedWizard(raw: Record<string, unknown>): Record<string, unknown> {
  const { siteType } = raw;
  return toKeyedLists({ ...raw, ...(siteType === 'commercial' && { siteType: 'business' }) });
}

/** The price of this wizard now by the shared function, in toman. */
export function payableOf(raw: Record<string, unknown>, coupon: CouponTerms | null = null): number {
  return calculateQuote(quoteInputOf(wizardDataSchema.parse(raw), coupon)).payable;
}

/** Checked, with defaults. */
export function parsed(shape: WizardShape = {}): WizardData {
  return wizardDataSchema.parse(wizard(shape));
}

export const arbitraryWizard: fc.Arbitrary<Record<string, unknown>> = fc
  .record({
    pages: fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 6 }),
    extension: fc.constantFrom(...EXTENSIONS),
    extras: fc.array(fc.constantFrom(...EXTENSIONS), { maxLength: 4 }),
    services: fc.subarray([...SERVICE_KEYS]),
    billing: fc.constantFrom('monthly' as const, 'annual' as const),
    siteType: fc.constantFrom('personal', 'business', 'commercial'),
  })
  .map((shape) => wizard(shape));

/** A real 1×1 PNG. */
export const TINY_PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

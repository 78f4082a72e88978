/** From the draft to what is ordered and priced (`wizardDataSchema` of core), and the fingerprint of an attempt. */
import type { CouponTerms } from '#core/pricing/coupons.js';
import type { Design, wizardDataSchema } from '#core/design/design.js';
import { countSections } from '#core/design/design-measures.js';
import { EXTENSION_PRICES, SERVICE_KEYS, type ExtensionPrices, type ServiceKey } from '#core/pricing/price-list.js';
import { calculateQuote, UnknownExtensionError, type Quote, type QuoteInput } from '#core/pricing/pricing.js';
import { allSections } from '#core/design/shared-sections.js';
import { WIZARD } from '#core/limits/limits.js';
import type { z } from 'zod';
import type { WizardDraft } from './drafts/wizard-draft.js';

/** As this wizard sends it: one spelling of all that the schema takes. */
export type SentWizard = ReturnType<typeof toWizardData>;

/** What the price of the draft depends on. A design without a section is priced at four sections a page (S-134). */
export function quoteInput(draft: WizardDraft, coupon: CouponTerms | null = null): QuoteInput {
  const pages = draft.design.pages.length;
  return {
    pages,
    sections: countSections(draft.design) || pages * WIZARD.defaultSectionsPerPage,
    hasLogo: draft.branding.logo !== null,
    primaryExtension: draft.domain.extension,
    extraExtensions: draft.extraDomains.map((extra) => extra.extension),
    services: draft.services,
    billing: draft.billing,
    coupon,
  };
}

/** Null where a chosen extension is no longer sold: then there is no price to show. */
export function quoteDraft(
  draft: WizardDraft,
  prices: ExtensionPrices = EXTENSION_PRICES,
  coupon: CouponTerms | null = null,
): Quote | null {
  try {
    return calculateQuote(quoteInput(draft, coupon), prices);
  } catch (error) {
    if (error instanceof UnknownExtensionError) return null;
    throw error;
  }
}

/** The first layout of each type over all pages. */
function selectedLayouts(design: Design): Record<string, string> {
  const layouts: Record<string, string> = {};
  for (const section of allSections(design)) layouts[section.sectionType] ??= section.layoutId;
  return layouts;
}

/** The longest name the documented record takes. */
const UPLOAD_KEY = 60;

/** The pictures that are the customer's assets, by section and slot. Those of a guest become some with the order. */
function uploadedImages(design: Design): Record<string, string> {
  const images = allSections(design).flatMap(({ id, customData }) =>
    Object.entries(customData.images ?? {}).map(([slot, image]) => [`${id}.${slot}`, image] as const),
  );
  return Object.fromEntries(images.filter(([key, image]) => image.startsWith('file:') && key.length <= UPLOAD_KEY));
}

function serviceFlags(services: readonly ServiceKey[]): Record<ServiceKey, boolean> {
  return Object.fromEntries(SERVICE_KEYS.map((key) => [key, services.includes(key)])) as Record<ServiceKey, boolean>;
}

interface Around {
  /** The code that the shown price counts with. */
  readonly couponCode?: string | null;
  /** The pending order that is changed. */
  readonly orderId?: string | null;
}

/** S-099 and S-100: the documented fields, in the documented places. `totalToman` is the price that was shown. */
export function toWizardData(
  draft: WizardDraft,
  sessionId: string,
  prices: ExtensionPrices,
  totalToman: number,
  { couponCode = null, orderId = null }: Around = {},
) {
  const { design } = draft;
  const isMulti = design.pages.length > 1;
  return {
    siteType: draft.siteType ?? 'personal',
    pageMode: isMulti ? 'multi' : 'single',
    modules: Object.keys(selectedLayouts(design)),
    websiteFramework: {
      ...(draft.method && { method: draft.method }),
      ...(draft.templateId && { templateId: draft.templateId }),
      dynamicDesign: design,
      selectedLayouts: selectedLayouts(design),
      uploadedImages: uploadedImages(design),
      pageStructure: isMulti ? 'multi' : 'single',
      customPages: design.pages.map((page) => page.name),
      ...(design.pages[0] && { canvasDimensions: design.pages[0].canvasDimensions }),
    },
    branding: draft.branding,
    userInfo: {
      domain: draft.domain.label,
      domainExtension: draft.domain.extension,
      domainPrice: prices[draft.domain.extension] ?? 0,
      additionalDomains: draft.extraDomains,
    },
    additionalServices: serviceFlags(draft.services),
    additionalServicesList: draft.services,
    pricing: {
      additionalServices: draft.services,
      customizationLevel: draft.customizationLevel,
      rushDelivery: draft.services.includes('rushDelivery'),
      billing: draft.billing,
      totalPrice: totalToman,
      ...(couponCode !== null && { couponCode }),
    },
    ...(orderId !== null && { orderId }),
    sessionId,
  } satisfies z.input<typeof wizardDataSchema>;
}

/** The same without the picture of the logo: only whether there is one matters for the price. */
export function withoutLogoPicture(data: SentWizard): SentWizard {
  const { branding } = data;
  return { ...data, branding: { ...branding, logo: branding.logo ? 'data:,' : null } };
}

/** A short mark of some text (cyrb53-like, 64 bits): equal texts have equal marks. Not for secrets. */
export function fingerprintOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return `${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}-${text.length.toString(36)}`;
}

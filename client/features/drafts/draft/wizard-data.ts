/** From the draft to what is ordered and priced (`wizardDataSchema` of core). */
import type { CouponTerms } from '#core/pricing/coupons.js';
import type { wizardDataSchema } from '#core/design/design.js';
import { EXTENSION_PRICES, SERVICE_KEYS, type ExtensionPrices, type ServiceKey } from '#core/pricing/price-list.js';
import { calculateQuote, UnknownExtensionError, type Quote, type QuoteInput } from '#core/pricing/pricing.js';
import type { z } from 'zod';
import { measuresOf, toDesignData } from '#client/features/editor/index.js';
import type { WizardDraft } from './wizard-draft.js';

/** The form in which this wizard sends its answers: one spelling of all that the schema takes. */
export type SentWizard = ReturnType<typeof toWizardData>;

/** The part of the draft that its price depends on. */
export function quoteInput(draft: WizardDraft, coupon: CouponTerms | null = null): QuoteInput {
  return {
    ...measuresOf(draft),
    primaryExtension: draft.domain.isOwned ? null : draft.domain.extension,
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
  return {
    ...toDesignData(draft),
    userInfo: {
      domain: draft.domain.label,
      domainExtension: draft.domain.extension,
      domainPrice: (!draft.domain.isOwned && prices[draft.domain.extension]) || 0,
      ...(draft.domain.isOwned && { ownsDomain: true }),
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

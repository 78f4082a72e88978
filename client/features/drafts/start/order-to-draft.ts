/**
 * An order that exists, back into the wizard. What is stored may be old or incomplete, so each part
 * is read by itself and a part that cannot be read counts as not answered.
 */
import { z } from 'zod';
import { extraDomainSchema } from '#core/design/design.js';
import { DEFAULT_EXTENSION } from '#core/sites/domain-name.js';
import { SERVICE_KEYS } from '#core/pricing/price-list.js';
import { readStoredDesign, storedFields } from '#client/features/editor/index.js';
import { newDraft, type WizardDraft } from '../draft/wizard-draft.js';
import { resumeStep } from '../draft/wizard-rules.js';

const text = z.string().catch('');
const looseSchema = z.object({
  userInfo: z
    .object({
      domain: text,
      domainExtension: z.string().catch(DEFAULT_EXTENSION),
      ownsDomain: z.boolean().catch(false),
      additionalDomains: z.array(extraDomainSchema).catch([]),
    })
    .catch({ domain: '', domainExtension: DEFAULT_EXTENSION, ownsDomain: false, additionalDomains: [] }),
  additionalServices: z.record(z.string(), z.boolean()).catch({}),
  additionalServicesList: z.array(z.string()).catch([]),
  pricing: z
    .object({
      billing: z.enum(['monthly', 'annual']).catch('monthly'),
      couponCode: z.string().nullable().catch(null),
      additionalServices: z.array(z.string()).catch([]),
      customizationLevel: z
        .array(z.number())
        .max(5)
        .catch(() => newDraft().customizationLevel),
      rushDelivery: z.boolean().catch(false),
    })
    .catch(() => ({
      billing: 'monthly' as const,
      couponCode: null,
      additionalServices: [],
      customizationLevel: newDraft().customizationLevel,
      rushDelivery: false,
    })),
});

export interface StoredOrder {
  readonly wizardData: unknown;
  readonly title: string;
  readonly description: string | null;
  readonly comments: string | null;
  readonly priceToman: number;
}

/** The draft, opened at the step where the order's answers stop. */
export function draftOfOrder(order: StoredOrder): WizardDraft {
  const fields = storedFields(order.wizardData);
  const { draft, found } = readStoredDesign(fields);
  const data = looseSchema.parse(fields);
  const step = resumeStep({ ...found, domain: data.userInfo.domain, totalToman: order.priceToman });
  return {
    ...newDraft(),
    ...draft,
    domain: {
      label: data.userInfo.domain,
      extension: data.userInfo.domainExtension,
      isOwned: data.userInfo.ownsDomain,
      check: null,
    },
    extraDomains: data.userInfo.additionalDomains,
    services: SERVICE_KEYS.filter(
      (key) =>
        data.additionalServices[key] === true ||
        data.additionalServicesList.includes(key) ||
        data.pricing.additionalServices.includes(key) ||
        (key === 'rushDelivery' && data.pricing.rushDelivery),
    ),
    billing: data.pricing.billing,
    customizationLevel: data.pricing.customizationLevel,
    couponCode: data.pricing.couponCode,
    order: { title: order.title, description: order.description ?? '', comments: order.comments ?? '' },
    step,
    furthest: step,
  };
}

/** The price of a wizard that may still be incomplete, by the function both sides share (core/pricing.ts). */
import { z } from 'zod';
import { chosenServices, quoteInputOf, type WizardData } from '../../../core/design.js';
import { DEFAULT_EXTENSION } from '../../../core/domain-name.js';
import { AppError } from '../../../core/errors.js';
import { DESIGN, WIZARD } from '../../../core/limits.js';
import { SERVICE_KEYS, type ServiceKey } from '../../../core/price-list.js';
import { calculateQuote, UnknownExtensionError, type Quote, type QuoteInput } from '../../../core/pricing.js';
import type { Ctx } from '../../platform/context.js';
import { parseInput } from '../../platform/input.js';
import { extensionPrices } from '../domains/index.js';
import { normalizeWizardData } from './wizard-input.js';

const sections = z.array(z.unknown()).max(DESIGN.maxSectionsPerPage).default([]);
const pages = z.array(z.object({ sections })).max(DESIGN.maxPages).default([]);
const flags = z.object(
  Object.fromEntries(SERVICE_KEYS.map((key) => [key, z.boolean().optional()])) as Record<
    ServiceKey,
    z.ZodOptional<z.ZodBoolean>
  >,
);

/** Only what a price depends on; everything else of a half-finished wizard passes unread. */
export const priceInputSchema = z.object({
  websiteFramework: z
    .object({
      dynamicDesign: z.object({ pages }).nullish(),
      customPages: z.array(z.unknown()).max(DESIGN.maxPages).nullish(),
    })
    .nullish(),
  branding: z.object({ logo: z.string().nullish() }).nullish(),
  userInfo: z
    .object({
      domainExtension: z.string().nullish(),
      additionalDomains: z
        .array(z.object({ extension: z.string() }))
        .max(20)
        .nullish(),
    })
    .nullish(),
  additionalServices: flags.nullish(),
  additionalServicesList: z.array(z.string()).max(30).nullish(),
  pricing: z
    .object({ rushDelivery: z.boolean().nullish(), billing: z.enum(['monthly', 'annual']).nullish() })
    .nullish(),
  billing: z.enum(['monthly', 'annual']).nullish(),
});

type PriceInput = z.output<typeof priceInputSchema>;

/** Pages default to the named ones or 1, sections to four a page (specification 1 §9). */
function countsOf(framework: PriceInput['websiteFramework']): { pages: number; sections: number } {
  const drawn = framework?.dynamicDesign?.pages ?? [];
  const pageCount = drawn.length || framework?.customPages?.length || 1;
  const sectionCount = drawn.reduce((count, page) => count + page.sections.length, 0);
  return { pages: pageCount, sections: sectionCount || pageCount * WIZARD.defaultSectionsPerPage };
}

function servicesOf(input: PriceInput): ServiceKey[] {
  const given = input.additionalServices;
  const additionalServices = Object.fromEntries(SERVICE_KEYS.map((key) => [key, given?.[key] ?? false])) as Record<
    ServiceKey,
    boolean
  >;
  return chosenServices({
    additionalServices,
    additionalServicesList: input.additionalServicesList ?? [],
    pricing: { rushDelivery: input.pricing?.rushDelivery ?? false, customizationLevel: [], billing: 'monthly' },
  });
}

/** Equals `quoteInputOf` for every complete wizard. */
export function quoteInputOfPartial(raw: unknown): QuoteInput {
  const input = parseInput(priceInputSchema, normalizeWizardData(raw));
  return {
    ...countsOf(input.websiteFramework),
    hasLogo: Boolean(input.branding?.logo),
    primaryExtension: input.userInfo?.domainExtension ?? DEFAULT_EXTENSION,
    extraExtensions: (input.userInfo?.additionalDomains ?? []).map((each) => each.extension),
    services: servicesOf(input),
    billing: input.pricing?.billing ?? input.billing ?? 'monthly',
  };
}

async function price(ctx: Ctx, input: QuoteInput): Promise<Quote> {
  try {
    return calculateQuote(input, await extensionPrices(ctx));
  } catch (error) {
    if (!(error instanceof UnknownExtensionError)) throw error;
    throw new AppError('UNKNOWN_EXTENSION', { details: { extension: error.extension }, cause: error });
  }
}

/** Prices whatever has been chosen so far. @throws AppError VALIDATION_ERROR, UNKNOWN_EXTENSION. */
export async function quotePartial(ctx: Ctx, raw: unknown): Promise<Quote> {
  return price(ctx, quoteInputOfPartial(raw));
}

/** Prices a complete wizard with today's extension prices. @throws AppError UNKNOWN_EXTENSION. */
export async function quoteWizard(ctx: Ctx, data: WizardData): Promise<Quote> {
  return price(ctx, quoteInputOf(data));
}

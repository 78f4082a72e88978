/** The price of a wizard that may still be incomplete, by the function both sides share (core/pricing/pricing.ts). */
import { z } from 'zod';
import type { CouponTerms } from '#core/pricing/coupons.js';
import { chosenServices, couponCodeSchema, quoteInputOf, serviceNames, type WizardData } from '#core/design/design.js';
import { DEFAULT_EXTENSION } from '#core/sites/domain-name.js';
import { AppError } from '#core/errors/errors.js';
import { DESIGN, WIZARD } from '#core/limits/limits.js';
import { toman } from '#core/money.js';
import { SERVICE_KEYS, type ServiceKey } from '#core/pricing/price-list.js';
import {
  calculateQuote,
  couponLineOf,
  UnknownExtensionError,
  type Quote,
  type QuoteInput,
} from '#core/pricing/pricing.js';
import type { Ctx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import { assertCouponCounts, readCoupon, type CouponPurpose } from '#features/coupons/index.js';
import { extensionPrices } from '#features/domains/index.js';

const sections = z.array(z.unknown()).max(DESIGN.maxSectionsPerPage).default([]);
const pages = z.array(z.object({ sections })).max(DESIGN.maxPages).default([]);
const shared = z.object({ header: z.object({}).nullish(), footer: z.object({}).nullish() }).nullish();
const flags = z.object(
  Object.fromEntries(SERVICE_KEYS.map((key) => [key, z.boolean().optional()])) as Record<
    ServiceKey,
    z.ZodOptional<z.ZodBoolean>
  >,
);

/** Only what a price depends on; everything else of a half-finished wizard passes unread. */
const priceInputSchema = z.object({
  websiteFramework: z
    .object({
      dynamicDesign: z.object({ pages, shared }).nullish(),
      customPages: z.array(z.unknown()).max(DESIGN.maxPages).nullish(),
    })
    .nullish(),
  branding: z.object({ logo: z.string().nullish() }).nullish(),
  userInfo: z
    .object({
      domainExtension: z.string().nullish(),
      ownsDomain: z.boolean().nullish(),
      additionalDomains: z
        .array(z.object({ extension: z.string() }))
        .max(20)
        .nullish(),
    })
    .nullish(),
  additionalServices: flags.nullish(),
  additionalServicesList: z.array(z.string()).max(30).nullish(),
  pricing: z
    .object({
      additionalServices: serviceNames.nullish(),
      rushDelivery: z.boolean().nullish(),
      billing: z.enum(['monthly', 'annual']).nullish(),
      couponCode: couponCodeSchema.optional(),
    })
    .nullish(),
  billing: z.enum(['monthly', 'annual']).nullish(),
});

type PriceInput = z.output<typeof priceInputSchema>;

/** Pages default to the named ones or 1, sections to four a page (specification 1 §9). */
function countsOf(framework: PriceInput['websiteFramework']): { pages: number; sections: number } {
  const { pages: rendered = [], shared } = framework?.dynamicDesign ?? {};
  const pageCount = rendered.length || framework?.customPages?.length || 1;
  const once = [shared?.header, shared?.footer].filter(Boolean).length;
  const sectionCount = rendered.reduce((count, page) => count + page.sections.length, once);
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
    pricing: {
      additionalServices: input.pricing?.additionalServices ?? [],
      rushDelivery: input.pricing?.rushDelivery ?? false,
      customizationLevel: [],
      billing: 'monthly',
    },
  });
}

interface PartialQuote {
  readonly input: QuoteInput;
  readonly couponCode: string | null;
}

/** Equals `quoteInputOf` for every complete wizard. */
function readPartial(wizard: Readonly<Record<string, unknown>>): PartialQuote {
  const input = parseInput(priceInputSchema, wizard);
  return { input: quoteInputOfPartial(input), couponCode: input.pricing?.couponCode ?? null };
}

function quoteInputOfPartial(input: PriceInput): QuoteInput {
  return {
    ...countsOf(input.websiteFramework),
    hasLogo: Boolean(input.branding?.logo),
    primaryExtension: input.userInfo?.ownsDomain ? null : (input.userInfo?.domainExtension ?? DEFAULT_EXTENSION),
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

/** The price with the coupon of a code. @throws AppError what `readCoupon` throws, COUPON_MINIMUM. */
async function priceWith(
  ctx: Ctx,
  code: string | null,
  purpose: CouponPurpose,
  inputWith: (coupon: CouponTerms | null) => QuoteInput,
): Promise<Quote> {
  if (code === null) return price(ctx, inputWith(null));
  const coupon = await readCoupon(ctx, code, purpose);
  const quote = await price(ctx, inputWith(coupon));
  const taken = couponLineOf(quote)?.amountToman ?? 0;
  assertCouponCounts(coupon, toman(quote.payable - taken));
  return quote;
}

/**
 * Prices the current choices. `wizard`: as `normalizeWizardData` gives it.
 * @throws AppError VALIDATION_ERROR, UNKNOWN_EXTENSION, COUPON_….
 */
export async function quotePartial(ctx: Ctx, wizard: Readonly<Record<string, unknown>>): Promise<Quote> {
  const { input, couponCode } = readPartial(wizard);
  const purpose = { userId: ctx.viewer?.userId ?? null, orderId: null };
  return priceWith(ctx, couponCode, purpose, (coupon) => ({ ...input, coupon }));
}

/** Prices a complete wizard with today's extension prices. @throws AppError UNKNOWN_EXTENSION, COUPON_…. */
export async function quoteWizard(ctx: Ctx, data: WizardData, purpose: CouponPurpose): Promise<Quote> {
  return priceWith(ctx, data.pricing.couponCode ?? null, purpose, (coupon) => quoteInputOf(data, coupon));
}

/**
 * The one price function (specification 1 §9), called by the wizard while a customer chooses and by the
 * server before it believes anything. Pure: the same input gives the same quote on both sides.
 */
import { couponDiscount, type CouponTerms } from './coupons.js';
import { sumTomans, toman, type Toman } from '../money.js';
import {
  ANNUAL_DISCOUNT_PERCENT,
  EXTENSION_PRICES,
  PRICES,
  SERVICES,
  SERVICE_KEYS,
  type ExtensionPrices,
  type Recurrence,
  type ServiceKey,
} from './price-list.js';

export type Billing = 'monthly' | 'annual';

/** All that a price depends on. */
export interface QuoteInput {
  /** Pages of the design, at least 1. */
  readonly pages: number;
  /** Sections over all pages. */
  readonly sections: number;
  readonly hasLogo: boolean;
  /** Extension of the primary domain, with its dot; null where the customer owns it: nothing is sold then. */
  readonly primaryExtension: string | null;
  /** Extensions of the additional domains, one entry a domain. */
  readonly extraExtensions: readonly string[];
  readonly services: readonly ServiceKey[];
  readonly billing: Billing;
  /** Taken off what is paid now. Whether it may be used is not decided here. */
  readonly coupon?: CouponTerms | null;
}

export type QuoteLineKind =
  'base' | 'pages' | 'sections' | 'logo' | 'domain' | 'service' | 'one_time_adjustment' | 'coupon';

export interface QuoteLine {
  readonly kind: QuoteLineKind;
  /** The key of the line: a service, an extension or a coupon's code; equals `kind` for the others. */
  readonly key: string;
  readonly quantity: number;
  readonly unitToman: Toman;
  readonly amountToman: Toman;
  readonly recurrence: Recurrence;
  /** The per cent of a coupon that takes off a part. */
  readonly percent?: number;
}

/**
 * All amounts in toman. `total`, `monthly` and `annual` are the documented formula's; `payable` is what the order costs
 * now: the month's total or the year's price, less the coupon, whose line is last and is negative.
 *
 * The documented `annual` multiplies one-time items (a logo, a year of a domain) by twelve. A yearly quote takes that
 * back in the line `one_time_adjustment`, so that one-time items are paid once (D-41).
 */
export interface Quote {
  readonly lines: readonly QuoteLine[];
  readonly billing: Billing;
  readonly total: Toman;
  readonly monthly: Toman;
  readonly annualDiscount: Toman;
  readonly annual: Toman;
  readonly payable: Toman;
}

/** Thrown for an extension that nobody has priced; the server answers it as UNKNOWN_EXTENSION. */
export class UnknownExtensionError extends Error {
  constructor(readonly extension: string) {
    super(`No price for the extension ${extension}`);
  }
}

function line(kind: QuoteLineKind, key: string, quantity: number, unit: Toman, recurrence: Recurrence): QuoteLine {
  return { kind, key, quantity, unitToman: unit, amountToman: toman(quantity * unit), recurrence };
}

function designLines(input: QuoteInput): QuoteLine[] {
  if (input.pages <= 1) return [line('base', 'base', 1, PRICES.base, 'recurring')];
  return [
    line('pages', 'pages', input.pages, PRICES.page, 'recurring'),
    line('sections', 'sections', input.sections, PRICES.section, 'recurring'),
  ];
}

function domainLines(input: QuoteInput, prices: ExtensionPrices): QuoteLine[] {
  const counts = new Map<string, number>();
  const primary = input.primaryExtension === null ? [] : [input.primaryExtension];
  for (const extension of [...primary, ...input.extraExtensions])
    counts.set(extension, (counts.get(extension) ?? 0) + 1);
  return [...counts].map(([extension, quantity]) => {
    const price = Object.hasOwn(prices, extension) ? prices[extension] : undefined;
    if (price === undefined) throw new UnknownExtensionError(extension);
    return line('domain', extension, quantity, price, 'one_off');
  });
}

function serviceLines(chosen: readonly ServiceKey[]): QuoteLine[] {
  return SERVICE_KEYS.filter((key) => chosen.includes(key)).map((key) =>
    line('service', key, 1, SERVICES[key].price, SERVICES[key].recurrence),
  );
}

/** None where the coupon takes nothing off. */
function couponLines(coupon: CouponTerms | null | undefined, price: Toman): QuoteLine[] {
  const discount = coupon ? couponDiscount(coupon, price) : 0;
  if (!coupon || discount === 0) return [];
  const percent = coupon.kind === 'percent' ? { percent: coupon.value } : {};
  return [{ ...line('coupon', coupon.code, 1, toman(-discount), 'one_off'), ...percent }];
}

/** The price of the lines of a kind in one month. */
function sumOf(lines: readonly QuoteLine[], recurrence: Recurrence): Toman {
  return sumTomans(lines.filter((each) => each.recurrence === recurrence).map((each) => each.amountToman));
}

const MONTHS = 12;

/** The discount of a year's payment on twelve months of a monthly amount, rounded to a toman. */
export function annualDiscountOf(monthly: Toman): Toman {
  return toman(Math.round((MONTHS * monthly * ANNUAL_DISCOUNT_PERCENT) / 100));
}

/** The price of the first year without a coupon, in toman: paid month by month, and paid at once. */
export interface YearTotals {
  readonly byMonth: Toman;
  readonly atOnce: Toman;
}

/** One-time items count once in both: recurring lines × 12 (at once: less the discount) plus one-time lines. */
export function yearTotals(quote: Pick<Quote, 'lines'>): YearTotals {
  const lines = priceLines(quote);
  const recurring = sumOf(lines, 'recurring');
  const byMonth = toman(MONTHS * recurring + sumOf(lines, 'one_off'));
  return { byMonth, atOnce: toman(byMonth - annualDiscountOf(recurring)) };
}

/** None where nothing is paid once. */
function adjustmentLines(lines: readonly QuoteLine[], annual: Toman): QuoteLine[] {
  const amount = toman(yearTotals({ lines }).atOnce - annual);
  return amount === 0 ? [] : [line('one_time_adjustment', 'one_time_adjustment', 1, amount, 'one_off')];
}

/**
 * Total = base + pages + sections + branding + domains + services; annual = 12 × total less the rounded
 * discount. A single page has the base price and no page or section cost; several pages have no base price.
 * @throws UnknownExtensionError when a domain's extension has no price.
 */
export function calculateQuote(input: QuoteInput, prices: ExtensionPrices = EXTENSION_PRICES): Quote {
  const lines = [
    ...designLines(input),
    ...(input.hasLogo ? [line('logo', 'logo', 1, PRICES.logo, 'one_off')] : []),
    ...domainLines(input, prices),
    ...serviceLines(input.services),
  ];
  const total = sumTomans(lines.map((each) => each.amountToman));
  const annualDiscount = annualDiscountOf(total);
  const annual = toman(MONTHS * total - annualDiscount);
  const adjustment = input.billing === 'annual' ? adjustmentLines(lines, annual) : [];
  const price = input.billing === 'annual' ? yearTotals({ lines }).atOnce : total;
  const coupon = couponLines(input.coupon, price);
  const payable = sumTomans([price, ...coupon.map((each) => each.amountToman)]);
  return {
    lines: [...lines, ...adjustment, ...coupon],
    billing: input.billing,
    total,
    monthly: total,
    annualDiscount,
    annual,
    payable,
  };
}

/** The coupon of a quote, which takes something off once: renewals come without it. */
export function couponLineOf(quote: Pick<Quote, 'lines'>): QuoteLine | undefined {
  return quote.lines.find(({ kind }) => kind === 'coupon');
}

/** The line that counts one-time items once in a yearly quote. Quotes frozen before it existed have none. */
export function adjustmentLineOf(quote: Pick<Quote, 'lines'>): QuoteLine | undefined {
  return quote.lines.find(({ kind }) => kind === 'one_time_adjustment');
}

/** The lines that make `total`: all but those that take something off it. */
export function priceLines(quote: Pick<Quote, 'lines'>): readonly QuoteLine[] {
  return quote.lines.filter(({ kind }) => kind !== 'coupon' && kind !== 'one_time_adjustment');
}

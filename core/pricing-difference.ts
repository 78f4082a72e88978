/**
 * What a paid site costs more, where its owner wants more of it within a period that is paid for: the prices of
 * pricing.ts, once for what was bought and once for what is wanted. Pure, as they are.
 */
import { sumTomans, toman, type Toman } from './money.js';
import { SERVICE_KEYS, type Recurrence, type ServiceKey } from './price-list.js';
import { annualDiscountOf, calculateQuote, priceLines, type Billing, type QuoteLine } from './pricing.js';

/** What of a site is priced by its number, as the price counts it. */
export interface SiteCounts {
  /** At least 1. */
  readonly pages: number;
  /** Over all pages. */
  readonly sections: number;
  readonly hasLogo: boolean;
  readonly services: readonly ServiceKey[];
}

/** Of the running period, in any unit: how much is left, and how long it is. */
export interface PeriodLeft {
  readonly left: number;
  readonly whole: number;
}

/** All amounts in toman. */
export interface PriceDifference {
  /** What a whole period costs more from the next one on; below zero where the price list asks less. */
  readonly everyPeriod: Toman;
  /** Of that, what the rest of the running period costs now; never below zero. */
  readonly restOfPeriod: Toman;
  /** What is paid once, whole. */
  readonly once: Toman;
  /** `restOfPeriod` and `once`: what is to be paid now. */
  readonly payable: Toman;
}

/** At least as much of everything: what was bought stays bought. */
export function together(bought: SiteCounts, wanted: SiteCounts): SiteCounts {
  return {
    pages: Math.max(bought.pages, wanted.pages),
    sections: Math.max(bought.sections, wanted.sections),
    hasLogo: bought.hasLogo || wanted.hasLogo,
    services: SERVICE_KEYS.filter((key) => bought.services.includes(key) || wanted.services.includes(key)),
  };
}

/** Names are bought apart from the design and cost no difference. */
const NO_NAMES = { primaryExtension: '.ir', extraExtensions: [] } as const;

export function linesOf(counts: SiteCounts, billing: Billing): readonly QuoteLine[] {
  const quote = calculateQuote({ ...counts, ...NO_NAMES, billing }, { '.ir': toman(0) });
  return priceLines(quote).filter(({ kind }) => kind !== 'domain');
}

const MONTHS = 12;

function sumOf(lines: readonly QuoteLine[], recurrence: Recurrence): Toman {
  return sumTomans(lines.filter((each) => each.recurrence === recurrence).map((each) => each.amountToman));
}

/** What a month costs, or a year less its discount, without what is paid once. */
export function periodPrice(counts: SiteCounts, billing: Billing): Toman {
  const monthly = sumOf(linesOf(counts, billing), 'recurring');
  return billing === 'annual' ? toman(MONTHS * monthly - annualDiscountOf(monthly)) : monthly;
}

/** The part of an amount that falls on what is left, rounded to a toman; all of it where nothing has passed. */
function proRata(amount: number, { left, whole }: PeriodLeft): Toman {
  const part = whole <= 0 ? 0 : Math.min(1, Math.max(0, left / whole));
  return toman(Math.round(Math.max(0, amount) * part));
}

/**
 * The difference of two prices: what comes again pro rata to the rest of the period, what is paid once whole. What is
 * wanted less of costs and gives back nothing.
 */
export function priceDifference(
  bought: SiteCounts,
  wanted: SiteCounts,
  billing: Billing,
  period: PeriodLeft,
): PriceDifference {
  const all = together(bought, wanted);
  const everyPeriod = toman(periodPrice(all, billing) - periodPrice(bought, billing));
  const once = toman(sumOf(linesOf(all, billing), 'one_off') - sumOf(linesOf(bought, billing), 'one_off'));
  const restOfPeriod = proRata(everyPeriod, period);
  return { everyPeriod, restOfPeriod, once, payable: sumTomans([restOfPeriod, once]) };
}

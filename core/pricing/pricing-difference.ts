/**
 * Prices an addition to a paid site within a period that is paid for: with the prices of pricing.ts, once for what was
 * bought and once for what is wanted. Pure, as they are.
 */
import { sumTomans, toman, type Toman } from '../money.js';
import { SERVICE_KEYS, type Recurrence, type ServiceKey } from './price-list.js';
import { annualDiscountOf, calculateQuote, priceLines, type Billing, type QuoteLine } from './pricing.js';

/** The counts of a site that are priced. */
export interface SiteCounts {
  /** At least 1. */
  readonly pages: number;
  /** Over all pages. */
  readonly sections: number;
  readonly hasLogo: boolean;
  readonly services: readonly ServiceKey[];
}

/** A period in any unit: its length, and the rest of it; the rest is longer where the next period is billed, too. */
export interface PeriodLeft {
  readonly left: number;
  readonly whole: number;
}

/** All amounts in toman. */
export interface PriceDifference {
  /** The additional price of a whole period from the next one on; below zero where the price list asks less. */
  readonly everyPeriod: Toman;
  /** The part of it for the rest of the running period; never below zero. */
  readonly restOfPeriod: Toman;
  /** The price that is paid once, whole. */
  readonly once: Toman;
  /** `restOfPeriod` and `once`: what is to be paid now. */
  readonly payable: Toman;
}

/** The sections that have a price: those of a site of one page have none. */
const pricedSections = ({ pages, sections }: SiteCounts): number => (pages <= 1 ? 0 : sections);

/** At least as much of everything: what was bought stays bought. */
export function together(bought: SiteCounts, wanted: SiteCounts): SiteCounts {
  const pages = Math.max(bought.pages, wanted.pages);
  const sectionsOf = pages <= 1 ? ({ sections }: SiteCounts) => sections : pricedSections;
  return {
    pages,
    sections: Math.max(sectionsOf(bought), sectionsOf(wanted)),
    hasLogo: bought.hasLogo || wanted.hasLogo,
    services: SERVICE_KEYS.filter((key) => bought.services.includes(key) || wanted.services.includes(key)),
  };
}

/** Names are bought apart from the design and cost no difference. */
const NO_NAMES = { primaryExtension: '.ir', extraExtensions: [] } as const;

function linesOf(counts: SiteCounts, billing: Billing): readonly QuoteLine[] {
  const quote = calculateQuote({ ...counts, ...NO_NAMES, billing }, { '.ir': toman(0) });
  return priceLines(quote).filter(({ kind }) => kind !== 'domain');
}

const MONTHS = 12;

function sumOf(lines: readonly QuoteLine[], recurrence: Recurrence): Toman {
  return sumTomans(lines.filter((each) => each.recurrence === recurrence).map((each) => each.amountToman));
}

/** The price of a month, or of a year less its discount, without what is paid once. */
export function periodPrice(counts: SiteCounts, billing: Billing): Toman {
  const monthly = sumOf(linesOf(counts, billing), 'recurring');
  return billing === 'annual' ? toman(MONTHS * monthly - annualDiscountOf(monthly)) : monthly;
}

/** The part of a period's price that falls on the rest of it. */
function partOf({ left, whole }: PeriodLeft): number {
  return whole <= 0 ? 0 : Math.max(0, left / whole);
}

/** Rounded to a toman; a price that becomes lower costs nothing. */
function proRata(amount: number, period: PeriodLeft): Toman {
  return toman(Math.round(Math.max(0, amount) * partOf(period)));
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

/** `annual_discount`: what paying by the year takes off the lines before it. */
export type DifferenceLineKind =
  Exclude<QuoteLine['kind'], 'domain' | 'coupon' | 'one_time_adjustment'> | 'annual_discount';

/** One reason why a site costs more. Toman; negative where it takes off. */
export interface DifferenceLine {
  readonly kind: DifferenceLineKind;
  /** A service; equals `kind` for the others. */
  readonly key: string;
  /** How many more; 1 for what is not counted. */
  readonly quantity: number;
  /** The price of a whole period; for an item that is paid once, the same as `amountToman`. */
  readonly periodToman: Toman;
  /** The part that is to be paid now. */
  readonly amountToman: Toman;
  readonly recurrence: Recurrence;
}

type Change = Omit<DifferenceLine, 'amountToman'>;

const nameOf = ({ kind, key }: QuoteLine): string => `${kind}:${key}`;

/** The lines that are in one price and not, or different, in the other; recurring lines times `months`. */
function changesBetween(before: readonly QuoteLine[], after: readonly QuoteLine[], months: number): Change[] {
  const known = new Map(before.map((line) => [nameOf(line), line]));
  const kept = new Set(after.map(nameOf));
  const gone = before.filter((line) => !kept.has(nameOf(line)));
  const change = (line: QuoteLine, from: QuoteLine | undefined, to: QuoteLine | undefined): Change => {
    const amount = (to?.amountToman ?? 0) - (from?.amountToman ?? 0);
    const quantity = Math.abs((to?.quantity ?? 0) - (from?.quantity ?? 0)) || 1;
    const times = line.recurrence === 'recurring' ? months : 1;
    const { kind, key, recurrence } = line;
    return { kind: kind as DifferenceLineKind, key, quantity, periodToman: toman(amount * times), recurrence };
  };
  const changes = [
    ...after.map((line) => change(line, known.get(nameOf(line)), line)),
    ...gone.map((line) => change(line, line, undefined)),
  ];
  return changes.filter(({ periodToman }) => periodToman !== 0);
}

/**
 * The lines of `priceDifference`: their `periodToman` of what comes again add up to `everyPeriod`, their `amountToman`
 * to `payable`, each rounded so that the sums are exact.
 */
export function differenceLines(
  bought: SiteCounts,
  wanted: SiteCounts,
  billing: Billing,
  period: PeriodLeft,
): readonly DifferenceLine[] {
  const all = together(bought, wanted);
  const isAnnual = billing === 'annual';
  const changes = changesBetween(linesOf(bought, billing), linesOf(all, billing), isAnnual ? MONTHS : 1);
  const recurring = changes.filter(({ recurrence }) => recurrence === 'recurring');
  const { everyPeriod } = priceDifference(bought, wanted, billing, period);
  const discount = toman(everyPeriod - sumTomans(recurring.map(({ periodToman }) => periodToman)));
  if (discount !== 0) {
    const kind = 'annual_discount' as const;
    recurring.push({ kind, key: kind, quantity: 1, periodToman: discount, recurrence: 'recurring' });
  }
  const once = changes.filter(({ recurrence }) => recurrence === 'one_off');
  return [
    ...shared(recurring, everyPeriod, period),
    ...once.map((each) => ({ ...each, amountToman: each.periodToman })),
  ];
}

/** Each line's part of what the rest of the period costs; the running sum is rounded, so that nothing is lost. */
function shared(changes: readonly Change[], everyPeriod: Toman, period: PeriodLeft): DifferenceLine[] {
  const part = everyPeriod > 0 ? partOf(period) : 0;
  let [sum, paid] = [0, 0];
  return changes.map((each) => {
    sum += each.periodToman;
    const amountToman = toman(Math.round(sum * part) - paid);
    paid += amountToman;
    return { ...each, amountToman };
  });
}

/** The additional price of a site: the one price of the server, and of the browser from the same numbers. */
import { designCounts } from '#core/design/design.js';
import type { ServiceKey } from '#core/pricing/price-list.js';
import {
  differenceLines,
  priceDifference,
  together,
  type DifferenceLine,
  type PeriodLeft,
  type SiteCounts,
} from '#core/pricing/pricing-difference.js';
import type { Billing } from '#core/pricing/pricing.js';
import { tomanToRial, type Rial, type Toman } from '#core/money.js';
import type { BilledTime } from '#features/invoices/index.js';
import { excessOf, type SiteDesign, type Bought } from '#features/sites/index.js';

/** The part of a draft that its price depends on. */
export interface PricedDraft {
  readonly version: number;
  readonly design: SiteDesign;
}

export interface UpgradePlan {
  /** The draft that is published with it; null where it keeps to what is bought, or is left out. */
  readonly draft: PricedDraft | null;
  readonly bought: SiteCounts;
  /** All that is bought with it. */
  readonly wanted: SiteCounts;
  readonly billing: Billing;
  /** Days. */
  readonly period: PeriodLeft;
  readonly pricedUntil: Date | null;
  readonly lines: readonly DifferenceLine[];
  readonly payableToman: Toman;
  readonly amountRials: Rial;
  readonly everyPeriodToman: Toman;
  /** Nothing is requested beyond what is bought. */
  readonly isEmpty: boolean;
}

export interface Wish {
  readonly bought: Bought;
  /** Null where nothing is renewed: a whole period is priced then. */
  readonly time: BilledTime | null;
  readonly draft: PricedDraft | null;
  readonly services: readonly ServiceKey[];
}

const WHOLE: PeriodLeft = { left: 1, whole: 1 };

export function planUpgrade({ bought: { counts, billing: ordered }, time, draft, services }: Wish): UpgradePlan {
  const isBeyond = draft !== null && excessOf(counts, draft.design) !== null;
  const wanted = together(counts, { ...(isBeyond ? designCounts(draft.design) : counts), services });
  const billing = time ? (time.period === 'year' ? 'annual' : 'monthly') : ordered;
  const period = time ? { left: time.leftDays, whole: time.wholeDays } : WHOLE;
  const { payable, everyPeriod } = priceDifference(counts, wanted, billing, period);
  return {
    draft: isBeyond ? draft : null,
    bought: counts,
    wanted,
    billing,
    period,
    pricedUntil: time?.endsAt ?? null,
    lines: differenceLines(counts, wanted, billing, period),
    payableToman: payable,
    amountRials: tomanToRial(payable),
    everyPeriodToman: everyPeriod,
    isEmpty: !isBeyond && wanted.services.length === counts.services.length,
  };
}

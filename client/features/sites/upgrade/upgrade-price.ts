/** The price of a purchase for a site, computed in the browser from the server's data, by the module both share. */
import type { ServiceKey } from '#core/pricing/price-list.js';
import {
  differenceLines,
  priceDifference,
  together,
  type DifferenceLine,
  type PriceDifference,
  type SiteCounts,
} from '#core/pricing/pricing-difference.js';
import type { UpgradePriceFragment } from '#client/gql/graphql.js';

type Counts = UpgradePriceFragment['bought'];

/** Services of the server are those of this code: both sides are delivered together. */
export const countsOf = (counts: Counts): SiteCounts => ({ ...counts, services: counts.services as ServiceKey[] });

export interface ComputedPrice extends PriceDifference {
  readonly lines: readonly DifferenceLine[];
}

/** The price of the draft, where the price is with it, and these services. Toman. */
export function priceWith(
  { bought, wanted, billing, period }: UpgradePriceFragment,
  services: readonly ServiceKey[],
): ComputedPrice {
  const before = countsOf(bought);
  const after = together(countsOf(wanted), { ...countsOf(wanted), services });
  return {
    ...priceDifference(before, after, billing, period),
    lines: differenceLines(before, after, billing, period),
  };
}

import { AppError } from '#core/errors/errors.js';
import type { WizardData } from '#core/design/design.js';
import type { Quote } from '#core/pricing/pricing.js';

/**
 * The price a customer was shown must be the one they will pay (D-21).
 * @throws AppError PRICE_MISMATCH with both prices in toman, so that the page can show the difference.
 */
export function assertPriceShown(quote: Quote, shownToman: number): void {
  if (shownToman === quote.payable) return;
  throw new AppError('PRICE_MISMATCH', {
    details: { shownToman, actualToman: quote.payable, differenceToman: quote.payable - shownToman },
  });
}

/** The wizard with the prices of its quote: prices from a client are never used (D-21). */
export function withQuotedPrices(data: WizardData, quote: Quote): WizardData {
  const prices = new Map<string, number>(
    quote.lines.filter(({ kind }) => kind === 'domain').map(({ key, unitToman }) => [key, unitToman]),
  );
  const { userInfo, pricing } = data;
  const additionalDomains = userInfo.additionalDomains.map((each) => ({
    ...each,
    price: prices.get(each.extension) ?? 0,
  }));
  const domainPrice = prices.get(userInfo.domainExtension) ?? 0;
  return {
    ...data,
    userInfo: { ...userInfo, domainPrice, additionalDomains },
    pricing: { ...pricing, totalPrice: quote.payable },
  };
}

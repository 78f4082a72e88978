import { AppError } from '../../../core/errors.js';
import type { Quote } from '../../../core/pricing.js';

/**
 * The price a customer was shown must be the one they will pay (decision 21).
 * @throws AppError PRICE_MISMATCH with both prices in toman, so that the page can show the difference.
 */
export function assertPriceShown(quote: Quote, shownToman: number): void {
  if (shownToman === quote.payable) return;
  throw new AppError('PRICE_MISMATCH', {
    details: { shownToman, actualToman: quote.payable, differenceToman: quote.payable - shownToman },
  });
}

import { GATEWAY } from '#core/limits/limits.js';
import { rialToToman } from '#core/money.js';

export interface SplitParts {
  readonly walletToman: number;
  readonly cardToman: number;
}

const LEAST_CARD_TOMAN = rialToToman(GATEWAY.minRials);

/**
 * The shares of wallet and card: the wallet as far as it goes, but the gateway takes no less than its minimum. Null
 * where nothing is to be split: the wallet is empty, or enough.
 */
export function splitParts(amountToman: number, balanceToman: number): SplitParts | null {
  if (balanceToman <= 0 || balanceToman >= amountToman) return null;
  const walletToman = Math.min(balanceToman, amountToman - LEAST_CARD_TOMAN);
  return walletToman > 0 ? { walletToman, cardToman: amountToman - walletToman } : null;
}

/** Where the administrators' REST fields differ from GraphQL: wallets in rials, adjustments in toman (D-04). */
import { z } from 'zod';
import { RIALS_PER_TOMAN, type Rial } from '#core/money.js';
import { objectOf } from '#platform/http/rest/answer.js';
import { amountInToman, view } from '#platform/http/rest/view.js';
import { currency, ownerProfile } from '../wallet.view.js';
import type { LedgerProofType, OwnedWalletType, WalletAdjustmentType } from '../wallet-insights.types.js';

export const ownedWalletView = view<OwnedWalletType>('OwnedWallet', {
  rename: { balanceRials: 'balance' },
  omit: ['ownerName', 'ownerEmail'],
  add: {
    $id: [z.uuid(), ({ id }) => id],
    currency,
    userProfile: [ownerProfile, ({ ownerName, ownerEmail }) => ({ fullName: ownerName, email: ownerEmail })],
  },
});

const tomans = z.number().describe('In toman.');

/** Every balance is whole toman; should one not be, its rest is shown, not dropped. */
const inToman = (amount: Rial): number => amount / RIALS_PER_TOMAN;

export const adjustmentView = view<WalletAdjustmentType>('WalletAdjustment', {
  omit: ['amountRials', 'balanceBeforeRials', 'balanceAfterRials'],
  add: {
    ...amountInToman('amount', ({ amountRials }) => inToman(amountRials)),
    ...amountInToman('balanceBefore', ({ balanceBeforeRials }) => inToman(balanceBeforeRials)),
    ...amountInToman('balanceAfter', ({ balanceAfterRials }) => inToman(balanceAfterRials)),
  },
});

export const adjustedAnswer = objectOf({
  success: z.literal(true),
  balanceBefore: tomans,
  balanceBeforeToman: tomans,
  balanceAfter: tomans,
  balanceAfterToman: tomans,
  adjustment: adjustmentView,
});

export function presentAdjusted(adjustment: WalletAdjustmentType) {
  const balanceBefore = inToman(adjustment.balanceBeforeRials);
  const balanceAfter = inToman(adjustment.balanceAfterRials);
  return {
    success: true,
    balanceBefore,
    balanceBeforeToman: balanceBefore,
    balanceAfter,
    balanceAfterToman: balanceAfter,
    adjustment,
  };
}

export const proofView = view<LedgerProofType>('LedgerProof', {
  rename: { trialBalanceRials: 'trialBalance' },
  nested: { balances: { rename: { balanceRials: 'balance' } } },
});

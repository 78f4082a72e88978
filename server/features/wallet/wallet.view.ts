/** Where the REST fields of the wallet differ from GraphQL; amounts are rials, as their currency says (D-04, D-18). */
import { z } from 'zod';
import { view } from '#platform/http/rest/view.js';
import { customerLoader } from '#features/identity/index.js';
import type { WalletAnalyticsType, WalletSettingsType } from './wallet-insights.types.js';
import type { WalletTransactionType, WalletType } from './wallet.types.js';

export const CURRENCY = 'IRR';
export const currency = [z.string(), () => CURRENCY] as const;
export const ownerProfile = z.object({ fullName: z.string().nullable(), email: z.string() }).nullable();

export const walletView = view<WalletType>('Wallet', {
  rename: { balanceRials: 'balance' },
  omit: ['balanceToman'],
  add: {
    $id: [z.uuid(), ({ id }) => id],
    userId: z.uuid(),
    userProfile: [
      ownerProfile,
      async ({ userId }, ctx) => {
        const owner = await customerLoader(ctx).load(userId);
        return owner && { fullName: owner.fullName, email: owner.email };
      },
    ],
  },
});

export const transactionView = view<WalletTransactionType>('WalletTransaction', {
  rename: { amountRials: 'amount', balanceBeforeRials: 'balanceBefore', balanceAfterRials: 'balanceAfter' },
});

export const analyticsView = view<WalletAnalyticsType>('WalletAnalytics', {
  rename: { totalInRials: 'totalIn', totalOutRials: 'totalOut' },
  nested: {
    byMonth: { rename: { inRials: 'in', outRials: 'out' } },
    byType: { rename: { amountRials: 'amount' } },
  },
  add: { currency },
});

export const settingsView = view<WalletSettingsType>('WalletSettings', {
  rename: {
    minTopUpRials: 'minTopup',
    maxTopUpRials: 'maxTopup',
    gatewayMinRials: 'gatewayMin',
    gatewayMaxRials: 'gatewayMax',
  },
  omit: ['descriptionMin', 'descriptionMax'],
  add: {
    currency,
    description: [
      z.object({ min: z.int(), max: z.int() }),
      ({ descriptionMin, descriptionMax }) => ({ min: descriptionMin, max: descriptionMax }),
    ],
  },
});

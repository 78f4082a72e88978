/** The wallet and the ledger under it. */
import type { Feature } from '#platform/feature.js';
import { adminWalletRoutes } from './administration/admin-wallets.routes.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';
import { LedgerAccountEntity } from './ledger/ledger-account.entity.js';
import { LedgerEntryEntity } from './ledger/ledger-entry.entity.js';
import { LedgerJournalEntity } from './ledger/ledger-journal.entity.js';
import { WalletAdjustmentEntity } from './administration/wallet-adjustment.entity.js';
import {
  AdminWalletResolver,
  OwnedWalletResolver,
  WalletAdjustmentResolver,
  WalletInsightsResolver,
} from './wallet-insights.resolver.js';
import { WalletResolver } from './wallet.resolver.js';
import { walletRoutes } from './wallet.routes.js';

export {
  accountBalance,
  journalReference,
  lockAccount,
  postJournal,
  SYSTEM_ACCOUNTS,
  walletAccountOf,
  type Posting,
} from './ledger/ledger.js';
export {
  accountFor,
  accountOwner,
  adjustSeconded,
  movedAlone,
  adjustWallet,
  balanceAfter,
} from './administration/adjust-wallet.service.js';
export {
  adjustSchema,
  walletsSchema,
  type AdjustInput,
  type ParsedAdjust,
} from './administration/admin-wallets.inputs.js';
export {
  ADJUSTMENT_TYPES,
  WalletAdjustmentEntity,
  type AdjustmentType,
} from './administration/wallet-adjustment.entity.js';
export { AdjustmentTypeEnum, type OwnedWalletType, type WalletAdjustmentType } from './wallet-insights.types.js';
export { walletSelection } from './administration/admin-wallets.queries.js';
export { idempotencyKeySchema, once } from './once.js';
export { UNSETTLED_SOURCE, type UnsettledQuery, type UnsettledRow } from './unsettled-transactions.js';
export { LedgerJournalEntity } from './ledger/ledger-journal.entity.js';
export { findBalance } from './wallet.queries.js';
export { WalletType } from './wallet.types.js';

export const walletFeature: Feature = {
  name: 'wallet',
  entities: [LedgerAccountEntity, LedgerJournalEntity, LedgerEntryEntity, WalletAdjustmentEntity, IdempotencyKeyEntity],
  resolvers: [
    WalletResolver,
    WalletInsightsResolver,
    AdminWalletResolver,
    OwnedWalletResolver,
    WalletAdjustmentResolver,
  ],
  routes: [...walletRoutes, ...adminWalletRoutes],
};

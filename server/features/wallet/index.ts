/** The wallet and the ledger under it. */
import type { Feature } from '../../platform/feature.js';
import { LedgerAccountEntity } from './ledger-account.entity.js';
import { LedgerEntryEntity } from './ledger-entry.entity.js';
import { LedgerJournalEntity } from './ledger-journal.entity.js';
import { WalletResolver, WalletTransactionPageResolver, WalletTransactionResolver } from './wallet.resolver.js';
import { walletRoutes } from './wallet.routes.js';

export {
  accountBalance,
  journalReference,
  postJournal,
  SYSTEM_ACCOUNTS,
  walletAccountOf,
  type PostedJournal,
  type Posting,
} from './ledger.js';
export { LedgerJournalEntity } from './ledger-journal.entity.js';
export { findBalance, type WalletRow } from './wallet.queries.js';
export { readWallet } from './wallet.service.js';
export { WalletType } from './wallet.types.js';

export const walletFeature: Feature = {
  name: 'wallet',
  entities: [LedgerAccountEntity, LedgerJournalEntity, LedgerEntryEntity],
  resolvers: [WalletResolver, WalletTransactionResolver, WalletTransactionPageResolver],
  routes: walletRoutes,
};

import { Check, Entity, Enum, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn, RialColumn } from '#platform/db/columns.js';
import { LedgerAccountEntity } from './ledger-account.entity.js';
import { LedgerJournalEntity } from './ledger-journal.entity.js';

/** How a movement is called in the wallet (specification 2 §3, "Wallet transaction"). */
export const WALLET_TRANSACTION_TYPES = ['deposit', 'credit', 'refund', 'withdrawal', 'debit'] as const;
export type TransactionType = (typeof WALLET_TRANSACTION_TYPES)[number];

/** One side of a journal. `seq` numbers the entries of an account without a gap. Written by `ledger_post` alone. */
@Entity({ tableName: 'ledger_entries' })
@Check({ name: 'ledger_entries_move_something', expression: 'amount_rials <> 0' })
@Check({ name: 'ledger_entries_add_up', expression: 'balance_after_rials = balance_before_rials + amount_rials' })
@Unique({ name: 'ledger_entries_chain', properties: ['accountId', 'seq'] })
@Unique({ name: 'ledger_entries_once_per_journal', properties: ['journalId', 'accountId'] })
@Index({
  name: 'ledger_entries_by_type',
  properties: ['accountId', 'walletType', 'seq'],
  where: 'wallet_type is not null',
})
export class LedgerEntryEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => LedgerJournalEntity, { index: false })
  journalId!: string;

  @ReferenceColumn(() => LedgerAccountEntity, { index: false })
  accountId!: string;

  @Property({ type: 'bigint' })
  seq!: string;

  /** Negative: money leaves the account. */
  @RialColumn()
  amountRials!: number;

  @RialColumn()
  balanceBeforeRials!: number;

  @RialColumn()
  balanceAfterRials!: number;

  /** Null on the accounts of the company. */
  @Enum({ items: [...WALLET_TRANSACTION_TYPES], type: 'string', nullable: true })
  walletType: TransactionType | null = null;

  /** SHA-256 over the account's previous hash, this entry and its whole journal; hexadecimal. */
  @Property({ type: 'text' })
  hash!: string;

  @InstantColumn()
  createdAt!: Date;
}

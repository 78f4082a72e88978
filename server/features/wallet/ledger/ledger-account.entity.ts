import { Check, Entity, Enum, Property, Unique } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn, RialColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';

const ACCOUNT_KINDS = ['user_wallet', 'gateway_clearing', 'revenue', 'adjustments', 'holds'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/**
 * A place money can be. A positive balance of a user's wallet is what we owe the customer; the clearing account
 * goes below zero by what the gateway has taken for us; `holds` keeps the wallet's part of payments whose other part
 * is still at the gateway. All balances together are zero.
 */
@Entity({ tableName: 'ledger_accounts' })
@Check({ name: 'ledger_accounts_wallet_not_negative', expression: `kind <> 'user_wallet' or balance_rials >= 0` })
@Check({ name: 'ledger_accounts_holds_not_negative', expression: `kind <> 'holds' or balance_rials >= 0` })
@Check({ name: 'ledger_accounts_wallet_has_owner', expression: `(kind = 'user_wallet') = (user_id is not null)` })
@Check({ name: 'ledger_accounts_new_is_empty', expression: 'entry_count > 0 or balance_rials = 0' })
@Unique({ name: 'ledger_accounts_one_per_system_kind', properties: ['kind'], where: 'user_id is null' })
export class LedgerAccountEntity {
  @IdColumn()
  id!: string;

  @Enum({ items: [...ACCOUNT_KINDS], type: 'string' })
  kind!: AccountKind;

  @ReferenceColumn(() => UserEntity, { nullable: true, unique: true })
  userId: string | null = null;

  @RialColumn({ default: 0 })
  balanceRials!: number;

  /** Number of entries; the last one has this number as `seq`. */
  @Property({ type: 'bigint', default: 0 })
  entryCount!: string;

  /** The hash of the last entry; empty before the first. Each entry's hash covers the one before it (decision 010). */
  @Property({ type: 'text', default: '' })
  chainHash!: string;

  @InstantColumn()
  createdAt!: Date;
}

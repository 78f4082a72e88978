import { Check, Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import type { Rial } from '#core/money.js';
import { IdColumn, InstantColumn, ReferenceColumn, RialColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';
import { LedgerAccountEntity } from '../ledger/ledger-account.entity.js';
import { LedgerJournalEntity } from '../ledger/ledger-journal.entity.js';

export const ADJUSTMENT_TYPES = ['credit', 'debit', 'correction'] as const;
export type AdjustmentType = (typeof ADJUSTMENT_TYPES)[number];

/** A balance changed by an administrator's hand: who, how much, why. Never changed afterwards. */
@Entity({ tableName: 'wallet_adjustments' })
@Check({
  name: 'wallet_adjustments_amount',
  expression: `amount_rials > 0 or (type = 'correction' and amount_rials = 0)`,
})
@Check({ name: 'wallet_adjustments_reason', expression: `reason <> ''` })
@Check({
  name: 'wallet_adjustments_add_up',
  expression: `balance_after_rials = case type when 'credit' then balance_before_rials + amount_rials when 'debit' then balance_before_rials - amount_rials else amount_rials end`,
})
@Check({
  name: 'wallet_adjustments_move_is_posted',
  expression: `(journal_id is null) = (balance_before_rials = balance_after_rials)`,
})
@Check({ name: 'wallet_adjustments_second_admin', expression: 'seconded_by_id is distinct from admin_id' })
@Index({
  name: 'wallet_adjustments_of_wallet',
  columns: [{ name: 'account_id' }, { name: 'created_at', sort: 'desc' }, { name: 'id', sort: 'desc' }],
  properties: ['accountId', 'createdAt', 'id'],
})
export class WalletAdjustmentEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => LedgerAccountEntity, { index: false })
  accountId!: string;

  @Enum({ items: [...ADJUSTMENT_TYPES], type: 'string' })
  type!: AdjustmentType;

  /** The amount that the administrator typed: for a correction, the new balance. */
  @RialColumn()
  amountRials!: Rial;

  @Property({ type: 'text' })
  reason!: string;

  @Property({ type: 'text', nullable: true })
  notes: string | null = null;

  @ReferenceColumn(() => UserEntity)
  adminId!: string;

  /** Who agreed, where one administrator alone may not move as much. */
  @ReferenceColumn(() => UserEntity, { nullable: true })
  secondedById: string | null = null;

  @RialColumn()
  balanceBeforeRials!: Rial;

  @RialColumn()
  balanceAfterRials!: Rial;

  /** Null where a correction found the balance right. The journal is posted last of all. */
  @ReferenceColumn(() => LedgerJournalEntity, { nullable: true, unique: true, deferred: true })
  journalId: string | null = null;

  @InstantColumn()
  createdAt!: Date;
}

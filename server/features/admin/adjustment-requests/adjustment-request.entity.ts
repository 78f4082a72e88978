import { Check, Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import type { Rial } from '#core/money.js';
import { IdColumn, InstantColumn, ReferenceColumn, RialColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';
import { ADJUSTMENT_TYPES, WalletAdjustmentEntity, type AdjustmentType } from '#features/wallet/index.js';

/** A request whose time has passed stays `pending` in its row and counts as expired. */
export const REQUEST_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type StoredRequestStatus = (typeof REQUEST_STATUSES)[number];
export type RequestStatus = StoredRequestStatus | 'expired';

/** A change of a balance above ADJUST_APPROVAL_RIALS, which a second administrator decides on. */
@Entity({ tableName: 'adjustment_requests' })
@Check({
  name: 'adjustment_requests_amount',
  expression: `amount_rials > 0 or (type = 'correction' and amount_rials = 0)`,
})
@Check({ name: 'adjustment_requests_reason', expression: `reason <> ''` })
@Check({ name: 'adjustment_requests_second_admin', expression: 'decided_by_id is distinct from requested_by_id' })
@Check({
  name: 'adjustment_requests_decided',
  expression: `(status = 'pending') = (decided_at is null) and (status = 'pending') = (decided_by_id is null) and (status = 'approved') = (adjustment_id is not null)`,
})
@Index({
  name: 'adjustment_requests_newest',
  columns: [
    { name: 'created_at', sort: 'desc' },
    { name: 'id', sort: 'desc' },
  ],
  properties: ['createdAt', 'id'],
})
export class AdjustmentRequestEntity {
  @IdColumn()
  id!: string;

  /** The account of the wallet's owner; a wallet is there once money moves. */
  @ReferenceColumn(() => UserEntity)
  ownerId!: string;

  @Enum({ items: [...ADJUSTMENT_TYPES], type: 'string' })
  type!: AdjustmentType;

  /** The amount; for a correction, the new balance. */
  @RialColumn()
  amountRials!: Rial;

  @Property({ type: 'text' })
  reason!: string;

  @Property({ type: 'text', nullable: true })
  notes: string | null = null;

  @Enum({ items: [...REQUEST_STATUSES], type: 'string' })
  status!: StoredRequestStatus;

  @ReferenceColumn(() => UserEntity)
  requestedById!: string;

  @ReferenceColumn(() => UserEntity, { nullable: true })
  decidedById: string | null = null;

  @InstantColumn({ nullable: true })
  decidedAt: Date | null = null;

  /** Why it was rejected. */
  @Property({ type: 'text', nullable: true })
  decision: string | null = null;

  /** The change of the balance that was made of it. */
  @ReferenceColumn(() => WalletAdjustmentEntity, { nullable: true, unique: true })
  adjustmentId: string | null = null;

  @InstantColumn()
  expiresAt!: Date;

  @InstantColumn()
  createdAt!: Date;
}

import { Check, Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import type { Rial } from '#core/money.js';
import { IdColumn, InstantColumn, ReferenceColumn, RialColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';
import { OrderEntity } from './orders.entity.js';

/** closed: the order was refunded or dropped in another way before a decision. */
export const MONEY_BACK_STATUSES = ['pending', 'approved', 'refused', 'withdrawn', 'closed'] as const;
export type MoneyBackStatus = (typeof MONEY_BACK_STATUSES)[number];

/** A customer's request for a refund of a paid order, within the guarantee. An order has one open request at most. */
@Entity({ tableName: 'money_back_requests' })
@Check({ name: 'money_back_requests_reason', expression: `reason <> ''` })
@Check({
  name: 'money_back_requests_decided',
  expression: `(status in ('approved', 'refused')) = (decided_by_id is not null) and (status = 'pending') = (ended_at is null)
    and (status = 'approved') = (amount_rials is not null) and (status <> 'refused' or decision is not null)`,
})
@Check({ name: 'money_back_requests_amount', expression: 'amount_rials > 0' })
@Check({ name: 'money_back_requests_second_person', expression: 'decided_by_id is distinct from user_id' })
@Index({
  name: 'money_back_requests_one_open',
  expression: `create unique index "money_back_requests_one_open" on "money_back_requests" ("order_id") where status = 'pending'`,
})
@Index({ name: 'money_back_requests_of_order', properties: ['orderId', 'createdAt'] })
@Index({
  name: 'money_back_requests_list',
  columns: [{ name: 'status' }, { name: 'created_at', sort: 'desc' }, { name: 'id', sort: 'desc' }],
  properties: ['status', 'createdAt', 'id'],
})
@Index({
  name: 'money_back_requests_newest',
  columns: [
    { name: 'created_at', sort: 'desc' },
    { name: 'id', sort: 'desc' },
  ],
  properties: ['createdAt', 'id'],
})
export class MoneyBackRequestEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => OrderEntity, { index: false })
  orderId!: string;

  /** The requester: the owner of the order. */
  @ReferenceColumn(() => UserEntity)
  userId!: string;

  /** In the customer's words. */
  @Property({ type: 'text' })
  reason!: string;

  @Enum({ items: [...MONEY_BACK_STATUSES], type: 'string' })
  status!: MoneyBackStatus;

  /** The amount that went back to the wallet. */
  @RialColumn({ nullable: true })
  amountRials: Rial | null = null;

  @ReferenceColumn(() => UserEntity, { nullable: true })
  decidedById: string | null = null;

  /** Why it was refused, for the customer. */
  @Property({ type: 'text', nullable: true })
  decision: string | null = null;

  /** When it was decided, withdrawn or closed. */
  @InstantColumn({ nullable: true })
  endedAt: Date | null = null;

  @InstantColumn()
  createdAt!: Date;
}

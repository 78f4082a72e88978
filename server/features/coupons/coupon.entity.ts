import { Check, Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { CouponTerms } from '#core/pricing/coupons.js';
import type { Rial } from '#core/money.js';
import { IdColumn, InstantColumn, ReferenceColumn, RialColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';

/** A code that takes something off an order's price. Either `percent` or `amountRials` is set. */
@Entity({ tableName: 'coupons' })
@Check({ name: 'coupons_code_check', expression: `code = upper(code) and code ~ '^[A-Z0-9][A-Z0-9_-]{2,29}$'` })
@Check({
  name: 'coupons_value_check',
  expression:
    '(percent is null) <> (amount_rials is null) and percent between 1 and 100 and amount_rials > 0 and amount_rials % 10 = 0',
})
@Check({ name: 'coupons_minimum_check', expression: 'minimum_rials >= 0 and minimum_rials % 10 = 0' })
@Check({ name: 'coupons_limits_check', expression: 'total_limit > 0 and per_user_limit > 0' })
@Check({ name: 'coupons_dates_check', expression: 'starts_at < ends_at' })
@Check({ name: 'coupons_counts_check', expression: 'used >= 0 and discounted_rials >= 0' })
@Index({
  name: 'coupons_newest',
  columns: [
    { name: 'created_at', sort: 'desc' },
    { name: 'id', sort: 'desc' },
  ],
  properties: ['createdAt', 'id'],
})
@Index({ name: 'coupons_by_end', properties: ['endsAt', 'id'] })
@Index({ name: 'coupons_by_uses', properties: ['used', 'id'] })
@Index({ name: 'coupons_by_discount', properties: ['discountedRials', 'id'] })
export class CouponEntity {
  @IdColumn()
  id!: string;

  /** The code as `normalizeCouponCode` of core makes it; never changed, as documents name it. */
  @Property({ type: 'text', unique: true })
  code!: string;

  /** For administrators only. Persian. */
  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  @Property({ type: 'smallint', nullable: true })
  percent: number | null = null;

  @RialColumn({ nullable: true })
  amountRials: Rial | null = null;

  /** The price before the coupon from which it counts. */
  @RialColumn()
  minimumRials!: Rial;

  @InstantColumn({ nullable: true })
  startsAt: Date | null = null;

  /** The last instant at which it may be used. */
  @InstantColumn({ nullable: true })
  endsAt: Date | null = null;

  /** Null: without bound. */
  @Property({ type: 'integer', nullable: true })
  totalLimit: number | null = null;

  @Property({ type: 'integer', nullable: true })
  perUserLimit: number | null = null;

  @Property({ type: 'boolean' })
  active!: boolean;

  /** Uses that were not given back. Changed under this row's lock, so that the last use goes to one order only. */
  @Property({ type: 'integer' })
  used = 0;

  /** The sum of the discounts of those uses. */
  @RialColumn()
  discountedRials: Rial = 0 as Rial;

  /** Code and description, folded (core/text/digits foldForSearch). */
  @Property({ type: 'text' })
  searchText!: string;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}

/** One order that a coupon was used for. Released where the order was dropped before it was paid. */
@Entity({ tableName: 'coupon_uses' })
@Check({ name: 'coupon_uses_discount_check', expression: 'discount_rials > 0' })
@Unique({ name: 'coupon_uses_one_an_order', properties: ['orderId'], where: 'released_at is null' })
@Index({ name: 'coupon_uses_of_user', properties: ['couponId', 'userId'], where: 'released_at is null' })
@Index({
  name: 'coupon_uses_newest',
  columns: [{ name: 'coupon_id' }, { name: 'created_at', sort: 'desc' }, { name: 'id', sort: 'desc' }],
  properties: ['couponId', 'createdAt', 'id'],
})
export class CouponUseEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => CouponEntity, { index: false })
  couponId!: string;

  @ReferenceColumn(() => UserEntity)
  userId!: string;

  @ReferenceColumn('orders')
  orderId!: string;

  /** The number of that order. */
  @Property({ type: 'text' })
  orderNumber!: string;

  /** The terms when the order took the coupon: an edit of the coupon does not reach it. */
  @Property({ type: 'json', columnType: 'jsonb' })
  terms!: CouponTerms;

  @RialColumn()
  discountRials!: Rial;

  @InstantColumn({ nullable: true })
  releasedAt: Date | null = null;

  @InstantColumn()
  createdAt!: Date;
}

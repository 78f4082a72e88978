import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { CouponKind } from '#core/pricing/coupons.js';
import type { Rial, Toman } from '#core/money.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { PageType } from '#platform/graphql/list.types.js';
import { DateTimeScalar, RialScalar, TomanScalar } from '#platform/graphql/scalars.js';
import type { CouponSort, CouponState } from './coupons.rules.js';

export const CouponKindEnum = enumOf<CouponKind>('CouponKind', 'How a discount is reckoned.', {
  percent: 'Per cent of the price.',
  amount: 'An amount of toman.',
});

export const CouponStateEnum = enumOf<CouponState>('CouponState', 'Whether a coupon can be used now.', {
  active: 'It can be used now.',
  scheduled: 'Its first day has not come.',
  expired: 'Its last day is over.',
  used_up: 'It has been used as often as it may be.',
  inactive: 'An administrator has switched it off.',
});

export const CouponSortEnum = enumOf<CouponSort>('CouponSort', 'The orders in which coupons can be listed.', {
  created: 'When they were made.',
  ends: 'When they end; those without an end after all others.',
  used: 'How often they were used.',
  discounted: 'By the sum of the discounts that the coupon has given.',
});

export const VALUE = 'Per cent (1 to 100) or toman, as `kind` says.';

@KeyResources()
@ObjectType('CouponTerms', { description: 'The discount of a code, with all that the price function needs.' })
export class CouponTermsType {
  @Field(() => String, { description: 'The code in upper case.' })
  code!: string;

  @Field(() => CouponKindEnum, { description: 'How the discount is reckoned.' })
  kind!: CouponKind;

  @Field(() => Int, { description: VALUE })
  value!: number;

  @Field(() => TomanScalar, { description: 'The price before the discount from which it counts.' })
  minimumToman!: Toman;
}

@ObjectType('Coupon', { simpleResolvers: true, description: 'A discount code, as administrators manage it.' })
export class CouponType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  @Field(() => String, { description: 'The code in upper case.' })
  code!: string;

  @Field(() => String, { nullable: true, description: 'A note for administrators; customers do not see it.' })
  description!: string | null;

  /** The percentage, 1 to 100; null for a coupon of an amount. */
  percent!: number | null;

  /** The amount; null for a coupon of a percentage. */
  amountRials!: Rial | null;

  /** The price before the discount from which it counts. */
  minimumRials!: Rial;

  @Field(() => DateTimeScalar, { nullable: true, description: 'From when it may be used; null: at once.' })
  startsAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The last instant at which it may be used; null: without end.',
  })
  endsAt!: Date | null;

  @Field(() => Int, { nullable: true, description: 'How often it may be used; null: without bound.' })
  totalLimit!: number | null;

  @Field(() => Int, { nullable: true, description: 'How often one customer may use it; null: without bound.' })
  perUserLimit!: number | null;

  @Field(() => Boolean, { description: 'Whether it is switched on.' })
  active!: boolean;

  @Field(() => Int, { description: 'Without what was given back.' })
  used!: number;

  @Field(() => RialScalar, { description: 'The sum of these discounts.' })
  discountedRials!: Rial;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last changed or used.' })
  updatedAt!: Date;
}

@ObjectType('CouponPage', { simpleResolvers: true, description: 'One page of coupons.' })
export class CouponPageType extends PageType {
  @Field(() => [CouponType], { description: 'The rows of this page, newest first.' })
  items!: readonly CouponType[];
}

@ObjectType('CouponUse', { description: 'An order that took a coupon.' })
export class CouponUseType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  /** Who ordered. */
  userId!: string;

  @Field(() => ID, { description: 'The id of the order.' })
  orderId!: string;

  @Field(() => String, { description: 'The number of the order, as people know it.' })
  orderNumber!: string;

  @Field(() => RialScalar, { description: 'The discount of this order.' })
  discountRials!: Rial;

  @Field(() => DateTimeScalar, { description: 'When it was taken.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Where the order was dropped before it was paid.' })
  releasedAt!: Date | null;
}

@ObjectType('CouponUsePage', { description: 'One page of the uses of a coupon.' })
export class CouponUsePageType extends PageType {
  @Field(() => [CouponUseType], { description: 'Newest first, also those of orders that were dropped.' })
  items!: readonly CouponUseType[];
}

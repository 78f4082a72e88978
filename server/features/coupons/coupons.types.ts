import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { CouponKind } from '#core/pricing/coupons.js';
import type { Rial, Toman } from '#core/money.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import type { SortDirection } from '#platform/db/order.js';
import { PageType, SortDirectionEnum } from '#platform/graphql/list.types.js';
import { DateTimeScalar, RialScalar, TomanScalar } from '#platform/graphql/scalars.js';
import type { CouponSort, CouponState } from './coupons.rules.js';

export const CouponKindEnum = enumOf<CouponKind>('CouponKind', 'How a discount is reckoned.', {
  percent: 'Per cent of the price.',
  amount: 'An amount of toman.',
});

export const CouponStateEnum = enumOf<CouponState>('CouponState', 'Whether a coupon can be used now.', {
  active: 'It can.',
  scheduled: 'Its first day has not come.',
  expired: 'Its last day is over.',
  used_up: 'It has been used as often as it may be.',
  inactive: 'An administrator has switched it off.',
});

const CouponSortEnum = enumOf<CouponSort>('CouponSort', 'What a list of coupons is sorted by.', {
  created: 'When they were made.',
  ends: 'When they end; those without an end after all others.',
  used: 'How often they were used.',
  discounted: 'What they took off in all.',
});

export const VALUE = 'Per cent (1 to 100) or toman, as `kind` says.';

@KeyResources()
@ObjectType('CouponTerms', { description: 'What a discount code takes off: all that the price function needs.' })
export class CouponTermsType {
  @Field(() => String, { description: 'As it is printed: upper case.' })
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
  @Field(() => ID, { description: 'Of this record.' })
  id!: string;

  @Field(() => String, { description: 'As it is printed: upper case.' })
  code!: string;

  @Field(() => String, { nullable: true, description: 'For administrators.' })
  description!: string | null;

  /** Of a percentage, 1 to 100; else null. */
  percent!: number | null;

  /** Of an amount; else null. */
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

  @Field(() => RialScalar, { description: 'What these uses took off.' })
  discountedRials!: Rial;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last changed or used.' })
  updatedAt!: Date;
}

@ObjectType('CouponPage', { simpleResolvers: true, description: 'One page of coupons.' })
export class CouponPageType extends PageType {
  @Field(() => [CouponType], { description: 'Newest first.' })
  items!: readonly CouponType[];
}

@ObjectType('CouponUse', { description: 'An order that took a coupon.' })
export class CouponUseType {
  @Field(() => ID, { description: 'Of this record.' })
  id!: string;

  /** Who ordered. */
  userId!: string;

  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field(() => String, { description: 'Its number.' })
  orderNumber!: string;

  @Field(() => RialScalar, { description: 'What it took off.' })
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

@InputType('CouponInput', { description: 'A coupon as an administrator writes it.' })
export class CouponInputType {
  @Field(() => String, { description: 'English letters, digits, - and _; cannot be changed later.' })
  code!: string;

  @Field(() => String, { nullable: true, description: 'For administrators; up to 200 characters.' })
  description?: string | null;

  @Field(() => CouponKindEnum, { description: 'How the discount is reckoned.' })
  kind!: CouponKind;

  @Field(() => Int, { description: VALUE })
  value!: number;

  @Field(() => TomanScalar, { nullable: true, description: 'Without it: any price.' })
  minimumToman?: Toman | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'From when it may be used; null: at once.' })
  startsAt?: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The last instant at which it may be used; null: without end.',
  })
  endsAt?: Date | null;

  @Field(() => Int, { nullable: true, description: 'How often it may be used; null: without bound.' })
  totalLimit?: number | null;

  @Field(() => Int, { nullable: true, description: 'How often one customer may use it; null: without bound.' })
  perUserLimit?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Without it: yes.' })
  active?: boolean | null;
}

@InputType('CouponsFilter', { description: 'Which coupons a list shows; without conditions all of them.' })
export class CouponsFilter {
  @Field(() => String, { nullable: true, description: 'In code and description.' })
  search?: string | null;

  @Field(() => CouponStateEnum, { nullable: true, description: 'Only those with this state now.' })
  state?: CouponState | null;

  @Field(() => CouponSortEnum, { nullable: true, description: 'Left out: created.' })
  sort?: CouponSort | null;

  @Field(() => SortDirectionEnum, { nullable: true, description: 'Which end comes first; left out: desc.' })
  direction?: SortDirection | null;
}

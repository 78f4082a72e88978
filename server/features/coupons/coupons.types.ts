import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { CouponKind } from '../../../core/coupons.js';
import type { Rial, Toman } from '../../../core/money.js';
import { KeyResources } from '../../platform/graphql/keys.js';
import { DateTimeScalar, RialScalar, TomanScalar } from '../../platform/graphql/scalars.js';
import type { CouponState } from './coupons.rules.js';
import { PageType } from '../../platform/graphql/list.types.js';

export const CouponKindEnum = { percent: 'percent', amount: 'amount' } as const satisfies Record<
  CouponKind,
  CouponKind
>;
registerEnumType(CouponKindEnum, { name: 'CouponKind' });

export const CouponStateEnum = {
  active: 'active',
  scheduled: 'scheduled',
  expired: 'expired',
  used_up: 'used_up',
  inactive: 'inactive',
} as const satisfies Record<CouponState, CouponState>;
registerEnumType(CouponStateEnum, { name: 'CouponState' });

const VALUE = 'Per cent (1 to 100) or toman, as `kind` says.';

@KeyResources()
@ObjectType('CouponTerms', { description: 'What a discount code takes off: all that the price function needs.' })
export class CouponTermsType {
  @Field(() => String, { description: 'As it is printed: upper case.' })
  code!: string;

  @Field(() => CouponKindEnum)
  kind!: CouponKind;

  @Field(() => Int, { description: VALUE })
  value!: number;

  @Field(() => TomanScalar, { description: 'The price before the discount from which it counts.' })
  minimumToman!: Toman;
}

@ObjectType('Coupon', { simpleResolvers: true })
export class CouponType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  code!: string;

  @Field(() => String, { nullable: true, description: 'For administrators.' })
  description!: string | null;

  @Field(() => CouponKindEnum)
  kind!: CouponKind;

  @Field(() => Int, { description: VALUE })
  value!: number;

  @Field(() => TomanScalar)
  minimumToman!: Toman;

  @Field(() => DateTimeScalar, { nullable: true })
  startsAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'The last instant at which it may be used.' })
  endsAt!: Date | null;

  @Field(() => Int, { nullable: true })
  totalLimit!: number | null;

  @Field(() => Int, { nullable: true })
  perUserLimit!: number | null;

  @Field(() => Boolean)
  active!: boolean;

  @Field(() => CouponStateEnum)
  state!: CouponState;

  @Field(() => Int, { description: 'Without what was given back.' })
  used!: number;

  @Field(() => RialScalar, { description: 'What these uses took off.' })
  discountedRials!: Rial;

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => DateTimeScalar)
  updatedAt!: Date;
}

@ObjectType('CouponPage', { simpleResolvers: true })
export class CouponPageType extends PageType {
  @Field(() => [CouponType])
  items!: readonly CouponType[];
}

@ObjectType('CouponUse')
export class CouponUseType {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  orderId!: string;

  @Field(() => String)
  orderNumber!: string;

  @Field(() => RialScalar)
  discountRials!: Rial;

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Where the order was dropped before it was paid.' })
  releasedAt!: Date | null;
}

@ObjectType('CouponUsePage')
export class CouponUsePageType extends PageType {
  @Field(() => [CouponUseType])
  items!: readonly CouponUseType[];
}

@InputType('CouponInput')
export class CouponInputType {
  @Field(() => String, { description: 'English letters, digits, - and _; cannot be changed later.' })
  code!: string;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => CouponKindEnum)
  kind!: CouponKind;

  @Field(() => Int, { description: VALUE })
  value!: number;

  @Field(() => TomanScalar, { nullable: true, description: 'Without it: any price.' })
  minimumToman?: Toman | null;

  @Field(() => DateTimeScalar, { nullable: true })
  startsAt?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true })
  endsAt?: Date | null;

  @Field(() => Int, { nullable: true, description: 'Null: without bound.' })
  totalLimit?: number | null;

  @Field(() => Int, { nullable: true })
  perUserLimit?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Without it: yes.' })
  active?: boolean | null;
}

@InputType('CouponsFilter', { description: 'Which coupons a list shows; without conditions all of them.' })
export class CouponsFilter {
  @Field(() => String, { nullable: true, description: 'In code and description.' })
  search?: string | null;

  @Field(() => CouponStateEnum, { nullable: true, description: 'Only those that stand like this now.' })
  state?: CouponState | null;
}

import { Arg, Args, Ctx as Context, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { CouponKind, CouponTerms } from '#core/pricing/coupons.js';
import type { Toman } from '#core/money.js';
import type { Ctx } from '#platform/context.js';
import type { LazyPage } from '#platform/db/page.js';
import { AckType } from '#platform/graphql/common.types.js';
import { AdminOnly, AnyKey } from '#platform/graphql/keys.js';
import { PageArgs } from '#platform/graphql/list.types.js';
import { TomanScalar } from '#platform/graphql/scalars.js';
import { customerLoader, CustomerType, type CustomerRow } from '#features/identity/index.js';
import { COUPON_TEXTS } from './coupons.messages.js';
import { couponState, termsOf, type CouponState } from './coupons.rules.js';
import { CouponInputType, CouponsFilterType, type CouponGiven, type CouponsGiven } from './coupons.inputs.js';
import {
  CouponKindEnum,
  CouponPageType,
  CouponStateEnum,
  CouponTermsType,
  CouponType,
  CouponUsePageType,
  CouponUseType,
  VALUE,
} from './coupons.types.js';
import {
  createCoupon,
  deleteCoupon,
  listCoupons,
  listUses,
  setCouponActive,
  updateCoupon,
} from './manage-coupons.service.js';
import { readCoupon } from './use-coupon.service.js';

@Resolver()
export class CouponResolver {
  @AnyKey()
  @Query(() => CouponTermsType, {
    description: 'The discount of a code. Refused where it may not be used; a guest is judged when they order.',
  })
  couponTerms(
    @Context() ctx: Ctx,
    @Arg('code', () => String, { description: 'The code as the customer types it, in upper or lower case.' })
    code: string,
    @Arg('orderId', () => ID, { nullable: true, description: 'An order that holds the code already keeps its terms.' })
    orderId: string | null,
  ): Promise<CouponTerms> {
    const { viewer } = ctx;
    // An administrator edits orders of others; a visitor has none.
    const held = viewer === null ? null : orderId;
    return readCoupon(ctx, code, { userId: viewer?.role === 'admin' ? null : (viewer?.userId ?? null), orderId: held });
  }

  @AdminOnly()
  @Query(() => CouponPageType, { description: 'For administrators, newest first.' })
  coupons(
    @Context() ctx: Ctx,
    @Arg('filter', () => CouponsFilterType, {
      nullable: true,
      description: 'Only coupons that match; without it all of them.',
    })
    filter: CouponsGiven | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<CouponType>> {
    return listCoupons(ctx, filter ?? {}, paging);
  }

  @AdminOnly()
  @Query(() => CouponUsePageType, { description: 'For administrators: the orders that took a coupon, newest first.' })
  couponUses(
    @Context() ctx: Ctx,
    @Arg('couponId', () => ID, { description: 'The id of the coupon.' }) couponId: string,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<CouponUseType>> {
    return listUses(ctx, couponId, paging);
  }

  @AdminOnly()
  @Mutation(() => CouponType, {
    description: 'For administrators: makes a discount code. VALIDATION_ERROR for a code that is there already.',
  })
  createCoupon(
    @Context() ctx: Ctx,
    @Arg('input', () => CouponInputType, { description: 'The new coupon.' }) input: CouponGiven,
  ): Promise<CouponType> {
    return createCoupon(ctx, input);
  }

  @AdminOnly()
  @Mutation(() => CouponType, { description: 'For administrators. Orders that hold the coupon keep its old terms.' })
  updateCoupon(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the coupon.' }) id: string,
    @Arg('input', () => CouponInputType, { description: 'The whole coupon: what is left out gets its default.' })
    input: CouponGiven,
  ): Promise<CouponType> {
    return updateCoupon(ctx, id, input);
  }

  @AdminOnly()
  @Mutation(() => CouponType, { description: 'For administrators: switches a coupon off, or on again.' })
  setCouponActive(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the coupon.' }) id: string,
    @Arg('active', () => Boolean, { description: 'Whether it is switched on from now on.' }) active: boolean,
  ): Promise<CouponType> {
    return setCouponActive(ctx, id, active);
  }

  @AdminOnly()
  @Mutation(() => AckType, { description: 'For administrators; only a coupon that no order ever took.' })
  async deleteCoupon(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the coupon.' }) id: string,
  ): Promise<AckType> {
    await deleteCoupon(ctx, id);
    return { success: true, message: COUPON_TEXTS.deleted };
  }
}

@Resolver(() => CouponType)
export class CouponTermsResolver {
  @FieldResolver(() => CouponKindEnum, { description: 'How the discount is reckoned.' })
  kind(@Root() coupon: Readonly<CouponType>): CouponKind {
    return termsOf(coupon).kind;
  }

  @FieldResolver(() => Int, { description: VALUE })
  value(@Root() coupon: Readonly<CouponType>): number {
    return termsOf(coupon).value;
  }

  @FieldResolver(() => TomanScalar, { description: 'The price before the discount from which it counts.' })
  minimumToman(@Root() coupon: Readonly<CouponType>): Toman {
    return termsOf(coupon).minimumToman;
  }

  @FieldResolver(() => CouponStateEnum, { description: 'Whether it can be used now.' })
  state(@Context() ctx: Ctx, @Root() coupon: Readonly<CouponType>): CouponState {
    return couponState(coupon, ctx.clock.now());
  }
}

@Resolver(() => CouponUseType)
export class CouponUseResolver {
  @FieldResolver(() => CustomerType, { nullable: true, description: 'The customer who ordered.' })
  customer(@Context() ctx: Ctx, @Root() use: Readonly<CouponUseType>): Promise<CustomerRow | null> {
    return customerLoader(ctx).load(use.userId);
  }
}

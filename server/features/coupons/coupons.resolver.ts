import { Arg, Args, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { CouponTerms } from '../../../core/coupons.js';
import type { Ctx } from '../../platform/context.js';
import type { LazyPage, Pagination } from '../../platform/db/page.js';
import { AckType } from '../../platform/graphql/common.types.js';
import { AnyKey, NoKey } from '../../platform/graphql/keys.js';
import { customerLoader, CustomerType, type CustomerRow } from '../identity/index.js';
import { COUPON_TEXTS } from './coupons.messages.js';
import type { CouponRow, CouponUseRow } from './coupons.queries.js';
import { couponState, termsOf } from './coupons.rules.js';
import {
  CouponInputType,
  CouponPageType,
  CouponsFilter,
  CouponTermsType,
  CouponType,
  CouponUsePageType,
  CouponUseType,
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
import { PageArgs } from '../../platform/graphql/list.types.js';

/** A row as it is shown: per cent or toman in one field, and how it stands now. */
function presentCoupon(ctx: Ctx, coupon: CouponRow): CouponType {
  return { ...coupon, ...termsOf(coupon), state: couponState(coupon, ctx.clock.now()) };
}

interface ShownPage {
  readonly items: readonly CouponType[];
  readonly countPages: (upTo?: number) => Promise<Pagination>;
}

@Resolver()
export class CouponResolver {
  @AnyKey()
  @Query(() => CouponTermsType, {
    description: 'What a discount code takes off. Refused where it may not be used; a guest is judged when they order.',
  })
  couponTerms(
    @Context() ctx: Ctx,
    @Arg('code', () => String) code: string,
    @Arg('orderId', () => ID, { nullable: true, description: 'An order that holds the code already keeps its terms.' })
    orderId: string | null,
  ): Promise<CouponTerms> {
    const { viewer } = ctx;
    // An administrator edits orders of others; a visitor has none.
    const held = viewer === null ? null : orderId;
    return readCoupon(ctx, code, { userId: viewer?.role === 'admin' ? null : (viewer?.userId ?? null), orderId: held });
  }

  @NoKey()
  @Query(() => CouponPageType, { description: 'For administrators, newest first.' })
  async coupons(
    @Context() ctx: Ctx,
    @Arg('filter', () => CouponsFilter, { nullable: true }) filter: CouponsFilter | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<ShownPage> {
    const { items, countPages } = await listCoupons(ctx, filter ?? {}, paging);
    return { items: items.map((coupon) => presentCoupon(ctx, coupon)), countPages };
  }

  @NoKey()
  @Query(() => CouponUsePageType, { description: 'For administrators: the orders that took a coupon, newest first.' })
  couponUses(
    @Context() ctx: Ctx,
    @Arg('couponId', () => ID) couponId: string,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<CouponUseRow>> {
    return listUses(ctx, couponId, paging);
  }

  @NoKey()
  @Mutation(() => CouponType, { description: 'For administrators.' })
  async createCoupon(
    @Context() ctx: Ctx,
    @Arg('input', () => CouponInputType) input: CouponInputType,
  ): Promise<CouponType> {
    return presentCoupon(ctx, await createCoupon(ctx, input));
  }

  @NoKey()
  @Mutation(() => CouponType, { description: 'For administrators. Orders that hold the coupon keep its old terms.' })
  async updateCoupon(
    @Context() ctx: Ctx,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => CouponInputType) input: CouponInputType,
  ): Promise<CouponType> {
    return presentCoupon(ctx, await updateCoupon(ctx, id, input));
  }

  @NoKey()
  @Mutation(() => CouponType, { description: 'For administrators.' })
  async setCouponActive(
    @Context() ctx: Ctx,
    @Arg('id', () => ID) id: string,
    @Arg('active', () => Boolean) active: boolean,
  ): Promise<CouponType> {
    return presentCoupon(ctx, await setCouponActive(ctx, id, active));
  }

  @NoKey()
  @Mutation(() => AckType, { description: 'For administrators; only a coupon that no order ever took.' })
  async deleteCoupon(@Context() ctx: Ctx, @Arg('id', () => ID) id: string): Promise<AckType> {
    await deleteCoupon(ctx, id);
    return { success: true, message: COUPON_TEXTS.deleted };
  }
}

@Resolver(() => CouponUseType)
export class CouponUseResolver {
  @FieldResolver(() => CustomerType, { nullable: true })
  customer(@Context() ctx: Ctx, @Root() use: CouponUseRow): Promise<CustomerRow | null> {
    return customerLoader(ctx).load(use.userId);
  }
}

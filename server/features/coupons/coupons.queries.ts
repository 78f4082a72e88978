/** The read path of coupons and their uses: plain rows. */
import type { CouponTerms } from '#core/pricing/coupons.js';
import type { Ctx } from '#platform/context.js';
import { newestFirst, orderOf, orderSql, type Order } from '#platform/db/order.js';
import { readPage, type LazyPage, type PageBounds } from '#platform/db/page.js';
import { Conditions } from '#platform/db/conditions.js';
import { row } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import type { CouponSort, CouponState } from './coupons.rules.js';
import type { CouponType, CouponUseType } from './coupons.types.js';

const COLUMNS = columns<CouponType>()(
  `id code description percent amountRials minimumRials startsAt endsAt totalLimit perUserLimit active used
   discountedRials createdAt updatedAt`,
);
const COUPON = `select ${COLUMNS} from coupons`;

export function findByCode(ctx: Ctx, code: string): Promise<CouponType | null> {
  return row<CouponType>(ctx.em, `${COUPON} where code = $1`, [code]);
}

/** `id` must be an id (platform/id isId). */
export function findCoupon(ctx: Ctx, id: string): Promise<CouponType | null> {
  return row<CouponType>(ctx.em, `${COUPON} where id = $1`, [id]);
}

/** How often a customer has used a coupon, without what was given back. */
export async function countUsesOf(ctx: Ctx, couponId: string, userId: string): Promise<number> {
  const text = 'select count(*) as uses from coupon_uses where coupon_id = $1 and user_id = $2 and released_at is null';
  return (await row<{ uses: number }>(ctx.em, text, [couponId, userId]))?.uses ?? 0;
}

/** The terms of the coupon that an order holds; with `userId` null, anyone's order. */
export async function findHeldTerms(
  ctx: Ctx,
  { orderId, userId }: { readonly orderId: string; readonly userId: string | null },
): Promise<CouponTerms | null> {
  const text = `select terms from coupon_uses where order_id = $1 and released_at is null
    and user_id = coalesce($2::uuid, user_id)`;
  return (await row<{ terms: CouponTerms }>(ctx.em, text, [orderId, userId]))?.terms ?? null;
}

export interface CouponFilter extends Order<CouponSort> {
  readonly search?: string | null | undefined;
  readonly state?: CouponState | null | undefined;
}

/** Says the same as `couponState`, of an instant or of the database's own now. */
const STATE = (at: string): string => `case when not active then 'inactive'
  when starts_at > coalesce(${at}::timestamptz, now()) then 'scheduled'
  when ends_at < coalesce(${at}::timestamptz, now()) then 'expired'
  when used >= total_limit then 'used_up' else 'active' end`;

function conditions({ search, state }: CouponFilter, now: Date | null): Conditions {
  const where = new Conditions();
  where.search(search, (has) => has('search_text'));
  if (state) {
    where.add(now, (at) => `${STATE(at)} = ${where.placeholder(state)}`);
  }
  return where;
}

const SORTS = {
  created: 'created_at',
  ends: { sql: 'ends_at', nullable: true },
  used: 'used',
  discounted: 'discounted_rials',
} as const;

export function pageCoupons(ctx: Ctx, filter: CouponFilter, bounds: PageBounds): Promise<LazyPage<CouponType>> {
  const where = conditions(filter, ctx.clock.now());
  const list = { columns: COLUMNS, from: 'from coupons', where, order: orderOf(SORTS, filter) };
  return readPage<CouponType>(ctx, list, bounds);
}

/** For exports: everything that the filter lets through, newest first. */
export function couponSelection(filter: CouponFilter): {
  readonly text: string;
  readonly values: Conditions['values'];
} {
  const { sql, values } = conditions(filter, null);
  return { text: `${COUPON} ${sql} ${orderSql(newestFirst())}`, values };
}

const USE = columns<CouponUseType>()('id userId orderId orderNumber discountRials createdAt releasedAt');

export function pageUses(ctx: Ctx, couponId: string, bounds: PageBounds): Promise<LazyPage<CouponUseType>> {
  const where = new Conditions();
  where.add(couponId, (at) => `coupon_id = ${at}`);
  const list = { columns: USE, from: 'from coupon_uses', where, order: newestFirst() };
  return readPage<CouponUseType>(ctx, list, bounds);
}

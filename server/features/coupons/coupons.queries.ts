/** The read path of coupons and their uses: plain rows. */
import type { CouponTerms } from '#core/pricing/coupons.js';
import type { Ctx } from '#platform/context.js';
import { orderBy, type Order } from '#platform/db/order.js';
import { countTotal, type Total } from '#platform/db/page.js';
import { Conditions } from '#platform/db/conditions.js';
import { row, rows } from '#platform/db/rows.js';
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

const SORTS = { created: 'created_at', ends: 'ends_at', used: 'used', discounted: 'discounted_rials' } as const;
const NEWEST = 'order by created_at desc, id desc';

export function selectCoupons(
  ctx: Ctx,
  filter: CouponFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<CouponType[]> {
  const { sql, values } = conditions(filter, ctx.clock.now());
  const bounds = `limit $${values.length + 1} offset $${values.length + 2}`;
  const text = `${COUPON} ${sql} ${orderBy(SORTS, filter)} ${bounds}`;
  return rows<CouponType>(ctx.em, text, [...values, limit, offset]);
}

export function countCoupons(ctx: Ctx, filter: CouponFilter, upTo?: number): Promise<Total> {
  const { sql, values } = conditions(filter, ctx.clock.now());
  return countTotal(ctx, `from coupons ${sql}`, values, upTo);
}

/** For exports: everything that the filter lets through, newest first. */
export function couponSelection(filter: CouponFilter): {
  readonly text: string;
  readonly values: Conditions['values'];
} {
  const { sql, values } = conditions(filter, null);
  return { text: `${COUPON} ${sql} ${NEWEST}`, values };
}

const USE = columns<CouponUseType>()('id userId orderId orderNumber discountRials createdAt releasedAt');

export function selectUses(
  ctx: Ctx,
  couponId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<CouponUseType[]> {
  const text = `select ${USE} from coupon_uses where coupon_id = $1 ${NEWEST} limit $2 offset $3`;
  return rows<CouponUseType>(ctx.em, text, [couponId, limit, offset]);
}

export function countUses(ctx: Ctx, couponId: string, upTo?: number): Promise<Total> {
  return countTotal(ctx, 'from coupon_uses where coupon_id = $1', [couponId], upTo);
}

/** A customer's use of a coupon: checked while they choose, taken with the order, released without it. */
import { LockMode } from '@mikro-orm/core';
import {
  couponDiscount,
  isCouponCode,
  missingForCoupon,
  normalizeCouponCode,
  type CouponTerms,
} from '#core/pricing/coupons.js';
import { AppError } from '#core/errors/errors.js';
import { toman, tomanToRial, type Toman } from '#core/money.js';
import { couponLineOf, type Quote } from '#core/pricing/pricing.js';
import type { Ctx, TxCtx } from '#platform/context.js';
import { isId, newId } from '#platform/id.js';
import { CouponEntity, CouponUseEntity } from './coupon.entity.js';
import { countUsesOf, findByCode, findHeldTerms } from './coupons.queries.js';
import { couponFault, termsOf } from './coupons.rules.js';

/** The customer and the order. Without a user only the conditions for everyone are checked. */
export interface CouponPurpose {
  readonly userId: string | null;
  /** The order that may hold the coupon already, and keeps the terms it got. */
  readonly orderId: string | null;
}

/**
 * The discount of a code. @throws AppError COUPON_UNKNOWN, COUPON_NOT_STARTED, COUPON_EXPIRED, COUPON_USED_UP,
 * COUPON_ALREADY_USED, RATE_LIMITED.
 */
export async function readCoupon(ctx: Ctx, typed: string, purpose: CouponPurpose): Promise<CouponTerms> {
  // Counted before it is looked up, since codes can be guessed; a right one is given back.
  const caller = ctx.viewer?.userId ?? ctx.addressKey;
  await ctx.limits.take('couponCheck', caller);
  const terms = await findTerms(ctx, typed, purpose);
  await ctx.limits.giveBack('couponCheck', caller);
  return terms;
}

async function findTerms(ctx: Ctx, typed: string, purpose: CouponPurpose): Promise<CouponTerms> {
  const code = normalizeCouponCode(typed);
  if (!isCouponCode(code)) throw new AppError('COUPON_UNKNOWN');
  const { userId, orderId } = purpose;
  const held = orderId && isId(orderId) ? await findHeldTerms(ctx, { orderId, userId }) : null;
  if (held?.code === code) return held;
  const coupon = await findByCode(ctx, code);
  if (!coupon) throw new AppError('COUPON_UNKNOWN');
  const byUser = userId ? await countUsesOf(ctx, coupon.id, userId) : 0;
  const fault = couponFault(coupon, ctx.clock.now(), byUser);
  if (fault) throw refusal(fault, coupon);
  return termsOf(coupon);
}

function refusal(
  fault: NonNullable<ReturnType<typeof couponFault>>,
  { startsAt, endsAt }: { readonly startsAt: Date | null; readonly endsAt: Date | null },
): AppError {
  if (fault === 'COUPON_NOT_STARTED') return new AppError(fault, { details: { startsAt: startsAt?.toISOString() } });
  if (fault === 'COUPON_EXPIRED') return new AppError(fault, { details: { endsAt: endsAt?.toISOString() } });
  return new AppError(fault);
}

/** @throws AppError COUPON_MINIMUM with what is missing, in toman. */
export function assertCouponCounts(coupon: CouponTerms, price: Toman): void {
  if (couponDiscount(coupon, price) > 0) return;
  const { minimumToman } = coupon;
  throw new AppError('COUPON_MINIMUM', { details: { minimumToman, missingToman: missingForCoupon(coupon, price) } });
}

export interface CouponOrder {
  readonly id: string;
  readonly orderNumber: string;
  readonly userId: string;
}

/**
 * Locks the coupon that an order holds and the one of its new quote, before its invoices and payments are
 * (platform/db/lock-order.ts). Expects the locked order.
 */
export async function lockCouponsOf(tx: TxCtx, orderId: string, quote: Quote | null): Promise<void> {
  const held = await tx.em.findOne(CouponUseEntity, { orderId, releasedAt: null }, { refresh: true });
  const code = (quote && couponLineOf(quote)?.key) ?? null;
  if (held || code) await lockCoupons(tx, code, held?.couponId ?? null);
}

/** The coupons that several orders hold, before these are dropped together. */
export async function lockHeldCoupons(tx: TxCtx, orderIds: readonly string[]): Promise<void> {
  const held = await tx.em.find(CouponUseEntity, { orderId: { $in: [...orderIds] }, releasedAt: null });
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } } as const;
  await tx.em.find(CouponEntity, { id: { $in: held.map(({ couponId }) => couponId) } }, lock);
}

/**
 * Takes the coupon in an order's quote, or releases the one it had before. The coupon's row is locked: the second of
 * two concurrent orders sees the use of the first. Expects a new order, or one under its lock.
 * @throws AppError what `readCoupon` throws, and PRICE_MISMATCH where the coupon was changed since it was priced.
 */
export async function settleCoupon(tx: TxCtx, order: CouponOrder, quote: Quote): Promise<void> {
  const line = couponLineOf(quote);
  const held = await tx.em.findOne(CouponUseEntity, { orderId: order.id, releasedAt: null }, { refresh: true });
  if (!line && !held) return;
  const coupons = await lockCoupons(tx, line?.key ?? null, held?.couponId ?? null);
  const taken = toman(-(line?.amountToman ?? 0));
  const price = toman(quote.payable + taken);
  if (held && held.terms.code === line?.key) {
    changeUse(held, coupons, assertSame(held.terms, price, taken));
  } else {
    if (held) giveBack(tx, held, coupons);
    // Before the new use: an order has one use that is not released.
    await tx.em.flush();
    if (line) await take(tx, order, { coupon: byCode(coupons, line.key), price, taken });
  }
  await tx.em.flush();
  tx.publish('list.changed', { list: 'coupons' });
}

/** Both rows in one order, so that two orders that swap coupons cannot wait for each other. */
function lockCoupons(tx: TxCtx, code: string | null, id: string | null): Promise<CouponEntity[]> {
  const wanted = [...(code === null ? [] : [{ code }]), ...(id === null ? [] : [{ id }])];
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } } as const;
  return tx.em.find(CouponEntity, { $or: wanted }, lock);
}

function byCode(coupons: readonly CouponEntity[], code: string): CouponEntity {
  const coupon = coupons.find((each) => each.code === code);
  if (!coupon) throw new AppError('COUPON_UNKNOWN');
  return coupon;
}

function byId(coupons: readonly CouponEntity[], id: string): CouponEntity {
  const coupon = coupons.find((each) => each.id === id);
  if (!coupon) throw new Error(`the coupon ${id} of a use is gone`);
  return coupon;
}

/** An administrator may have changed the coupon since it was priced. */
function assertSame(terms: CouponTerms, price: Toman, taken: Toman): Toman {
  const discount = couponDiscount(terms, price);
  if (discount === taken) return taken;
  const [shownToman, actualToman] = [price - taken, price - discount];
  const details = { shownToman, actualToman, differenceToman: actualToman - shownToman };
  throw new AppError('PRICE_MISMATCH', { details });
}

interface Taking {
  readonly coupon: CouponEntity;
  readonly price: Toman;
  readonly taken: Toman;
}

async function take(tx: TxCtx, order: CouponOrder, { coupon, price, taken }: Taking): Promise<void> {
  const now = tx.clock.now();
  const fault = couponFault(coupon, now, await countUsesOf(tx, coupon.id, order.userId));
  if (fault) throw refusal(fault, coupon);
  const terms = termsOf(coupon);
  const discountRials = tomanToRial(assertSame(terms, price, taken));
  const use = tx.em.create(CouponUseEntity, {
    id: newId(),
    couponId: coupon.id,
    userId: order.userId,
    orderId: order.id,
    orderNumber: order.orderNumber,
    terms,
    discountRials,
    releasedAt: null,
    createdAt: now,
  });
  tx.em.persist(use);
  count(coupon, 1, discountRials);
}

function changeUse(use: CouponUseEntity, coupons: readonly CouponEntity[], taken: Toman): void {
  const discountRials = tomanToRial(taken);
  count(byId(coupons, use.couponId), 0, discountRials - use.discountRials);
  use.discountRials = discountRials;
}

function giveBack(tx: TxCtx, use: CouponUseEntity, coupons: readonly CouponEntity[]): void {
  use.releasedAt = tx.clock.now();
  count(byId(coupons, use.couponId), -1, -use.discountRials);
}

function count(coupon: CouponEntity, uses: number, rials: number): void {
  coupon.used += uses;
  coupon.discountedRials = (coupon.discountedRials + rials) as CouponEntity['discountedRials'];
}

/** Gives the coupon of an order back that was dropped unpaid; without one, nothing happens. */
export async function releaseCoupon(tx: TxCtx, orderId: string): Promise<void> {
  const held = await tx.em.findOne(CouponUseEntity, { orderId, releasedAt: null }, { refresh: true });
  if (!held) return;
  giveBack(tx, held, await lockCoupons(tx, null, held.couponId));
  await tx.em.flush();
  tx.publish('list.changed', { list: 'coupons' });
}

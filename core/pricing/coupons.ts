/**
 * The discount of a coupon on a price. Pure, for the one price function; who may use a coupon is decided by the server.
 */
import { toLatinDigits } from '../text/digits.js';
import { GATEWAY } from '../limits/limits.js';
import { rialToToman, toman, type Toman } from '../money.js';

export const COUPON_KINDS = ['percent', 'amount'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

/** Everything of a coupon that its discount depends on. */
export interface CouponTerms {
  /** Upper case, as it is printed. */
  readonly code: string;
  readonly kind: CouponKind;
  /** Per cent (1 to 100) or toman, as `kind` says. */
  readonly value: number;
  /** The price before the coupon from which it counts; 0 for any. */
  readonly minimumToman: Toman;
}

export const COUPON_CODE = { min: 3, max: 30 } as const;

/** The minimum that remains to be paid with any coupon: the gateway takes no less. */
export const LEAST_PAYABLE: Toman = rialToToman(GATEWAY.minRials);

/** Reads a code as people type it: any digits, any case, stray blanks. */
export function normalizeCouponCode(typed: string): string {
  return toLatinDigits(typed)
    .replace(/[\s\u200c-\u200f\u2066-\u2069]/g, '')
    .toUpperCase();
}

export function isCouponCode(code: string): boolean {
  return code.length >= COUPON_CODE.min && code.length <= COUPON_CODE.max && /^[A-Z0-9][A-Z0-9_-]*$/.test(code);
}

/** How much is still missing until the coupon counts, in toman; 0 where it does. */
export function missingForCoupon(coupon: CouponTerms, price: number): Toman {
  return toman(Math.max(0, coupon.minimumToman - price));
}

/**
 * The discount of a coupon on the price to pay now. Nothing below its minimum, and never so much that less than
 * LEAST_PAYABLE is left.
 */
export function couponDiscount(coupon: CouponTerms, price: Toman): Toman {
  if (missingForCoupon(coupon, price) > 0) return toman(0);
  const wanted = coupon.kind === 'percent' ? Math.round((price * coupon.value) / 100) : coupon.value;
  return toman(Math.max(0, Math.min(wanted, price - LEAST_PAYABLE)));
}

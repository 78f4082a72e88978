/** Whether a coupon may be used, with the first reason that the customer is shown. Pure. */
import type { CouponTerms } from '#core/pricing/coupons.js';
import type { ErrorCode } from '#core/errors/errors.js';
import { rialToToman, type Rial } from '#core/money.js';

/** The orders of a list of coupons. */
export const COUPON_SORTS = ['created', 'ends', 'used', 'discounted'] as const;
export type CouponSort = (typeof COUPON_SORTS)[number];

export interface CouponLimits {
  readonly active: boolean;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly totalLimit: number | null;
  readonly perUserLimit: number | null;
  readonly used: number;
}

export interface CouponValue {
  readonly code: string;
  readonly percent: number | null;
  readonly amountRials: Rial | null;
  readonly minimumRials: Rial;
}

/** `usedByUser`: how often the customer has used it; 0 for a guest. */
export function couponFault(coupon: CouponLimits, now: Date, usedByUser: number): ErrorCode | null {
  const { active, startsAt, endsAt, totalLimit, perUserLimit, used } = coupon;
  // A coupon that is switched off is treated as unknown.
  if (!active) return 'COUPON_UNKNOWN';
  if (startsAt && now < startsAt) return 'COUPON_NOT_STARTED';
  if (endsAt && now > endsAt) return 'COUPON_EXPIRED';
  if (perUserLimit !== null && usedByUser >= perUserLimit) return 'COUPON_ALREADY_USED';
  if (totalLimit !== null && used >= totalLimit) return 'COUPON_USED_UP';
  return null;
}

export function termsOf({ code, percent, amountRials, minimumRials }: CouponValue): CouponTerms {
  const minimumToman = rialToToman(minimumRials);
  if (percent !== null) return { code, kind: 'percent', value: percent, minimumToman };
  if (amountRials === null) throw new Error(`the coupon ${code} has no value`);
  return { code, kind: 'amount', value: rialToToman(amountRials), minimumToman };
}

export const COUPON_STATES = ['active', 'scheduled', 'expired', 'used_up', 'inactive'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

/** The coupon's state for everyone, for the administrators' list. */
export function couponState(coupon: CouponLimits, now: Date): CouponState {
  if (!coupon.active) return 'inactive';
  switch (couponFault(coupon, now, 0)) {
    case 'COUPON_NOT_STARTED':
      return 'scheduled';
    case 'COUPON_EXPIRED':
      return 'expired';
    case 'COUPON_USED_UP':
      return 'used_up';
    default:
      return 'active';
  }
}

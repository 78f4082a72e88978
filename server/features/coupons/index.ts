/** Discount codes: who may use them, and which orders did. */
import type { Feature } from '#platform/feature.js';
import { CouponEntity, CouponUseEntity } from './coupon.entity.js';
import { CouponResolver, CouponTermsResolver, CouponUseResolver } from './coupons.resolver.js';

export { couponsSchema } from './coupons.inputs.js';
export { couponSelection } from './coupons.queries.js';
export { createCoupon, setCouponActive } from './manage-coupons.service.js';
export { CouponUseType, type CouponType } from './coupons.types.js';
export {
  assertCouponCounts,
  lockCouponsOf,
  lockHeldCoupons,
  readCoupon,
  releaseCoupon,
  settleCoupon,
  type CouponPurpose,
} from './use-coupon.service.js';

export const couponsFeature: Feature = {
  name: 'coupons',
  entities: [CouponEntity, CouponUseEntity],
  resolvers: [CouponResolver, CouponTermsResolver, CouponUseResolver],
};

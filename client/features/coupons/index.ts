/** The field that takes a coupon's code, and the administration's tab. */
export { CouponField } from './coupon-field.js';
export { loadAdminCouponsTab } from './loaders.js';

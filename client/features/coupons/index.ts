/** The field that takes a coupon's code. */
export { CouponField } from './coupon-field.js';

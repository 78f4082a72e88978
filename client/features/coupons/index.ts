/** The field that takes a coupon's code, and the administration's tab. */
export { CouponField } from './coupon-field.js';

/** The administration's tab, loaded when it is opened. */
export const loadAdminCouponsTab = async () => (await import('./admin/coupons-tab.js')).CouponsTab;

/** What other features load only when they need it. */

/** The administration's tab, loaded when it is opened. */
export const loadAdminCouponsTab = async () => (await import('./admin/coupons-tab.js')).CouponsTab;

/** Loads parts for other features only when they need them. */

/** The administration's tab, loaded when it is opened. */
export const loadAdminCouponsTab = async () => (await import('./admin/coupons-tab.js')).CouponsTab;

/** Loads parts for other features only when they need them. */

/** The administration's tab, loaded when it is opened. */
export const loadAdminOrdersTab = async () => (await import('./admin/orders-tab.js')).AdminOrdersTab;
/** Loaded once a payment has succeeded. */
export const loadPaidSite = async () => (await import('./site/paid-site.js')).PaidSite;

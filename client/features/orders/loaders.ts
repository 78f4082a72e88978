/** Loads parts for other features only when they need them. */

/** The administration's tab, loaded when it is opened. */
export const loadAdminOrdersTab = async () => (await import('./admin/orders-tab.js')).AdminOrdersTab;

/** What other features load only when they need it. */

/** The administration's tab, loaded when it is opened. */
export const loadAdminOrdersTab = async () => (await import('./admin/orders-tab.js')).AdminOrdersTab;

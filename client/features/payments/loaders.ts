/** Loads parts for other features only when they need them. */

/** The administration's tab, loaded when it is opened. */
export const loadAdminPaymentsTab = async () => (await import('./admin/payments-tab.js')).PaymentsTab;

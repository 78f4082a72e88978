/** What other features load only when they need it. */

/** The administration's tab, loaded when it is opened. */
export const loadAdminPaymentsTab = async () => (await import('./admin/payments-tab.js')).PaymentsTab;

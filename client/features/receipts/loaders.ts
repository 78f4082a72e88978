/** What other features load only when they need it. */

/** The administration's tab, loaded when it is opened. */
export const loadAdminReceiptsTab = async () => (await import('./admin/receipts-tab.js')).AdminReceiptsTab;

/** The dashboard's tab, loaded when it is opened. */
export const loadReceiptsTab = async () => (await import('./receipts-tab.js')).ReceiptsTab;

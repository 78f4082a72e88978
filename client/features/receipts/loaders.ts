/** Loads parts for other features only when they need them. */

/** The administration's tab, loaded when it is opened. */
export const loadAdminReceiptsTab = async () => (await import('./admin/receipts-tab.js')).AdminReceiptsTab;

/** The dashboard's tab, loaded when it is opened. */
export const loadReceiptsTab = async () => (await import('./receipts-tab.js')).ReceiptsTab;

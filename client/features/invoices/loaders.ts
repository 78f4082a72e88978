/** Loads parts for other features only when they need them. */

/** The administration's tab, loaded when it is opened. */
export const loadAdminInvoicesTab = async () => (await import('./admin/invoices-tab.js')).AdminInvoicesTab;

/** The dashboard's tab, loaded when it is opened. */
export const loadInvoicesTab = async () => (await import('./invoices-tab.js')).InvoicesTab;

/** What other features load only when they need it. */

/** The administration's tab, loaded when it is opened. */
export const loadAdminInvoicesTab = async () => (await import('./admin/invoices-tab.js')).AdminInvoicesTab;

/** The dashboard's tab, loaded when it is opened. */
export const loadInvoicesTab = async () => (await import('./invoices-tab.js')).InvoicesTab;

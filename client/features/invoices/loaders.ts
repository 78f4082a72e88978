/** Loads parts for other features only when they need them. */

/** The administration's tab, loaded when it is opened. */
export const loadAdminInvoicesTab = async () => (await import('./admin/invoices-tab.js')).AdminInvoicesTab;

/** The dashboard's tab, loaded when it is opened. */
export const loadInvoicesTab = async () => (await import('./invoices-tab.js')).InvoicesTab;

/** The rates of the value added tax, loaded when they are opened. */
export const loadVatSettings = async () => (await import('./admin/tax/vat-card.js')).VatCard;

/** The seller on invoices, loaded when it is opened. */
export const loadSellerSettings = async () => (await import('./admin/tax/seller-card.js')).SellerCard;

/** Invoices, their administration, and how a payment is split between wallet and card. */
export { adminTaxMessages } from './admin/tax/admin-tax.messages.js';
export type { InvoicePayer } from './invoice-payer.js';
export { PayButtons } from './pay-buttons.js';
export { splitParts, type SplitParts } from './split-parts.js';
export { confirmSplit } from './split-question.js';
export { loadAdminInvoicesTab, loadInvoicesTab, loadSellerSettings, loadVatSettings } from './loaders.js';

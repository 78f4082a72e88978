/** Invoices, their administration, and how a payment is split between wallet and card. */
export { adminTaxMessages } from './admin/tax/admin-tax.messages.js';
export { SellerCard } from './admin/tax/seller-card.js';
export { VatCard } from './admin/tax/vat-card.js';
export type { InvoicePayer } from './invoice-payer.js';
export { PayButtons } from './pay-buttons.js';
export { splitParts, type SplitParts } from './split-parts.js';
export { confirmSplit } from './split-question.js';
export { loadAdminInvoicesTab, loadInvoicesTab } from './loaders.js';

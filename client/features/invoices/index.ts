/** A customer's invoices, and how a payment is split between wallet and card. */
export type { InvoicePayer } from './invoice-payer.js';
export { PayButtons } from './pay-buttons.js';
export { splitParts, type SplitParts } from './split-parts.js';
export { confirmSplit } from './split-question.js';

/** The dashboard's tab, loaded when it is opened. */
export const loadInvoicesTab = async () => (await import('./invoices-tab.js')).InvoicesTab;

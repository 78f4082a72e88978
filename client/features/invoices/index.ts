/** A customer's invoices, and how a payment is split between wallet and card. */
export type { InvoicePayer } from './invoice-payer.js';
export { InvoicesTab } from './invoices-tab.js';
export { PayButtons } from './pay-buttons.js';
export { splitParts, type SplitParts } from './split-parts.js';
export { confirmSplit } from './split-question.js';

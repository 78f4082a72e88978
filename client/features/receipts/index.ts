/** A customer's receipts, and the public pages that verify documents. */
export { ReceiptsTab } from './receipts-tab.js';
export { VerifiedDocument } from './verified-document.js';

/** Receipts, their administration, and the public pages that verify documents. */
export { ReceiptFiles } from './receipt-files.js';
export { VerifiedDocument } from './verified-document.js';
export { loadAdminReceiptsTab, loadReceiptsTab } from './loaders.js';

/** Receipts, their administration, and the public pages that verify documents. */
export { ReceiptFiles } from './receipt-files.js';
export { VerifiedDocument } from './verified-document.js';

/** The dashboard's tab, loaded when it is opened. */
export const loadReceiptsTab = async () => (await import('./receipts-tab.js')).ReceiptsTab;

/** The administration's tab, loaded when it is opened. */
export const loadAdminReceiptsTab = async () => (await import('./admin/receipts-tab.js')).AdminReceiptsTab;

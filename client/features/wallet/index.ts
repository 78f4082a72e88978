/** A customer's wallet (balance, top-ups, statement), and the administration of everyone's. */
export { AdjustDialog } from './admin/adjust-dialog.js';
export { adminWalletMessages } from './admin/admin-wallets.messages.js';
export { depositAttempt, dropPending, storePending, readPending } from './pending-info.js';
export { loadAdminWalletsTab, loadWalletTab } from './loaders.js';

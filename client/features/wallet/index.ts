/** A customer's wallet (balance, top-ups, statement), and the administration of everyone's. */
export { AdjustDialog } from './admin/adjust-dialog.js';
export { adminWalletMessages } from './admin/admin-wallets.messages.js';
export { depositAttempt, dropPending, keepPending, readPending } from './pending-info.js';

/** The dashboard's tab, loaded when it is opened. */
export const loadWalletTab = async () => (await import('./wallet-tab.js')).WalletTab;

/** The administration's tab, loaded when it is opened. */
export const loadAdminWalletsTab = async () => (await import('./admin/wallets-tab.js')).WalletsTab;

/** What other features load only when they need it. */

/** The administration's tab, loaded when it is opened. */
export const loadAdminWalletsTab = async () => (await import('./admin/wallets-tab.js')).WalletsTab;

/** The dashboard's tab, loaded when it is opened. */
export const loadWalletTab = async () => (await import('./wallet-tab.js')).WalletTab;

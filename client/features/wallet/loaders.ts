/** Loads parts for other features only when they need them. */

/** The administration's tab, loaded when it is opened. */
export const loadAdminWalletsTab = async () => (await import('./admin/wallets-tab.js')).WalletsTab;

/** The dashboard's tab, loaded when it is opened. */
export const loadWalletTab = async () => (await import('./wallet-tab.js')).WalletTab;

/** Loads parts for other features only when they need them. */

/** The administration's tab, loaded when it is opened. */
export const loadAdminKeysTab = async () => (await import('./admin/admin-keys-tab.js')).AdminKeysTab;

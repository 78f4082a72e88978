/** What other features load only when they need it. */

/** The administration's tab, loaded when it is opened. */
export const loadAdminKeysTab = async () => (await import('./admin/admin-keys-tab.js')).AdminKeysTab;

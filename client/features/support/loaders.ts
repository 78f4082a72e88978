/** Loads parts for other features only when they need them. */

/** The administration's tab, loaded when it is opened. */
export const loadAdminSupportTab = async () => (await import('./admin/support-tab.js')).SupportTab;

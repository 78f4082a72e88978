/** What other features load only when they need it. */

/** The administration's tab, loaded when it is opened. */
export const loadAdminSupportTab = async () => (await import('./admin/support-tab.js')).SupportTab;

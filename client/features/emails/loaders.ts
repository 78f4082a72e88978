/** Loads parts for other features only when they need them. */

/** The administration's tab, loaded when it is opened. */
export const loadAdminEmailsTab = async () => (await import('./admin/emails-tab.js')).EmailsTab;

/** What other features load only when they need it. */

/** The administration's tab, loaded when it is opened. */
export const loadAdminEmailsTab = async () => (await import('./admin/emails-tab.js')).EmailsTab;

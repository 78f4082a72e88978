/** What other features load only when they need it. */

/** The administration's tab, loaded when it is opened. */
export const loadAdminSitesTab = async () => (await import('./admin/sites-tab.js')).SitesTab;

/** Loads parts for other features only when they need them. */

/** The administration's tab, loaded when it is opened. */
export const loadAdminSitesTab = async () => (await import('./admin/sites-tab.js')).SitesTab;

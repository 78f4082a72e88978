/** Loads parts for other features only when they need them. */

/** The administration's tab, loaded when it is opened. */
export const loadAdminDomainsTab = async () => (await import('./admin/domains-tab.js')).DomainsTab;

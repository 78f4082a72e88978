/** What other features load only when they need it. */

/** The administration's tab, loaded when it is opened. */
export const loadAdminDomainsTab = async () => (await import('./admin/domains-tab.js')).DomainsTab;

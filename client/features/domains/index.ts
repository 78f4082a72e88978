/** Extensions of domains, their prices, and the check of a name: the administration's tab. */

/** The administration's tab, loaded when it is opened. */
export const loadAdminDomainsTab = async () => (await import('./admin/domains-tab.js')).DomainsTab;
